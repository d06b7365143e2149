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

const inputs = [
  { name: 'day', label: 'The day', type: 'date' },
  { name: 'amount', label: 'How much: hours, miles or dollars', inputMode: 'decimal' },
  { name: 'what', label: 'What for; of money, from whom or to whom', maxLength: 500 },
] as const;

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
      {inputs.map(({ name, label, ...attributes }) => (
        <div key={name} className={name === 'what' ? 'log-what-field' : undefined}>
          <label className="tool-label" htmlFor={id + name}>
            {label}
          </label>
          <input
            ref={name === 'day' ? day : undefined}
            id={id + name}
            name={name}
            className="input"
            defaultValue={defaultValues[name]}
            aria-invalid={errors[name] ? true : undefined}
            aria-describedby={errors[name] && `${id}${name}-error`}
            {...attributes}
          />
          {errors[name] && (
            <p className="field-error" id={`${id}${name}-error`} role="alert">
              {errors[name]}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
