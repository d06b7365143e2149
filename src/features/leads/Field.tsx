// A labelled control with its error beside it. The error's place is always there, so that a page without JavaScript
// can be shown again with the error filled in.
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

/** The field whose error a screen reader says at once, anew after each attempt to send. */
export interface AnnouncedError {
  name: string;
  attempt: number;
}
export const Spoken = createContext<AnnouncedError>({ name: '', attempt: 0 });

interface Props {
  name: string;
  label: ReactNode;
  error: string | undefined;
  children: ReactElement;
}

export function FieldError({ name, error }: Pick<Props, 'name' | 'error'>) {
  const { name: spoken, attempt } = useContext(Spoken);
  return (
    <p
      key={attempt}
      id={`${name}-error`}
      className="field-error"
      hidden={!error}
      {...(error && spoken === name ? { role: 'alert' } : {})}
    >
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
