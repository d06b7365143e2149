// The executor's log: hours, miles and money, each with its day and what for. Nothing of it is sent; it is saved as the
// plan is.
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
import { dayInWords } from '../../tools/frame/print-values.ts';
import { lastWord } from '../../tools/words.ts';
import { KeepPanel } from '../record/KeepPanel.tsx';
import { type LogEntry, withLine } from '../record/record.ts';
import { $estate, change, start } from '../record/store.ts';
import { Account } from './Account.tsx';
import { EntryFields, type EntryTexts, type FieldErrors, textsOf } from './EntryFields.tsx';
import { amountInWords, entriesOf, type KeyedEntry, kinds, parseAmount, totalsOf } from './log.ts';

const setEntry = (key: string, entry: LogEntry | null) =>
  change((record) => ({ ...record, log: withLine(record.log, key, entry, Date.now()) }));

/** What a form holds now, whoever put it there; or what is wrong with it. */
function readEntry(form: HTMLFormElement): LogEntry | FieldErrors {
  const fields = new FormData(form);
  const text = (name: string) => plainText(String(fields.get(name) ?? ''));
  const kind = (text('kind') || 'hours') as LogEntry['kind'];
  const [day, amount, what] = [parseDate(text('day')), parseAmount(kind, text('amount')), text('what').slice(0, 500)];
  // Who works east of Ohio may write their own today.
  const isDay = day && day <= latestToday(new Date());
  if (isDay && amount && what) return { day, kind, amount, what };
  return {
    ...(!isDay && { day: 'Give the day, not later than today.' }),
    ...(!amount && { amount: kinds[kind].error }),
    ...(!what && { what: 'Write what it was for.' }),
  };
}

export default function Log() {
  const { record, kept, problem } = useStore($estate);
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [edited, setEdited] = useState<KeyedEntry>();
  /** What was typed of a new entry before another one was changed. */
  const [begun, setBegun] = useState<EntryTexts>({});
  const [isSaved, setSaved] = useState(true);
  const [status, setStatus] = useState('');
  useEffect(() => {
    start();
    form.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, []);

  const isAtRisk = !isSaved && (kept !== 'this' || problem !== undefined);
  useEffect(() => {
    if (!isAtRisk) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isAtRisk]);

  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = readEntry(event.currentTarget);
    if (!('kind' in entry)) {
      setErrors(entry);
      field(Object.keys(entry)[0] ?? '')?.focus();
      return;
    }
    setErrors({});
    setEntry(edited?.key ?? `e${Date.now()}-${crypto.randomUUID().slice(0, 8)}`, entry);
    setSaved(false);
    setStatus(`Written: ${amountInWords(entry)}, ${entry.what}.`);
    // The day and the kind stay for the next entry.
    for (const name of ['amount', 'what']) {
      const typed = field(name);
      if (typed) typed.value = '';
    }
    leaveChange();
    field('amount')?.focus();
  };
  const beginChange = (entry: KeyedEntry) => {
    setErrors({});
    if (form.current) setBegun(Object.fromEntries(new FormData(form.current)) as EntryTexts);
    setEdited(entry);
    form.current?.scrollIntoView();
    requestAnimationFrame(() => field('day')?.focus());
  };
  /** The new entry that was started before the change is restored. */
  const leaveChange = () =>
    flushSync(() => {
      setErrors({});
      setEdited(undefined);
    });
  const remove = (key: string) => {
    setEntry(key, null);
    setSaved(false);
    setStatus('Removed.');
    list.current?.focus();
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

  const entries = entriesOf(record);
  const totals = totalsOf(entries);
  return (
    <div className="tool log" data-step="result">
      <form
        ref={form}
        method="dialog"
        className="card log-form no-print"
        autoComplete="off"
        noValidate
        onSubmit={write}
      >
        <h3>{edited ? 'Change the entry' : 'Write an entry'}</h3>
        <EntryFields key={edited?.key} texts={edited ? textsOf(edited) : begun} errors={errors} />
        <div className="tool-buttons">
          <button type="submit" className="button">
            {edited ? 'Change it' : 'Write it down'}
          </button>
          {edited && (
            <button type="button" className="button quiet" onClick={leaveChange}>
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
        <h3 ref={list} tabIndex={-1}>
          What is written
        </h3>
        {entries.length === 0 ? (
          <p>Nothing yet. What you write appears here, with its totals.</p>
        ) : (
          <>
            <ul className="log-entries">
              {entries.map((entry) => (
                <li key={entry.key} data-kind={entry.kind}>
                  <span className="log-day">{dayInWords(entry.day)}</span>
                  <span className="log-what">
                    {entry.what}
                    <span className="log-kind">{kinds[entry.kind].label}</span>
                  </span>
                  <strong className="log-amount">{amountInWords(entry)}</strong>
                  <span className="log-buttons no-print">
                    <button
                      type="button"
                      className="button quiet"
                      aria-label={`Change: ${entry.what}`}
                      disabled={edited !== undefined}
                      onClick={() => beginChange(entry)}
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
              {(Object.keys(kinds) as LogEntry['kind'][]).map((kind) => (
                <div key={kind} data-total={kind}>
                  <dt>{kinds[kind].label}</dt>
                  <dd>{amountInWords({ kind, amount: totals[kind] })}</dd>
                </div>
              ))}
            </dl>
            <Account entries={entries} totals={totals} />
            <p className="tool-last">{lastWord}</p>
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
      <KeepPanel onSaved={() => setSaved(true)} />
      <Announced text={entries.length > 0 ? `${entries.length} entries.` : ''} />
    </div>
  );
}
