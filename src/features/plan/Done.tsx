// What is done, to tick with its day. Days that other dates are counted from move those dates.
import { useEffect, useId, useRef, useState } from 'react';
import { type CalendarDate, parseDate } from '../law/calendar-date.ts';
import { Day } from '../tools/frame/ResultLines.tsx';
import { type DoneStep, isPossible } from './done-steps.ts';

interface Props {
  steps: readonly DoneStep[];
  death: CalendarDate;
  now: CalendarDate;
  /** Sets the day of a step, or unticks it. */
  set: (step: DoneStep, day: CalendarDate | undefined) => void;
}

export const Done = ({ steps, ...props }: Props) => (
  <ul className="plan-done">
    {steps.map((step) => (
      <DoneItem key={step.key} step={step} {...props} />
    ))}
  </ul>
);

function DoneItem({ step, death, now, set }: Omit<Props, 'steps'> & { step: DoneStep }) {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const { key, label, day, due } = step;
  const field = useRef<HTMLInputElement>(null);
  /** What this field set itself; any other day came from elsewhere. */
  const typedDay = useRef(day);
  // The default of a field that was filled once changes nothing in it.
  useEffect(() => {
    if (field.current && day && day !== typedDay.current) field.current.value = day;
    typedDay.current = day;
  }, [day]);
  const read = (text: string) => {
    const typed = parseDate(text);
    const fits = typed !== undefined && isPossible(typed, step, death, now);
    setWrong(!fits);
    if (!fits || typed === day) return;
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
            setWrong(false);
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
            max={step.mayBeAhead ? undefined : now}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? id : undefined}
            onInput={({ currentTarget }) => read(currentTarget.value)}
          />
        </label>
      ) : (
        due && (
          <span className="plan-ends">
            Plan for <Day date={due.plan} is="plan" />
          </span>
        )
      )}
      <p id={id} className="field-error" role="alert" hidden={!isWrong}>
        Give a day from the death on{step.mayBeAhead ? '' : ', not later than today'}.
      </p>
    </li>
  );
}
