// A field that people do not see; programs fill it in. Its name is none that a browser or a password manager knows.
interface Props {
  /** Id of the form it stands in. */
  form: string;
  noteTopic: (value: string) => void;
}

export function Honeypot({ form, noteTopic }: Props) {
  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={`${form}-topic`}>Leave this empty</label>
      <input
        id={`${form}-topic`}
        name="topic"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        onChange={(event) => noteTopic(event.target.value)}
      />
    </div>
  );
}
