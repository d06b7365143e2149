// Figures that may be typed by hand, named one by one. An unused exception fails the build too.

interface FigureException {
  file: string;
  texts: string[];
  why: string;
}

export const figureExceptions: FigureException[] = [
  {
    file: 'src/content/corrections/creditors-from-publication.mdx',
    texts: ['six months'],
    why: 'Part of the wrong claim that is quoted: the length is right, the start day is not.',
  },
  {
    file: 'src/content/corrections/will-within-days.mdx',
    texts: ['three days'],
    why: 'Part of the wrong claim that is quoted: no Ohio law has this deadline.',
  },
  {
    file: 'src/content/corrections/spouse-with-stepchildren.mdx',
    texts: ['$60,000'],
    why: 'Part of the wrong claim that is quoted, which leaves out the share of the balance.',
  },
  {
    file: 'src/content/corrections/executor-commission.mdx',
    texts: ['2%', '1%', '4%'],
    why: 'Part of the wrong claim that is quoted: not the rates, nor the section, of the commission.',
  },
  {
    file: 'src/content/pages/first-48-hours.mdx',
    texts: ['48 hours'],
    why: 'The name of the page, not a period of the law.',
  },
];
