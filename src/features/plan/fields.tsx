// Two custom questions, children and county. Their fields are uncontrolled, so that input before hydration is not lost.
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

const livingChildren = (of: Child['of'], count: number): Child[] =>
  Array.from({ length: count }, () => ({ living: true, of }));

interface CarriedAnswerProps {
  button: string;
  onRemove: () => void;
  children: ReactNode;
}

/** An answer carried over from another tool, with a button to remove it; focus then moves to the step's heading. */
export const CarriedAnswer = ({ button, onRemove, children }: CarriedAnswerProps) => (
  <p className="plan-carried">
    {children}{' '}
    <button
      type="button"
      className="button quiet"
      onClick={({ currentTarget }) => {
        currentTarget.closest('section')?.querySelector('h3')?.focus();
        onRemove();
      }}
    >
      {button}
    </button>
  </p>
);

/**
 * A count that begins with `start`. Its default value never changes, because React writes a later one into a field that
 * is not edited yet: a "1" typed beside that "0" makes "10".
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
 * Counts of living children by their other parent; a single count if there is no spouse. Children who died are entered
 * in another tool, and then not counted here.
 */
export function ChildrenField({ text, set, spouse }: Props & { spouse: State['spouse'] }) {
  const both = useRef<HTMLInputElement>(null);
  const other = useRef<HTMLInputElement>(null);
  const error = useId();
  const [isInvalid, setInvalid] = useState(false);
  const children = parseChildren(text);
  const read = () => {
    const typed = [both, other].map(({ current }) => current?.value.trim() ?? '');
    const [ofBoth = 0, ofOther = 0] = typed.map((text) => (/^\d*$/.test(text) ? Number(text) : Number.NaN));
    const isValid = ofBoth + ofOther <= limits.each;
    setInvalid(!isValid);
    // The single count does not ask for the other parent: the known ones stay, in case the answer about a spouse changes.
    if (spouse === 'no' && typed[1] === countOf(children, ['both', 'other'])) return;
    set(
      isValid && typed.some(Boolean)
        ? printPeople([...livingChildren('both', ofBoth), ...livingChildren('other', ofOther)])
        : '',
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (!text && [both, other].some(({ current }) => current?.value)) read();
  }, []);

  if (children?.some((child) => !child.living)) {
    return (
      <CarriedAnswer button="Count them again" onRemove={() => set('')}>
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
        // Keyed by its meaning, so that the field is mounted again with the other count.
        <CountField
          key={label}
          ref={field}
          label={label}
          start={countOf(children, of)}
          onInput={read}
          {...(isInvalid && { 'aria-invalid': true, 'aria-describedby': error })}
        />
      ))}
      <p id={error} className="field-error" role="alert" hidden={!isInvalid}>
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
