// The consultation form with the plan as its notes, which the visitor can review, edit or clear before sending.
import { site } from '../../site.ts';
import ConsultationForm from '../leads/ConsultationForm.tsx';
import { consultationCounties } from '../leads/forms/consultation.ts';
import type { RuleText } from '../tools/frame/tool-data.ts';
import type { Plan } from './make-plan.ts';
import { planNotes } from './notes.ts';

/** The plan as it was when the form was opened. */
export interface SentPlan {
  plan: Plan;
  rules: readonly RuleText[];
  /** Link back to the plan. */
  address: string;
}

export default function SendPlan({ content, close }: { content: SentPlan; close: () => void }) {
  const { plan, rules, address } = content;
  const { county = '' } = plan.answers;
  const formCounty = consultationCounties.find((option) => option === county) ?? (county ? 'other' : '');
  return (
    <>
      <p>
        This goes to {site.agent}, a real-estate agent with {site.brokerage}, not an attorney. Nothing is sent until you
        press the button below. The notes are your plan: read them, and take out what you do not want to send.
      </p>
      <ConsultationForm page="/plan" notes={planNotes(plan, rules, address)} county={formCounty} />
      <button type="button" className="button quiet" onClick={close}>
        Do not send it
      </button>
    </>
  );
}
