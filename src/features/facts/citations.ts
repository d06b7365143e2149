const books = String.raw`R\.C\.|(?:Sup|Civ|Cond|Evid)\.R\.|\d+ U\.S\.C\.|\d+ CFR|Ohio Adm\. Code`;
const sectionNumber = String.raw`\d[\w.:-]*\w(?:\(\w+\))*`;
const citation = new RegExp(
  `(?<book>${books}) (?<list>${sectionNumber}(?:(?:, | and |, and )\\d[\\w:-]*\\.\\w+(?:\\(\\w+\\))*)*)`,
  'g',
);

/** A section cited in a text, without its divisions ("R.C. 2106.25"), and its position. */
export interface Citation {
  section: string;
  index: number;
}

/** The sections cited in a text: "R.C. 2106.18(A), 2106.19" gives two. Chapters are not included. */
export const citationsIn = (text: string): Citation[] =>
  [...text.matchAll(citation)].flatMap(({ groups, index }) =>
    (groups?.list ?? '').split(/, and |, | and /).map((section) => ({
      section: `${groups?.book} ${section.replace(/\(.*/, '')}`,
      index,
    })),
  );
