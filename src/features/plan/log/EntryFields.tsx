// The fields of a log entry. They are uncontrolled: the form reads them on submit, so that input before hydration counts.
import { useEffect, useId, useRef } from 'react';
import { ohioDay } from '../../../shared/ohio-time.ts';
import { printDollars } from '../../law/money.ts';
import type { LogEntry } from '../record/record.ts';
import { entryKinds } from './log.ts';

export type FieldErrors = Partial<Record<'day' | 'amount' | 'what', string>>;

/** The fields' values by their names. */
export type FieldValues = Partial<Record<'kind' | keyof FieldErrors, string>>;

export const fieldValuesOf = (entry: LogEntry): FieldValues => ({ ...entry, amount: printDollars(entry.amount) });

interface Props {
  defaultValues: FieldValues;
  errors: FieldErrors;
}

export function EntryFields({ defaultValues, errors }: Props) {
  const id = useId();
  const day = useRef<HTMLInputElement>(null);
  // In an effect, because the page may be built on another day.
  useEffect(() => {
    if (day.current && !day.current.value) day.current.value = ohioDay(new Date());
  }, []);
  const inputProps = (name: keyof FieldErrors) => ({
    id: `${id}${name}`,
    name,
    className: 'input',
    defaultValue: defaultValues[name],
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] && `${id}${name}-error`,
  });
  const errorOf = (name: keyof FieldErrors) =>
    errors[name] && (
      <p className="field-error" id={`${id}${name}-error`} role="alert">
        {errors[name]}
      </p>
    );
  return (
    <div className="log-fields">
      <fieldset className="log-kinds">
        <legend className="tool-label">What is it?</legend>
        <div className="tool-choices">
          {Object.entries(entryKinds).map(([kind, { label }]) => (
            <label key={kind} className="tool-choice">
              <input type="radio" name="kind" value={kind} defaultChecked={kind === (defaultValues.kind ?? 'hours')} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label className="tool-label" htmlFor={`${id}day`}>
          The day
        </label>
        <input type="date" ref={day} {...inputProps('day')} />
        {errorOf('day')}
      </div>
      <div>
        <label className="tool-label" htmlFor={`${id}amount`}>
          How much: hours, miles or dollars
        </label>
        <input inputMode="decimal" {...inputProps('amount')} />
        {errorOf('amount')}
      </div>
      <div className="log-what-field">
        <label className="tool-label" htmlFor={`${id}what`}>
          What for; of money, from whom or to whom
        </label>
        <input maxLength={500} {...inputProps('what')} />
        {errorOf('what')}
      </div>
    </div>
  );
}
