// The email field of every form.
import type { InputHTMLAttributes } from 'react';
import { Field } from './Field.tsx';
import { leadLimits } from './lead.ts';

interface Props {
  control: (name: 'email') => InputHTMLAttributes<HTMLInputElement>;
  hint?: string;
}

export function EmailField({ control, hint }: Props) {
  return (
    <Field name="email" label="Email address" hint={hint}>
      <input
        {...control('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={leadLimits.email}
        required
      />
    </Field>
  );
}
