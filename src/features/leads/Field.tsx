// A labelled control with its error. The error element is always rendered, so that a function can fill it in
// on a page without JavaScript.
import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from 'react';

/**
 * The field whose error is announced again after each attempt to send: it already has the focus, and so gets no focus
 * event that would announce it.
 */
export interface AnnouncedError {
  name: string;
  attempt: number;
}
export const AnnouncedErrorContext = createContext<AnnouncedError>({ name: '', attempt: 0 });

interface Props {
  name: string;
  label: ReactNode;
  /** An example, or the reason for the question. */
  hint?: string | undefined;
  error: string | undefined;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

export function FieldError({ name, error }: Pick<Props, 'name' | 'error'>) {
  const { name: announcedName, attempt } = useContext(AnnouncedErrorContext);
  return (
    <p
      key={attempt}
      id={`${name}-error`}
      className="field-error"
      hidden={!error}
      {...(error && announcedName === name ? { role: 'alert' } : {})}
    >
      {error}
    </p>
  );
}

export function Field({ name, label, hint, error, children }: Props) {
  const hintId = `${name}-hint`;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={hintId} className="small field-hint">
          {hint}
        </p>
      )}
      {/* The error replaces the hint. */}
      {hint && !error ? cloneElement(children, { 'aria-describedby': hintId }) : children}
      <FieldError name={name} error={error} />
    </div>
  );
}
