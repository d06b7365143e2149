// Two questions that are neither a day, a sum nor a choice.
import { useState } from 'react';
import { ohioCounties } from '../../shared/ohio-counties.ts';
import type { Child } from '../law/family.ts';
import { parseChildren, printChildren } from '../law/family-notation.ts';
import { countyKey } from '../law/state.ts';

interface Props {
  /** As it stands in the address. */
  text: string;
  set: (text: string) => void;
}

/** As many as an address holds. */
const mostChildren = 20;

const countOf = (children: Child[] | undefined, of: Child['of']) =>
  children === undefined ? '' : String(children.filter((child) => child.of === of).length);

/** Living children by their other parent. Lines of children who died are asked by another tool, and are kept. */
export function ChildrenField({ text, set }: Props) {
  const children = parseChildren(text);
  const [typed, type] = useState({ both: countOf(children, 'both'), other: countOf(children, 'other') });
  const count = (of: Child['of'], value: string) => {
    const now = { ...typed, [of]: value.replaceAll(/\D/g, '').slice(0, 2) };
    type(now);
    const [both, other] = [Number(now.both), Number(now.other)];
    const known = (now.both || now.other) && both + other <= mostChildren;
    const living = (of: Child['of'], many: number): Child[] =>
      Array.from({ length: many }, () => ({ living: true, of }));
    set(known ? printChildren([...living('both', both), ...living('other', other)]) : '');
  };

  if (children?.some(({ living }) => !living)) {
    return (
      <p className="plan-brought">
        {children.length} with the lines of those who died, as you typed them in “Who inherits”.{' '}
        <button type="button" className="button quiet" onClick={() => set('')}>
          Count anew
        </button>
      </p>
    );
  }
  return (
    <>
      {(['both', 'other'] as const).map((of) => (
        <label key={of} className="plan-count">
          <input
            className="input"
            inputMode="numeric"
            value={typed[of]}
            autoComplete="off"
            onChange={({ target }) => count(of, target.value)}
          />
          {of === 'both' ? 'also the surviving spouse’s' : 'of another parent'}
        </label>
      ))}
      <p className="small">
        Did a child die before? <a href="/tools/who-inherits">Who inherits</a> asks for that child’s own children.
      </p>
    </>
  );
}

export const CountyField = ({ text, set }: Props) => (
  <select className="input" value={text} aria-label="County" onChange={({ target }) => set(target.value)}>
    <option value="">I do not know</option>
    {ohioCounties.map((county) => (
      <option key={county} value={countyKey(county)}>
        {county}
      </option>
    ))}
  </select>
);
