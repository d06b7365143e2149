// A labeled control with its error. The error element is always rendered, so that a function can fill it in
// on a page without JavaScript.
import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { LeadFieldName } from './forms/all.ts';

/** What a form knows of its fields, by name. */
export interface FormFields {
  /** The props of a control. */
  control: (name: LeadFieldName) => object;
  /** The error beside it. */
  messageOf: (name: LeadFieldName) => string | undefined;
  /**
   * The field whose error is announced again after each attempt to send: it already has the focus, and so gets no focus
   * event that would announce it.
   */
  announced: { name: string; attempt: number };
}
export const FormFieldsContext = createContext<FormFields | undefined>(undefined);
const useFormFields = () => {
  const fields = useContext(FormFieldsContext);
  if (!fields) throw new Error('A field is outside of a form');
  return fields;
};

interface Props {
  name: LeadFieldName;
  label: ReactNode;
  /** An example, or the reason for the question. */
  hint?: string | undefined;
  /** The control, without its name. */
  children: ReactElement<object>;
}

export function FieldError({ name }: Pick<Props, 'name'>) {
  const { messageOf, announced } = useFormFields();
  const error = messageOf(name);
  return (
    <p
      key={announced.attempt}
      id={`${name}-error`}
      className="field-error"
      hidden={!error}
      {...(error && announced.name === name ? { role: 'alert' } : {})}
    >
      {error}
    </p>
  );
}

export function Field({ name, label, hint, children }: Props) {
  const { control, messageOf } = useFormFields();
  const hintId = `${name}-hint`;
  // The error replaces the hint.
  const description = hint && !messageOf(name) ? { 'aria-describedby': hintId } : {};
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={hintId} className="small field-hint">
          {hint}
        </p>
      )}
      {cloneElement(children, { ...control(name), ...description })}
      <FieldError name={name} />
    </div>
  );
}
