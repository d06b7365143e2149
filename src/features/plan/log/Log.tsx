// The executor's log: hours, miles and money by day. It is never sent, and saved with the plan's record.
import '../../tools/frame/tools.css';
import '../../tools/frame/fields.css';
import '../../tools/frame/print.css';
import '../plan.css';
import './log.css';
import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Announced } from '../../../shared/Announced.tsx';
import { latestToday } from '../../../shared/dates.ts';
import { downloadFile } from '../../../shared/download-file.browser.ts';
import { plainText } from '../../../shared/plain-text.ts';
import { parseDate } from '../../law/calendar-date.ts';
import { formatDay } from '../../tools/frame/format.ts';
import { disclaimer } from '../../tools/words.ts';
import { type LogEntry, withValue } from '../record/record.ts';
import { SavePanel } from '../record/SavePanel.tsx';
import { $estate, changeRecord, startRecord } from '../record/store.ts';
import { Account } from './Account.tsx';
import { EntryFields, type FieldErrors, type FieldValues, fieldValuesOf } from './EntryFields.tsx';
import { entryKinds, formatAmount, type KeyedEntry, parseAmount, sortedEntries, totalsOf } from './log.ts';

const setEntry = (key: string, entry: LogEntry | null) =>
  changeRecord((record) => ({ ...record, log: withValue(record.log, key, entry, Date.now()) }));

/** The entry in the form's fields, or an error for each invalid one. */
function readEntry(form: HTMLFormElement): LogEntry | FieldErrors {
  const fields = new FormData(form);
  const text = (name: string) => plainText(String(fields.get(name) ?? ''));
  const kind = (text('kind') || 'hours') as LogEntry['kind'];
  const [day, amount, what] = [parseDate(text('day')), parseAmount(kind, text('amount')), text('what').slice(0, 500)];
  // East of Ohio it may already be tomorrow.
  const isValidDay = day && day <= latestToday(new Date());
  if (isValidDay && amount && what) return { day, kind, amount, what };
  return {
    ...(!isValidDay && { day: 'Give the day, not later than today.' }),
    ...(!amount && { amount: entryKinds[kind].error }),
    ...(!what && { what: 'Write what it was for.' }),
  };
}

export default function Log() {
  const { record, saved, problem } = useStore($estate);
  const form = useRef<HTMLFormElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [edited, setEdited] = useState<KeyedEntry>();
  /** A new entry that was begun before another one was edited. */
  const [draft, setDraft] = useState<FieldValues>({});
  const [isChanged, setChanged] = useState(false);
  const [status, setStatus] = useState('');
  useEffect(() => {
    startRecord();
    form.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, []);

  const isUnsaved = isChanged && (saved !== 'current' || problem !== undefined);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = readEntry(event.currentTarget);
    if (!('kind' in entry)) {
      setErrors(entry);
      field(Object.keys(entry)[0] ?? '')?.focus();
      return;
    }
    setErrors({});
    setEntry(edited?.key ?? `e${Date.now()}-${crypto.randomUUID().slice(0, 8)}`, entry);
    setChanged(true);
    setStatus(`Written: ${formatAmount(entry)}, ${entry.what}.`);
    // Day and kind stay for the next entry.
    for (const name of ['amount', 'what']) {
      const input = field(name);
      if (input) input.value = '';
    }
    cancelEdit();
    field('amount')?.focus();
  };
  const startEdit = (entry: KeyedEntry) => {
    setErrors({});
    if (form.current) setDraft(Object.fromEntries(new FormData(form.current)) as FieldValues);
    setEdited(entry);
    form.current?.scrollIntoView();
    requestAnimationFrame(() => field('day')?.focus());
  };
  /** Ends the edit, and restores the draft of a new entry. */
  const cancelEdit = () =>
    flushSync(() => {
      setErrors({});
      setEdited(undefined);
    });
  const remove = (key: string) => {
    setEntry(key, null);
    setChanged(true);
    setStatus('Removed.');
    listHeading.current?.focus();
  };
  const download = async () => {
    try {
      const { logCsv } = await import('./log-csv.ts');
      downloadFile(new File([logCsv(record)], 'executor-log.csv', { type: 'text/csv' }));
      setStatus('The file is in your downloads. Any spreadsheet opens it.');
    } catch {
      setStatus('The file could not be made without a network. Please try again in a minute.');
    }
  };

  const entries = sortedEntries(record);
  const totals = totalsOf(entries);
  return (
    <div className="tool log" data-step="result">
      <form
        ref={form}
        method="dialog"
        className="card log-form no-print"
        autoComplete="off"
        noValidate
        onSubmit={submit}
      >
        <h3>{edited ? 'Change the entry' : 'Write an entry'}</h3>
        <EntryFields key={edited?.key} defaultValues={edited ? fieldValuesOf(edited) : draft} errors={errors} />
        <div className="tool-buttons">
          <button type="submit" className="button">
            {edited ? 'Change it' : 'Write it down'}
          </button>
          {edited && (
            <button type="button" className="button quiet" onClick={cancelEdit}>
              Leave it as it was
            </button>
          )}
        </div>
        <p className="small">Leave out Social Security and account numbers. Nothing you write is sent to us.</p>
      </form>
      <p role="status" className="log-status no-print">
        {status}
      </p>
      <section className="tool-result" data-shown={entries.length > 0 ? '' : undefined}>
        <h3 ref={listHeading} tabIndex={-1}>
          What is written
        </h3>
        {entries.length === 0 ? (
          <p>Nothing yet. What you write appears here, with its totals.</p>
        ) : (
          <>
            <ul className="log-entries">
              {entries.map((entry) => (
                <li key={entry.key} data-kind={entry.kind}>
                  <span className="log-day">{formatDay(entry.day)}</span>
                  <span className="log-what">
                    {entry.what}
                    <span className="log-kind">{entryKinds[entry.kind].label}</span>
                  </span>
                  <strong className="log-amount">{formatAmount(entry)}</strong>
                  <span className="log-buttons no-print">
                    <button
                      type="button"
                      className="button quiet"
                      aria-label={`Change: ${entry.what}`}
                      disabled={edited !== undefined}
                      onClick={() => startEdit(entry)}
                    >
                      Change
                    </button>
                    <button
                      type="button"
                      className="button quiet"
                      aria-label={`Remove: ${entry.what}`}
                      onClick={() => remove(entry.key)}
                    >
                      Remove
                    </button>
                  </span>
                </li>
              ))}
            </ul>
            <dl className="log-totals">
              {(Object.keys(entryKinds) as LogEntry['kind'][]).map((kind) => (
                <div key={kind} data-total={kind}>
                  <dt>{entryKinds[kind].label}</dt>
                  <dd>{formatAmount({ kind, amount: totals[kind] })}</dd>
                </div>
              ))}
            </dl>
            <Account entries={entries} totals={totals} />
            <p className="tool-last">{disclaimer}</p>
            <div className="tool-buttons no-print">
              <button type="button" className="button" onClick={download}>
                Save as a spreadsheet (CSV)
              </button>
              <button type="button" className="button quiet" onClick={() => print()}>
                Print
              </button>
            </div>
          </>
        )}
      </section>
      <SavePanel onSaved={() => setChanged(false)} />
      <Announced text={entries.length > 0 ? `${entries.length} entries.` : ''} />
    </div>
  );
}
