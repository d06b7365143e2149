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
    why: 'Stands in the wrong claim itself: the length is right, the day it is said to start from is not.',
  },
  {
    file: 'src/content/corrections/will-within-days.mdx',
    text: 'three days',
    why: 'Stands in the wrong claim itself: a deadline that we found in no Ohio law.',
  },
  {
    file: 'src/content/corrections/spouse-with-stepchildren.mdx',
    text: '$60,000',
    why: 'Stands in the wrong claim itself, which leaves out the share of the balance.',
  },
  {
    file: 'src/content/corrections/executor-commission.mdx',
    text: '2%',
    why: 'Stands in the wrong claim itself: not the rates, nor the section, of the commission.',
  },
  {
    file: 'src/content/corrections/executor-commission.mdx',
    text: '1%',
    why: 'Stands in the wrong claim itself: not the rates, nor the section, of the commission.',
  },
  {
    file: 'src/content/corrections/executor-commission.mdx',
    text: '4%',
    why: 'Stands in the wrong claim itself: not the rates, nor the section, of the commission.',
  },
  {
    file: 'src/content/pages/first-48-hours.mdx',
    text: '48 hours',
    why: 'Names the page: nothing in the law is counted in it.',
  },
];
