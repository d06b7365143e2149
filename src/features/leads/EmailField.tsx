// The email field of every form.
import { Field } from './Field.tsx';
import { leadLimits } from './lead.ts';

export const EmailField = ({ hint }: { hint?: string }) => (
  <Field name="email" label="Email address" hint={hint}>
    <input type="email" inputMode="email" autoComplete="email" maxLength={leadLimits.email} required />
  </Field>
);
