// What is missing or wrong, above a form with several errors. The first field has the focus; each line leads to its own.
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
