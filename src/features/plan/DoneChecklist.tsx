// The checklist of what is done, each step with its day. Some of these days move other dates.
import { useEffect, useId, useRef, useState } from 'react';
import { type CalendarDate, parseDate } from '../law/calendar-date.ts';
import { Day } from '../tools/frame/ResultLines.tsx';
import { type DoneStep, isPossibleDay } from './done-steps.ts';

interface Props {
  steps: readonly DoneStep[];
  death: CalendarDate;
  now: CalendarDate;
  /** Sets the day of a step, or unticks it. */
  set: (step: DoneStep, day: CalendarDate | undefined) => void;
}

export const DoneChecklist = ({ steps, ...props }: Props) => (
  <ul className="plan-done">
    {steps.map((step) => (
      <DoneItem key={step.key} step={step} {...props} />
    ))}
  </ul>
);

function DoneItem({ step, death, now, set }: Omit<Props, 'steps'> & { step: DoneStep }) {
  const id = useId();
  const [isInvalid, setInvalid] = useState(false);
  const { key, label, day, due } = step;
  const field = useRef<HTMLInputElement>(null);
  /** The day that this field set itself; any other day was set from outside. */
  const typedDay = useRef(day);
  // A new `defaultValue` does not change a field that was already edited.
  useEffect(() => {
    if (field.current && day && day !== typedDay.current) field.current.value = day;
    typedDay.current = day;
  }, [day]);
  const read = (text: string) => {
    const typed = parseDate(text);
    const isValid = typed !== undefined && isPossibleDay(typed, step, death, now);
    setInvalid(!isValid);
    if (!isValid || typed === day) return;
    typedDay.current = typed;
    set(step, typed);
  };
  return (
    <li data-done={key} data-day={day}>
      <label className="plan-tick">
        <input
          type="checkbox"
          checked={day !== undefined}
          onChange={({ target }) => {
            setInvalid(false);
            set(step, target.checked ? now : undefined);
          }}
        />
        <span>{label}</span>
      </label>
      {day ? (
        <label className="plan-day">
          on
          <input
            ref={field}
            className="input"
            type="date"
            aria-label={`The day: ${label}`}
            defaultValue={day}
            min={death}
            max={step.mayBeFuture ? undefined : now}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? id : undefined}
            onInput={({ currentTarget }) => read(currentTarget.value)}
          />
        </label>
      ) : (
        due && (
          <span className="plan-ends">
            Plan for <Day date={due.plan} meaning="plan" />
          </span>
        )
      )}
      <p id={id} className="field-error" role="alert" hidden={!isInvalid}>
        Give a day from the death on{step.mayBeFuture ? '' : ', not later than today'}.
      </p>
    </li>
  );
}
