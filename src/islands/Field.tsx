// A labelled control with its error beside it. The error's place is always there, so that a page without JavaScript
// can be shown again with the error filled in.
import type { ReactElement, ReactNode } from 'react';

interface Props {
  name: string;
  label: ReactNode;
  error: string | undefined;
  children: ReactElement;
}

export function FieldError({ name, error }: Pick<Props, 'name' | 'error'>) {
  return (
    <p id={`${name}-error`} className="field-error" hidden={!error}>
      {error}
    </p>
  );
}

export function Field({ name, label, error, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {children}
      <FieldError name={name} error={error} />
    </div>
  );
}
