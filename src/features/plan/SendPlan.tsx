// The consultation form with the plan as its notes, which the visitor can review, edit or clear before sending.
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

export default function SendPlan({ content: { plan, rules, address } }: { content: SentPlan }) {
  const { county = '' } = plan.answers;
  const formCounty = consultationCounties.find((option) => option === county) ?? (county ? 'other' : '');
  return <ConsultationForm page="/plan" notes={planNotes(plan, rules, address)} county={formCounty} />;
}
