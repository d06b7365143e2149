// Two questions that are neither a day, a sum nor a choice. Their fields keep their own text, so that what was typed before
// this code came is not lost: it is read once the code is there.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ohioCounties } from '../../shared/ohio-counties.ts';
import { countyKey } from '../law/address-state.ts';
import type { Child } from '../law/family.ts';
import { limits, parseChildren, printChildren } from '../law/family-notation.ts';

interface Props {
  /** As it stands in the address. */
  text: string;
  set: (text: string) => void;
}

const countOf = (children: Child[] | undefined, of: Child['of']) =>
  children === undefined ? '' : String(children.filter((child) => child.of === of).length);

const living = (of: Child['of'], count: number): Child[] => Array.from({ length: count }, () => ({ living: true, of }));

interface BroughtProps {
  button: string;
  drop: () => void;
  children: ReactNode;
}

/** What another tool asked, and a button that drops it. The button goes with it, and the focus to the step's heading. */
export const Brought = ({ button, drop, children }: BroughtProps) => (
  <p className="plan-brought">
    {children}{' '}
    <button
      type="button"
      className="button quiet"
      onClick={({ currentTarget }) => {
        currentTarget.closest('section')?.querySelector('h3')?.focus();
        drop();
      }}
    >
      {button}
    </button>
  </p>
);

/** Living children by their other parent. Lines of children who died are asked by another tool, and are kept. */
export function ChildrenField({ text, set }: Props) {
  const both = useRef<HTMLInputElement>(null);
  const other = useRef<HTMLInputElement>(null);
  const error = useId();
  const [isWrong, setWrong] = useState(false);
  const read = () => {
    const typed = [both, other].map(({ current }) => current?.value.trim() ?? '');
    const [ofBoth = 0, ofOther = 0] = typed.map((text) => (/^\d*$/.test(text) ? Number(text) : Number.NaN));
    const fits = ofBoth + ofOther <= limits.each;
    setWrong(!fits);
    const known = fits && typed.some(Boolean);
    set(known ? printChildren([...living('both', ofBoth), ...living('other', ofOther)]) : '');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field wakes
  useEffect(() => {
    if (!text) read();
  }, []);

  const children = parseChildren(text);
  if (children?.some((child) => !child.living)) {
    return (
      <Brought button="Count anew" drop={() => set('')}>
        {children.length} with the lines of those who died, as you typed them in “Who inherits”.
      </Brought>
    );
  }
  return (
    <>
      {[
        { of: 'both', field: both, label: 'also the surviving spouse’s' } as const,
        { of: 'other', field: other, label: 'of another parent' } as const,
      ].map(({ of, field, label }) => (
        <label key={of} className="plan-count">
          <input
            ref={field}
            className="input"
            inputMode="numeric"
            maxLength={2}
            defaultValue={countOf(children, of)}
            autoComplete="off"
            onInput={read}
            {...(isWrong && { 'aria-invalid': true, 'aria-describedby': error })}
          />
          {label}
        </label>
      ))}
      <p id={error} className="field-error" role="alert" hidden={!isWrong}>
        Write whole numbers, {limits.each} children at most together.
      </p>
      <p className="small">
        Did a child die before? <a href="/tools/who-inherits">Who inherits</a> asks for that child’s own children.
      </p>
    </>
  );
}

export function CountyField({ text, set }: Props) {
  const field = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field wakes
  useEffect(() => {
    if (!text && field.current?.value) set(field.current.value);
  }, []);
  return (
    <select
      ref={field}
      className="input"
      defaultValue={text}
      aria-label="County"
      onChange={({ target }) => set(target.value)}
    >
      <option value="">I do not know</option>
      {ohioCounties.map((county) => (
        <option key={county} value={countyKey(county)}>
          {county}
        </option>
      ))}
    </select>
  );
}
