// A lead form in a given state. It is the real form; only the outcome of sending is set.
import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { LeadForm } from '../features/leads/forms/lead-form.ts';
import { type LeadFormView, useLeadForm } from '../features/leads/use-lead-form.tsx';

export const formStates = ['empty', 'with errors', 'sending', 'sent', 'refused', 'not sent'] as const;
type FormStateName = (typeof formStates)[number];

type Fields = z.ZodMiniType<FieldValues>;
export interface ShownForm {
  form: LeadForm;
  view: ComponentType<LeadFormView & { children?: ReactNode }>;
}
interface Props extends ShownForm {
  state: FormStateName;
  children?: ReactNode;
}

/** What the form says when nothing is filled in, by field. */
function messagesOf({ fields }: LeadForm): Map<string, string> {
  const { shape } = fields as unknown as { shape: Record<string, unknown> };
  const typed = Object.fromEntries(Object.keys(shape).map((name) => [name, '']));
  const issues = fields.safeParse(typed).error?.issues ?? [];
  return new Map(issues.map(({ path, message }) => [String(path[0]), message]));
}

const outcomes = { sent: 'sent', refused: 'refused', 'not sent': 'unsent' } as const;

export function FormState({ form, view: View, state, children }: Props) {
  const real = useLeadForm(form as LeadForm<Fields>, { page: form.page });
  const all = messagesOf(form);
  const marked = { 'with errors': all.size, refused: 1 }[state as string] ?? 0;
  const errors = new Map([...all].slice(0, marked));
  const control = (name: string) => ({
    ...real.fields.control(name),
    ...(errors.has(name) ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {}),
  });
  return (
    <View
      {...real}
      fields={{ ...real.fields, control, messageOf: (name) => errors.get(name) }}
      isSubmitting={state === 'sending'}
      errors={[...errors]}
      reference={state === 'sent' ? '4F2A-91C7' : ''}
      outcome={state in outcomes ? outcomes[state as keyof typeof outcomes] : undefined}
    >
      {children}
    </View>
  );
}
