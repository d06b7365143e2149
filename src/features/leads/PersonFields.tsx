// First and last name, email and phone, as the longer forms ask for them.
import { EmailField } from './EmailField.tsx';
import { Field } from './Field.tsx';
import { leadLimits } from './lead.ts';

export function PersonFields({ phoneRequired = false }: { phoneRequired?: boolean }) {
  return (
    <>
      <div className="field-pair">
        <Field name="firstName" label="First name">
          <input autoComplete="given-name" maxLength={leadLimits.name / 2} required />
        </Field>
        <Field name="lastName" label="Last name">
          <input autoComplete="family-name" maxLength={leadLimits.name / 2} required />
        </Field>
      </div>
      <EmailField />
      <Field name="phone" label={phoneRequired ? 'Phone number, with area code' : 'Phone number (optional)'}>
        <input type="tel" inputMode="tel" autoComplete="tel" maxLength={leadLimits.phone} required={phoneRequired} />
      </Field>
    </>
  );
}
