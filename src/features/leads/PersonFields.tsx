// First and last name, email and phone, as the longer forms ask for them.
import type { InputHTMLAttributes } from 'react';
import { EmailField } from './EmailField.tsx';
import { Field } from './Field.tsx';
import { leadLimits } from './lead.ts';

type Name = 'firstName' | 'lastName' | 'email' | 'phone';

interface Props {
  control: (name: Name) => InputHTMLAttributes<HTMLInputElement>;
  phoneRequired?: boolean;
}

export function PersonFields({ control, phoneRequired = false }: Props) {
  return (
    <>
      <div className="field-pair">
        <Field name="firstName" label="First name">
          <input {...control('firstName')} autoComplete="given-name" maxLength={leadLimits.name / 2} required />
        </Field>
        <Field name="lastName" label="Last name">
          <input {...control('lastName')} autoComplete="family-name" maxLength={leadLimits.name / 2} required />
        </Field>
      </div>
      <EmailField control={control} />
      <Field name="phone" label={phoneRequired ? 'Phone number, with area code' : 'Phone number (optional)'}>
        <input
          {...control('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={leadLimits.phone}
          required={phoneRequired}
        />
      </Field>
    </>
  );
}
