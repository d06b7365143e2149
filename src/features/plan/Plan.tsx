// The plan: asks the questions of all tools once and combines their results. Sent only when the visitor presses a
// button.
import './plan.css';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { ohioDay } from '../../shared/ohio-time.ts';
import { calendarKeys, printState, type StateKey } from '../law/address-state.ts';
import type { Figures } from '../law/figures.ts';
import { CalendarButton } from '../tools/deadlines/CalendarButton.tsx';
import { dateErrorMessages } from '../tools/deadlines/date-errors.ts';
import type { RuleWords } from '../tools/frame/rule-words.ts';
import { ToolFrame } from '../tools/frame/ToolFrame.tsx';
import type { Term } from '../tools/frame/term.ts';
import { planKeys } from './answers.ts';
import type { Courts } from './court.ts';
import { toolLinks } from './links.ts';
import { makePlan, type Plan as PlanData } from './make-plan.ts';
import { PlanResult } from './PlanResult.tsx';
import { planSteps } from './questions.tsx';
import type * as SendPlan from './SendPlan.tsx';

interface Props {
  figures: Figures;
  rules: readonly RuleWords[];
  terms: readonly Term[];
  courts: Courts;
  openingForm: RuleWords['paper'];
}

/** The agent gets no calendar's id. */
const sentKeys = planKeys.filter((key: StateKey) => !(calendarKeys as readonly StateKey[]).includes(key));

export default function Plan({ figures, rules, terms, courts, openingForm }: Props) {
  /** Snapshot of the plan at the time the visitor opened the send form. */
  const [sending, setSending] = useState<{ plan: PlanData; address: string }>();
  const [isOpen, setIsOpen] = useState(false);
  /** The send form, fetched when it is opened; null where that failed, as without a network: the plan stays. */
  const [form, setForm] = useState<typeof SendPlan | null>();
  const panel = useRef<HTMLElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (sending) panel.current?.focus();
  }, [sending]);
  const close = () => {
    setIsOpen(false);
    // If answers changed meanwhile, the button may be gone, together with the plan.
    (sendButton.current ?? document.getElementById('plan-result'))?.focus();
  };

  const solve: ComponentProps<typeof ToolFrame>['solve'] = (state, set) => {
    const now = ohioDay(new Date());
    const plan = makePlan(state, figures, now);
    if ('stopped' in plan) return { errors: dateErrorMessages(plan) };
    const show = () => {
      setSending({ plan, address: `${location.origin}/plan#${printState(state, sentKeys)}` });
      setIsOpen(true);
      if (!form) setForm(undefined);
      import('./SendPlan.tsx').then(setForm, () => setForm((before) => before ?? null));
    };
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
        />
      ),
      actions: (
        <>
          <CalendarButton lines={plan.dates} rules={rules} state={state} today={now} set={set} />
          <button ref={sendButton} type="button" className="button quiet" onClick={show}>
            Send it to the agent
          </button>
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
        waiting="Give the day of the death, and the plan appears here."
        hidden={calendarKeys}
        solve={solve}
      />
      {/* Hidden rather than unmounted when closed, so that what was typed is still there when reopened. */}
      {sending && (
        <section
          ref={panel}
          hidden={!isOpen}
          tabIndex={-1}
          className="card plan-send no-print"
          aria-labelledby="plan-send"
        >
          <h2 id="plan-send">Send it to the agent</h2>
          {form ? (
            <form.default {...sending} rules={rules} close={close} />
          ) : (
            <p role="alert">
              {form === null
                ? 'The form could not be loaded. Please press the button again in a minute.'
                : 'One moment.'}
            </p>
          )}
        </section>
      )}
    </>
  );
}
