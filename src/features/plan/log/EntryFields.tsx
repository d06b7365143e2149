// The fields of an entry. They are uncontrolled: the form reads them when it is sent, whoever filled them.
import { useEffect, useId, useRef } from 'react';
import { ohioDay } from '../../../shared/ohio-time.ts';
import type { LogEntry } from '../record/record.ts';
import { amountInField, kinds } from './log.ts';

export type FieldErrors = Partial<Record<'day' | 'amount' | 'what', string>>;

/** What the fields hold, by their names. */
export type EntryTexts = Partial<Record<'kind' | keyof FieldErrors, string>>;

export const textsOf = (entry: LogEntry): EntryTexts => ({ ...entry, amount: amountInField(entry) });

interface Props {
  /** What the fields begin with. */
  texts: EntryTexts;
  errors: FieldErrors;
}

export function EntryFields({ texts, errors }: Props) {
  const id = useId();
  const day = useRef<HTMLInputElement>(null);
  // Not while the page is built, which is another day.
  useEffect(() => {
    if (day.current && !day.current.value) day.current.value = ohioDay(new Date());
  }, []);
  const of = (name: keyof FieldErrors) => ({
    id: `${id}${name}`,
    name,
    className: 'input',
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
          {Object.entries(kinds).map(([kind, { label }]) => (
            <label key={kind} className="tool-choice">
              <input type="radio" name="kind" value={kind} defaultChecked={kind === (texts.kind ?? 'hours')} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label className="tool-label" htmlFor={`${id}day`}>
          The day
        </label>
        <input type="date" ref={day} {...of('day')} defaultValue={texts.day} />
        {errorOf('day')}
      </div>
      <div>
        <label className="tool-label" htmlFor={`${id}amount`}>
          How much: hours, miles or dollars
        </label>
        <input inputMode="decimal" {...of('amount')} defaultValue={texts.amount} />
        {errorOf('amount')}
      </div>
      <div className="log-for">
        <label className="tool-label" htmlFor={`${id}what`}>
          What for; of money, from whom or to whom
        </label>
        <input maxLength={500} {...of('what')} defaultValue={texts.what} />
        {errorOf('what')}
      </div>
    </div>
  );
}
