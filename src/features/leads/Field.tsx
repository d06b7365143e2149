// A labelled control with its error. The error element is always rendered, so that a function can fill it in
// on a page without JavaScript.
import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from 'react';

/** The errors of a form's fields. */
export interface ShownErrors {
  messageOf: (name: string) => string | undefined;
  /**
   * The field whose error is announced again after each attempt to send: it already has the focus, and so gets no focus
   * event that would announce it.
   */
  announced: { name: string; attempt: number };
}
export const ShownErrorsContext = createContext<ShownErrors>({
  messageOf: () => undefined,
  announced: { name: '', attempt: 0 },
});

interface Props {
  name: string;
  label: ReactNode;
  /** An example, or the reason for the question. */
  hint?: string | undefined;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

export function FieldError({ name }: Pick<Props, 'name'>) {
  const { messageOf, announced } = useContext(ShownErrorsContext);
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
  const { messageOf } = useContext(ShownErrorsContext);
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
      {hint && !messageOf(name) ? cloneElement(children, { 'aria-describedby': hintId }) : children}
      <FieldError name={name} />
    </div>
  );
}
