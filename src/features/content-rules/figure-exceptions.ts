// Figures that may be typed by hand, named one by one. An unused exception fails the build too.

export interface FigureException {
  file: string;
  text: string;
  why: string;
}

export const figureExceptions: FigureException[] = [
  {
    file: 'src/content/corrections/creditors-from-publication.mdx',
    text: 'six months',
    why: 'Part of the wrong claim that is quoted: the length is right, the start day is not.',
  },
  {
    file: 'src/content/corrections/will-within-days.mdx',
    text: 'three days',
    why: 'Part of the wrong claim that is quoted: no Ohio law has this deadline.',
  },
  {
    file: 'src/content/corrections/spouse-with-stepchildren.mdx',
    text: '$60,000',
    why: 'Part of the wrong claim that is quoted, which leaves out the share of the balance.',
  },
  {
    file: 'src/content/corrections/executor-commission.mdx',
    text: '2%',
    why: 'Part of the wrong claim that is quoted: not the rates, nor the section, of the commission.',
  },
  {
    file: 'src/content/corrections/executor-commission.mdx',
    text: '1%',
    why: 'Part of the wrong claim that is quoted: not the rates, nor the section, of the commission.',
  },
  {
    file: 'src/content/corrections/executor-commission.mdx',
    text: '4%',
    why: 'Part of the wrong claim that is quoted: not the rates, nor the section, of the commission.',
  },
  {
    file: 'src/content/pages/first-48-hours.mdx',
    text: '48 hours',
    why: 'The name of the page, not a period of the law.',
  },
];
