const ones =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const number = String.raw`(?:\d[\d,.]*\+?|(?:(?:${tens})(?:[-\s](?:${ones}))?|${ones}|half an?|an? (?:hundred|thousand|dozen))(?:[-\s](?:hundred|thousand|million))*)`;
const range = String.raw`${number}(?:\s?(?:-|–|to|or)\s?${number})?`;
const unit = '(?:hours?|days?|weeks?|months?|years?)';

const figure = new RegExp(
  [
    String.raw`\$\s?\d[\d,.]*\+?`,
    String.raw`\b${range}\s(?:U\.?S\.? )?dollars?\b`,
    String.raw`\b${range}\s?(?:%|per\s?cent\b)`,
    String.raw`\b${range}[\s-]+(?:(?:calendar|business|working|full|more|long)\s)?${unit}\b`,
  ].join('|'),
  'gi',
);

export interface TypedFigure {
  text: string;
  /** 1-based line of the source. */
  line: number;
}

/**
 * Finds dollar amounts, percentages and lengths of time typed by hand, in digits or in words, in the
 * Markdown, MDX or YAML source of a page. Figures that come from the facts (`<Fact id="…" />`, `{fact-id}`)
 * and from the fixed claims (`<Claim id="…" />`) leave no number in the source, so they are never reported.
 */
export function findFigures(source: string): TypedFigure[] {
  return [...source.matchAll(figure)].map((match) => ({
    text: match[0].replace(/\s+/g, ' '),
    line: source.slice(0, match.index).split('\n').length,
  }));
}

/** A fact's placeholder in a plain string. */
const placeholder = /\{([a-z][a-z0-9-]*)\}/g;

/** A plain string split at its placeholders: text and fact ids alternate, text first. */
export const splitAtFacts = (text: string): string[] => text.split(placeholder);

/** Replaces `{fact-id}` in a plain string (a title, a description, a short answer) by the fact's value. */
export const fillFacts = (text: string, getValue: (id: string) => string): string =>
  text.replace(placeholder, (_, id: string) => getValue(id));

/** The ids of the facts that a plain string has as `{fact-id}`, each once, in order. */
export const factIdsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, id = '']) => id)),
];
