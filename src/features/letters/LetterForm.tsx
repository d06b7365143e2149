// A letter: its fields, and beside them the letter as it will be printed. Without scripting the page shows the letter
// alone, with blanks to fill in by hand.
import './letters.css';
import { useEffect, useRef, useState } from 'react';
import { deleteStored, storedText, storeText } from '../../shared/stored-text.browser.ts';
import { useReportedValues } from '../../shared/use-reported-values.tsx';
import { LetterSheet } from './LetterSheet.tsx';
import { fillLetter, type Letter, type LetterField, type LetterValues, letterText } from './letter.ts';

/** All letters share what is saved: the names are the same in each. */
const storageKey = 'kept-answers:letters';

const valuesOf = (saved: string | null): LetterValues => Object.fromEntries(new URLSearchParams(saved ?? ''));
const withoutEmpty = (values: LetterValues): LetterValues =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim()));

export default function LetterForm({ letter }: { letter: Letter }) {
  const tool = useRef<HTMLDivElement>(null);
  const reported = useReportedValues(tool);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<LetterValues>({});
  const [fillCount, setFillCount] = useState(0);
  const [today, setToday] = useState<string>();
  const [saved, setSaved] = useState<string | null>(null);
  const [offersSaved, setOffersSaved] = useState(true);
  const [status, setStatus] = useState('');

  const read = () => {
    if (form.current)
      setValues(Object.fromEntries([...new FormData(form.current)].map(([id, text]) => [id, `${text}`])));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    read();
    // The day where the letter is written, not Ohio's.
    setToday(new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date()));
    setSaved(storedText(storageKey));
  }, []);

  const blocks = fillLetter(letter, values, today);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(letterText(blocks));
      setStatus('The letter is copied.');
    } catch {
      setStatus('Your browser did not let us copy. Mark the letter and copy it.');
    }
  };
  const download = async () => {
    setStatus('The file is being made.');
    try {
      const { downloadLetter } = await import('./docx.browser.ts');
      await downloadLetter(blocks, letter.id);
      setStatus('The file is made. It should be among your downloads.');
    } catch {
      setStatus('The file could not be made. Print the letter, or copy it.');
    }
  };
  const save = () => {
    // Merges with what other letters and tabs saved. A field emptied here is removed once the saved values have been in it.
    const all = withoutEmpty({
      ...valuesOf(storedText(storageKey)),
      ...(offersSaved ? withoutEmpty(values) : values),
    });
    const problem = storeText(storageKey, `${new URLSearchParams(all)}`);
    setSaved(storedText(storageKey));
    setOffersSaved(false);
    setStatus(problem ? 'This browser keeps nothing.' : 'Kept in this browser. Whoever uses this device can see it.');
  };
  const deleteSaved = () => {
    deleteStored(storageKey);
    setSaved(null);
    setStatus('Forgotten.');
    form.current?.querySelector<HTMLElement>('.input')?.focus();
  };
  const fillFromSaved = () => {
    // Another tab may have saved newer values, or deleted them.
    const newest = storedText(storageKey);
    setSaved(newest);
    setValues({ ...valuesOf(newest), ...withoutEmpty(values) });
    setFillCount(fillCount + 1);
    setOffersSaved(false);
    form.current?.querySelector<HTMLElement>('.input')?.focus();
  };

  return (
    <div ref={tool} {...reported} className="letter-tool">
      <form ref={form} method="dialog" className="letter-form no-print" noValidate onInput={read}>
        {offersSaved && saved !== null && (
          <div className="letter-saved">
            <p>You kept what you typed in a letter on this device.</p>
            <button type="button" className="button quiet" onClick={fillFromSaved}>
              Use it
            </button>
            <button type="button" className="button quiet" onClick={deleteSaved}>
              Forget it
            </button>
          </div>
        )}
        <div className="letter-fields" key={fillCount}>
          {letter.fields
            .filter(({ byHand }) => !byHand)
            .map((field) => (
              <Field key={field.id} field={field} value={values[field.id]} />
            ))}
        </div>
        <p className="small">
          Nothing you type is sent to us, and the page’s address does not hold it. On a shared computer, keep nothing.
        </p>
      </form>
      <section className="letter-result" aria-labelledby="letter-title">
        <h2 id="letter-title" className="no-print">
          The letter
        </h2>
        <LetterSheet blocks={blocks} />
        <div className="letter-actions no-print">
          <button type="button" className="button" onClick={() => print()}>
            Print
          </button>
          <button type="button" className="button quiet" onClick={copy}>
            Copy the text
          </button>
          <button type="button" className="button quiet" onClick={download}>
            Download for Word (.docx)
          </button>
          <button type="button" className="button quiet" onClick={save}>
            Keep on this device
          </button>
          {saved !== null && (
            <button type="button" className="button quiet" onClick={deleteSaved}>
              Forget what is kept
            </button>
          )}
        </div>
        <p className="no-print" role="status">
          {status}
        </p>
      </section>
    </div>
  );
}

/** A field keeps its own text, which the form reads: nothing typed before hydration is lost. */
function Field({ field: { id, label, hint, rows, options, autocomplete = 'off' }, value = '' }: FieldProps) {
  const inputProps = {
    id: `letter-${id}`,
    name: id,
    className: 'input',
    defaultValue: value,
    autoComplete: autocomplete,
    'aria-describedby': hint && `letter-${id}-hint`,
  };
  return (
    <div>
      <label htmlFor={inputProps.id}>{label}</label>
      {options ? (
        <select {...inputProps}>
          <option value=""> </option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...inputProps} rows={rows} />
      ) : (
        <input {...inputProps} />
      )}
      {hint && (
        <p className="small" id={`letter-${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface FieldProps {
  field: LetterField;
  value: string | undefined;
}
