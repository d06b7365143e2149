// The list of errors above a form with several of them. The first invalid field has the focus; each line links to its field.
interface Props {
  errors: [name: string, message: string][];
}

export function ErrorSummary({ errors }: Props) {
  return (
    <div className="form-unsent form-errors">
      <p>Please look at {errors.length} fields:</p>
      <ul>
        {errors.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                // The fragment of a plan's address holds its answers.
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
