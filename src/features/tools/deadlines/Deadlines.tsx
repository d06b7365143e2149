// An estate's own dates, in order, as a list along a line; and as a file for a calendar.
import './deadlines.css';
import type { ComponentProps } from 'react';
import { useOhioDay } from '../../../shared/use-ohio-day.tsx';
import { calendarKeys } from '../../law/address-state.ts';
import type { CalendarDate } from '../../law/calendar-date.ts';
import { deadlines } from '../../law/deadlines.ts';
import type { DateLine } from '../../law/result-line.ts';
import { ToolFrame } from '../frame/ToolFrame.tsx';
import type { ToolData } from '../frame/tool-data.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { DateItem } from './DateItem.tsx';
import { dateErrorMessages } from './date-errors.ts';
import { deadlineSteps } from './questions.ts';

export default function Deadlines({ figures, rules, terms }: ToolData) {
  const now = useOhioDay();
  const solve: ComponentProps<typeof ToolFrame>['solve'] = (state, set) => {
    const lines = deadlines(state, figures, now);
    if ('stopped' in lines) return { errors: dateErrorMessages(lines) };
    const due = lines.filter(({ kind }) => kind === 'due').length;
    return {
      announcement: `${lines.length} lines, ${due} of them with a day to plan for.`,
      result: <Timeline lines={lines} rules={rules} now={now} />,
      actions: <CalendarButton lines={lines} rules={rules} state={state} today={now} set={set} />,
    };
  };
  return (
    <ToolFrame
      tool="deadlines"
      steps={deadlineSteps}
      terms={terms}
      resultTitle="The dates, in order"
      placeholder="Give the day of death, and the dates appear here."
      hiddenKeys={calendarKeys}
      solve={solve}
    />
  );
}

/** Lines with a day along a drawn line, then those without one. `now` tells what is past. */
function Timeline({ lines, ...props }: { lines: readonly DateLine[]; rules: ToolData['rules']; now: CalendarDate }) {
  const undated = lines.filter(({ kind }) => kind === 'undated');
  const item = (line: DateLine) => <DateItem key={`${line.rule}-${line.reading ?? ''}`} line={line} {...props} />;
  return (
    <>
      <p className="small">
        “Count ends” is the last day the law counts. “Plan for” is that day, or the last open one before it. “Not
        before” is the earliest day, not a day to act.
      </p>
      <ol className="dates">{lines.filter(({ kind }) => kind !== 'undated').map(item)}</ol>
      {undated.length > 0 && (
        <>
          <h3>Without a day of their own</h3>
          <ul className="dates dates-undated">{undated.map(item)}</ul>
        </>
      )}
    </>
  );
}
