// The email field of every form.
import type { InputHTMLAttributes } from 'react';
import { Field } from './Field.tsx';
import { leadLimits } from './lead.ts';

interface Props {
  control: (name: 'email') => InputHTMLAttributes<HTMLInputElement>;
  messageOf: (name: 'email') => string | undefined;
  hint?: string;
}

export function EmailField({ control, messageOf, hint }: Props) {
  return (
    <Field name="email" label="Email address" hint={hint} error={messageOf('email')}>
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
