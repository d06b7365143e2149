// A honeypot: a hidden field that bots fill in. Its name is unknown to browsers and password managers.
interface Props {
  /** Id of its form. */
  form: string;
}

export const honeypotName = 'topic';

export function Honeypot({ form }: Props) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={`${form}-topic`}>Leave this empty</label>
      <input
        id={`${form}-topic`}
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
      />
    </div>
  );
}
