const books = String.raw`R\.C\.|(?:Sup|Civ|Cond|Evid)\.R\.|\d+ U\.S\.C\.|\d+ CFR|Ohio Adm\. Code`;
const number = String.raw`\d[\w.:-]*\w(?:\(\w+\))*`;
const citation = new RegExp(
  `(?<book>${books}) (?<list>${number}(?:(?:, | and |, and )\\d[\\w:-]*\\.\\w+(?:\\(\\w+\\))*)*)`,
  'g',
);

/** A section that a text cites, without its divisions ("R.C. 2106.25"), and where in the text. */
export interface Citation {
  section: string;
  index: number;
}

/** The sections that a text cites: "R.C. 2106.18(A), 2106.19" names two. A chapter is no section. */
export const citationsIn = (text: string): Citation[] =>
  [...text.matchAll(citation)].flatMap(({ groups, index }) =>
    (groups?.list ?? '').split(/, and |, | and /).map((one) => ({
      section: `${groups?.book} ${one.replace(/\(.*/, '')}`,
      index,
    })),
  );
