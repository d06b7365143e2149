const books = String.raw`R\.C\.|(?:Sup|Civ|Cond|Evid)\.R\.|\d+\s+U\.S\.C\.|\d+\s+CFR|OAC|Ohio\s+Adm\.\s+Code`;
const sectionNumber = String.raw`\d[\w.:-]*\w(?:\(\w+\))*`;
const citation = new RegExp(
  `(?<book>${books})\\s+(?<list>${sectionNumber}(?:(?:,\\s+and|,|\\s+and)\\s+\\d[\\w:-]*\\.\\w+(?:\\(\\w+\\))*)*)`,
  'g',
);

/** How the list of read sections spells a book, which a text may break across lines, or call OAC. */
const bookName = (book = ''): string => book.replace(/\s+/g, ' ').replace('OAC', 'Ohio Adm. Code');

/** A section cited in a text, without its divisions ("R.C. 2106.25"), and its position. */
export interface Citation {
  section: string;
  index: number;
}

/** The sections cited in a text: "R.C. 2106.18(A), 2106.19" gives two. Chapters are not included. */
export const citationsIn = (text: string): Citation[] =>
  [...text.matchAll(citation)].flatMap(({ groups, index }) =>
    (groups?.list ?? '')
      .split(/[,\s]+/)
      .filter((word) => word !== 'and')
      .map((section) => ({ section: `${bookName(groups?.book)} ${section.replace(/\(.*/, '')}`, index })),
  );
