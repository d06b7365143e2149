// A field that people do not see; programs fill it in.
interface Props {
  /** Id of the form it stands in. */
  form: string;
  noteWebsite: (value: string) => void;
}

export function Honeypot({ form, noteWebsite }: Props) {
  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={`${form}-website`}>Leave this empty</label>
      <input
        id={`${form}-website`}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        onChange={(event) => noteWebsite(event.target.value)}
      />
    </div>
  );
}
