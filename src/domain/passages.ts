/** A quotable piece of the site: one section of a page, one FAQ item, one short answer. Written by the build. */
export interface Passage {
  /** Path with the section's anchor; also the passage's id. */
  url: string;
  page: string;
  heading: string;
  /** The author's direct answer: the first sentence of the section. */
  answer: string;
  /** What follows the answer, as plain text. */
  text: string;
}

/** Splits plain text after its first sentence. Abbreviations of the field ("R.C.", "St.") do not end a sentence. */
export function firstSentence(text: string): [string, string] {
  const end = /(?<!\b(?:R\.C|St|Mr|Mrs|Dr|No|vs|e\.g|i\.e|U\.S))[.!?]["”’)]?(?=\s+["“(]?[A-Z0-9$])/.exec(text);
  if (!end) return [text.trim(), ''];
  const cut = end.index + end[0].length;
  return [text.slice(0, cut).trim(), text.slice(cut).trim()];
}
