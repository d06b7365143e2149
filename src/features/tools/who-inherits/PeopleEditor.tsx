// A list of people, and under each who died first the list of their children, as far down as the rules are followed.
import { useEffect, useId, useRef, useState } from 'react';
import { limits } from '../../law/family-notation.ts';
import type { Heir } from '../../law/intestate-shares.ts';
import { type Person, resizePeople } from './draft.ts';
import { shortName } from './names.ts';

interface Props {
  who: Heir['who'];
  /** The label of the number. */
  count: string;
  hint?: string;
  people: Person[] | undefined;
  onChange: (people: Person[] | undefined) => void;
  /** Asks of each whether the spouse is the other parent. */
  asksWhose?: boolean | undefined;
  /** The position of their parent; empty at the top. */
  parentPath?: number[];
}

export function PeopleEditor({ who, count, hint, people, onChange, asksWhose = false, parentPath = [] }: Props) {
  // When the number shrinks and grows again, the earlier people are restored.
  const previousPeople = useRef<Person[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const setCount = (count: number | undefined) => {
    previousPeople.current = [...(people ?? []), ...previousPeople.current.slice(people?.length)];
    onChange(count === undefined ? undefined : resizePeople(previousPeople.current, count));
  };
  const change = (position: number, person: Person) =>
    onChange(people?.map((other, index) => (index === position ? person : other)));
  const remove = (position: number) => {
    previousPeople.current = [];
    // The button that was pressed may be gone.
    list.current?.querySelector<HTMLElement>('.count-field button:last-child')?.focus();
    onChange(people?.filter((_, index) => index !== position));
  };
  return (
    <div className="people" ref={list}>
      <NumberStepper label={count} hint={hint} count={people?.length} onChange={setCount} />
      {people && people.length > 0 && (
        <ol className="people-list">
          {people.map((person, position) => {
            const path = [...parentPath, position];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is who it is
              <li key={position}>
                <PersonFields
                  {...{ who, person, path, asksWhose }}
                  onChange={(changed) => change(position, changed)}
                  onRemove={() => remove(position)}
                />
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

interface PersonProps {
  who: Heir['who'];
  person: Person;
  path: number[];
  asksWhose: boolean;
  onChange: (person: Person) => void;
  onRemove: () => void;
}

function PersonFields({ who, person, path, asksWhose, onChange, onRemove }: PersonProps) {
  const name = shortName(who, path);
  const isLastGeneration = path.length === limits.generations;
  return (
    <fieldset className="person">
      <legend>{name}</legend>
      <Choice
        label={`Does ${name.toLowerCase()} live?`}
        value={person.living ? 'living' : 'died'}
        options={[
          ['living', 'Living'],
          ['died', isLastGeneration ? 'Died first, without children' : 'Died first'],
        ]}
        onChange={(value) => onChange({ ...person, living: value === 'living' })}
      />
      {asksWhose && (
        <Choice
          label={`Whose child is ${name.toLowerCase()}?`}
          value={person.of}
          options={[
            ['both', 'Also the husband’s or wife’s'],
            ['other', 'Of another parent'],
          ]}
          onChange={(of) => onChange({ ...person, of })}
        />
      )}
      {!person.living && !isLastGeneration && (
        <PeopleEditor
          who={who}
          parentPath={path}
          count={`How many children did ${name.toLowerCase()} have?`}
          people={person.children}
          onChange={(children) => {
            const { children: _, ...rest } = person;
            onChange({ ...rest, ...(children && { children }) });
          }}
        />
      )}
      <button type="button" className="person-remove" onClick={onRemove}>
        Remove<span className="sr-only"> {name.toLowerCase()}</span>
      </button>
    </fieldset>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  options: [Value, string][];
  onChange: (value: Value) => void;
}

/** Few short answers beside each other. */
function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="tool-choices">
        {options.map(([option, words]) => (
          <label key={option} className="tool-choice">
            <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface StepperProps {
  label: string;
  hint: string | undefined;
  count: number | undefined;
  onChange: (count: number | undefined) => void;
}

/** A number that can be typed, or counted up and down. */
function NumberStepper({ label, hint, count, onChange }: StepperProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [invalidText, setInvalidText] = useState<string>();
  const set = (typed: string) => {
    const text = typed.trim();
    const number = /^\d{1,2}$/.test(text) ? Number(text) : undefined;
    const isValid = number !== undefined && number <= limits.each;
    setInvalidText(text === '' || isValid ? undefined : text);
    onChange(isValid ? number : undefined);
  };
  // What was typed while the code was on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (count === undefined && input.current?.value) set(input.current.value);
  }, []);
  /** At either end the pressed button is disabled, and would drop the focus of the keyboard. */
  const stepTo = (button: HTMLElement, number: number) => {
    set(String(number));
    if ([0, limits.each].includes(number) && button.matches(':focus-visible')) input.current?.focus();
  };
  const described = [hint && `${id}-hint`, invalidText !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="small">
          {hint}
        </p>
      )}
      <div className="count-field">
        <button
          type="button"
          aria-label="One less"
          disabled={!count}
          onClick={({ currentTarget }) => stepTo(currentTarget, (count ?? 1) - 1)}
        >
          −
        </button>
        <input
          id={id}
          ref={input}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          value={invalidText ?? count ?? ''}
          // What is typed next replaces the number: a "1" typed into "0" is 1, not 10.
          onClick={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => set(target.value)}
          {...(described && { 'aria-describedby': described })}
          {...(invalidText !== undefined && { 'aria-invalid': true })}
        />
        <button
          type="button"
          aria-label="One more"
          disabled={count === limits.each}
          onClick={({ currentTarget }) => stepTo(currentTarget, (count ?? 0) + 1)}
        >
          +
        </button>
      </div>
      <p id={`${id}-error`} className="field-error" role="alert" hidden={invalidText === undefined}>
        Write a whole number from 0 to {limits.each}.
      </p>
    </div>
  );
}
