// The plan: asks the questions of all tools once and combines their results. It is sent or saved only when the visitor
// presses a button.
import './plan.css';
import { type ComponentProps, useEffect, useState } from 'react';
import { useOhioDay } from '../../shared/use-ohio-day.tsx';
import { calendarKeys, printState } from '../law/address-state.ts';
import { dateErrorMessages } from '../tools/deadlines/date-errors.ts';
import { ToolFrame } from '../tools/frame/ToolFrame.tsx';
import type { RuleText, ToolData } from '../tools/frame/tool-data.ts';
import { useSendPanel } from '../tools/frame/use-send-panel.tsx';
import type { Courts } from './court.ts';
import type * as FollowUp from './FollowUp.tsx';
import { toolLinks } from './links.ts';
import { makePlan } from './make-plan.ts';
import { PlanResult } from './PlanResult.tsx';
import { answerKeys } from './plan-keys.ts';
import { planSteps } from './questions.tsx';
import type { SentPlan } from './SendPlan.tsx';

interface Props extends ToolData {
  courts: Courts;
  openingForm: RuleText['paper'];
}

export default function Plan({ figures, rules, terms, courts, openingForm }: Props) {
  const now = useOhioDay();
  const send = useSendPanel<SentPlan>(
    'plan',
    'Send it to the agent',
    'Nothing is sent until you press the button below. The notes are your plan: read them, and take out what you do not want to send.',
    () => import('./SendPlan.tsx'),
  );
  /** Undefined until it is loaded, null if that failed. */
  const [followUp, setFollowUp] = useState<typeof FollowUp | null>();
  useEffect(() => {
    import('./FollowUp.tsx').then(setFollowUp, () => setFollowUp(null));
  }, []);

  const solve: ComponentProps<typeof ToolFrame>['solve'] = (state, set) => {
    const plan = makePlan(state, figures, now);
    if ('stopped' in plan) return { errors: dateErrorMessages(plan) };
    return {
      announcement: `${plan.dates.length} dates, four ways.`,
      result: (
        <PlanResult
          plan={plan}
          now={now}
          rules={rules}
          courts={courts}
          openingForm={openingForm}
          links={toolLinks(state, plan)}
          followUp={followUp}
          set={set}
        />
      ),
      actions: (
        <>
          {followUp && (
            <followUp.CalendarButton
              lines={plan.dates}
              rules={rules}
              state={state}
              today={now}
              set={set}
              newId={followUp.calendarId}
            />
          )}
          {send.button(() => ({ plan, rules, address: `${location.origin}/plan#${printState(state, answerKeys)}` }))}
        </>
      ),
    };
  };

  return (
    <>
      <ToolFrame
        tool="plan"
        steps={planSteps}
        terms={terms}
        resultTitle="Your plan"
        placeholder="Give the day of the death, and the plan appears here."
        hiddenKeys={calendarKeys}
        renderSaving={(fragment) => followUp && <followUp.RecordSync fragment={fragment} />}
        solve={solve}
      />
      {send.panel}
    </>
  );
}
