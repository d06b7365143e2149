// Two custom questions: children and county. Their fields are uncontrolled, so that what was typed before hydration
// is not lost: it is read afterwards.
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ohioCounties } from '../../shared/ohio-counties.ts';
import { countyKey, type State } from '../law/address-state.ts';
import type { Child } from '../law/family.ts';
import { limits, parseChildren, printPeople } from '../law/family-notation.ts';

interface Props {
  /** As written in the URL fragment. */
  text: string;
  set: (text: string) => void;
}

const countOf = (children: Child[] | undefined, counted: Child['of'][]) =>
  children === undefined ? '' : String(children.filter((child) => counted.includes(child.of)).length);

const living = (of: Child['of'], count: number): Child[] => Array.from({ length: count }, () => ({ living: true, of }));

interface CarriedAnswerProps {
  button: string;
  drop: () => void;
  children: ReactNode;
}

/**
 * An answer carried over from another tool, with a button that removes both; focus then moves to the step's heading.
 */
export const CarriedAnswer = ({ button, drop, children }: CarriedAnswerProps) => (
  <p className="plan-carried">
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

/**
 * A count that begins with `start`. It keeps that default: React would write a new one into a field in which nobody has
 * typed yet, and a "1" typed into the "0" that came meanwhile makes "10".
 */
function CountField({ label, start, ...props }: ComponentProps<'input'> & { label: string; start: string }) {
  const [defaultValue] = useState(start);
  return (
    <label className="plan-count">
      <input
        className="input"
        inputMode="numeric"
        maxLength={2}
        defaultValue={defaultValue}
        autoComplete="off"
        onClick={({ currentTarget }) => currentTarget.select()}
        {...props}
      />
      {label}
    </label>
  );
}

/**
 * Counts of living children by their other parent; a single count where there is no spouse. Descendants of children who
 * died come from another tool and are preserved.
 */
export function ChildrenField({ text, set, spouse }: Props & { spouse: State['spouse'] }) {
  const both = useRef<HTMLInputElement>(null);
  const other = useRef<HTMLInputElement>(null);
  const error = useId();
  const [isWrong, setWrong] = useState(false);
  const children = parseChildren(text);
  const read = () => {
    const typed = [both, other].map(({ current }) => current?.value.trim() ?? '');
    const [ofBoth = 0, ofOther = 0] = typed.map((text) => (/^\d*$/.test(text) ? Number(text) : Number.NaN));
    const fits = ofBoth + ofOther <= limits.each;
    setWrong(!fits);
    // The single count does not ask for their parents: what is known of them stays, in case there is a spouse after all.
    if (spouse === 'no' && typed[1] === countOf(children, ['both', 'other'])) return;
    const known = fits && typed.some(Boolean);
    set(known ? printPeople([...living('both', ofBoth), ...living('other', ofOther)]) : '');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (!text && [both, other].some(({ current }) => current?.value)) read();
  }, []);

  if (children?.some((child) => !child.living)) {
    return (
      <CarriedAnswer button="Count them again" drop={() => set('')}>
        {children.length} with the lines of those who died, as you typed them in “Who inherits”.
      </CarriedAnswer>
    );
  }
  const counts: { of: Child['of'][]; field: typeof both; label: string }[] =
    spouse === 'no'
      ? [{ of: ['both', 'other'], field: other, label: 'children' }]
      : [
          { of: ['both'], field: both, label: 'also the surviving spouse’s' },
          { of: ['other'], field: other, label: 'of another parent' },
        ];
  return (
    <>
      {counts.map(({ of, field, label }) => (
        // Mounted again with another meaning, so that it shows the count that goes with it.
        <CountField
          key={label}
          ref={field}
          label={label}
          start={countOf(children, of)}
          onInput={read}
          {...(isWrong && { 'aria-invalid': true, 'aria-describedby': error })}
        />
      ))}
      <p id={error} className="field-error" role="alert" hidden={!isWrong}>
        Write whole numbers, {limits.each} children at most together.
      </p>
      {!spouse && <p className="small">If there is no surviving spouse, count all of them in the second box.</p>}
      <p className="small">
        Did a child die before? <a href="/tools/who-inherits">Who inherits</a> asks for that child’s own children.
      </p>
    </>
  );
}

export function CountyField({ text, set }: Props) {
  const field = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
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
