import { type HTMLElement, parse } from 'node-html-parser';
import { getFact } from '../facts/facts.build.ts';
import { sectionNotRead } from '../facts/grade.ts';
import { type Bar, type Block, type Run, runsToText, type Step } from './blocks.ts';
import { runsIn } from './text-runs.build.ts';

/** A length of time says that it is our estimate, or of a section that we did not read, because the reader may hold one step alone. */
function withGrade(time: Run[]): Run[] {
  const grades = time.flatMap(({ fact }) => (fact ? getFact(fact).grade : []));
  if (grades.includes('K')) return [...time, { text: ` (${sectionNotRead})` }];
  return grades.includes('S') ? [...time, { text: ', our estimate' }] : time;
}

function step(item: HTMLElement): Step {
  const [heading, ...rest] = item.children;
  const time = rest.find(({ classList }) => classList.contains('step-time'));
  return {
    title: heading ? runsToText(runsIn(heading)) : '',
    ...(time ? { time: withGrade(runsIn(time)) } : {}),
    blocks: rest.filter((element) => element !== time).flatMap(blocksOf),
  };
}

function bar(item: HTMLElement): Bar {
  const label = item.querySelector('.bar-label');
  const value = label?.querySelector('strong');
  const rect = item.querySelectorAll('rect').at(-1);
  if (!label || !value || !rect) throw new Error('The guide expects a bar to hold a figure, a label and a drawing.');
  value.remove();
  return {
    value: runsIn(value),
    label: runsIn(label),
    start: Number(rect.getAttribute('x')),
    width: Number(rect.getAttribute('width')),
  };
}

function list(element: HTMLElement): Block {
  if (element.classList.contains('steps')) return { kind: 'steps', steps: element.children.map(step) };
  if (element.classList.contains('bars')) return { kind: 'bars', bars: element.children.map(bar) };
  const items = element.children.map((item) => ({
    ...(item.id ? { id: item.id } : {}),
    runs: runsIn(item),
  }));
  return { kind: 'list', ordered: element.tagName === 'OL', items };
}

function table(element: HTMLElement): Block {
  const rows = element.querySelectorAll('tbody tr').map((row) => row.children.map(runsIn));
  return { kind: 'table', columns: element.querySelectorAll('thead th').map(runsIn), rows };
}

function callout(element: HTMLElement): Block {
  const [title, ...rest] = element.children;
  return {
    kind: 'callout',
    title: title ? runsToText(runsIn(title)) : '',
    tone: element.classList.contains('care') ? 'care' : 'note',
    blocks: rest.flatMap(blocksOf),
  };
}

function blocksOf(element: HTMLElement): Block[] {
  switch (element.tagName) {
    case 'H2':
    case 'H3':
      return [
        { kind: 'heading', level: element.tagName === 'H2' ? 2 : 3, id: element.id, text: runsToText(runsIn(element)) },
      ];
    case 'P':
      return [{ kind: 'paragraph', runs: runsIn(element) }];
    case 'UL':
    case 'OL':
      return [list(element)];
    case 'TABLE':
      return [table(element)];
    case 'ASIDE':
      return [callout(element)];
    case 'DETAILS':
    case 'DIV':
    case 'SECTION':
    case 'SUMMARY':
      return element.children.flatMap(blocksOf);
    default:
      throw new Error(
        `The guide cannot print <${element.tagName.toLowerCase()}>. Teach src/features/guide/from-html.build.ts to.`,
      );
  }
}

/** The blocks of a rendered entry. Throws on HTML that the guide cannot print. */
export const blocksFromHtml = (html: string): Block[] => parse(html).children.flatMap(blocksOf);
