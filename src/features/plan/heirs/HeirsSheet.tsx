// A sheet for the other heirs, from the plan: one page, to print or to copy into a mail. Nothing is sent.
import '../../tools/frame/tools.css';
import '../../tools/frame/fields.css';
import '../../tools/frame/print.css';
import '../plan.css';
import './heirs.css';
import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { plainText } from '../../../shared/plain-text.ts';
import { useOhioDay } from '../../../shared/use-ohio-day.tsx';
import { useReportedValues } from '../../../shared/use-reported-values.tsx';
import { notLegalAdvice } from '../../../site.ts';
import { parseState } from '../../law/address-state.ts';
import { deadlines } from '../../law/deadlines.ts';
import { followed } from '../../law/done-days.ts';
import type { Figures } from '../../law/figures.ts';
import { dayInWords } from '../../tools/frame/print-values.ts';
import type { RuleWords } from '../../tools/frame/rule-words.ts';
import { lastWord } from '../../tools/words.ts';
import { type Courts, courtOf } from '../court.ts';
import { planKeys } from '../plan-keys.ts';
import { KeepPanel } from '../record/KeepPanel.tsx';
import { fragmentOf, type TextKey, textOf, withLine } from '../record/record.ts';
import { $estate, change, start } from '../record/store.ts';
import { type SheetLine, type SheetWords, sheetOf, sheetText } from './sheet.ts';

interface Props {
  figures: Figures;
  rules: readonly RuleWords[];
  courts: Courts;
}

const fields: { key: TextKey; label: string; isLong?: true }[] = [
  { key: 'estate-of', label: 'The name of the person who died' },
  { key: 'case-number', label: 'The case number of the court' },
  { key: 'from', label: 'Your name, and how the others reach you' },
  { key: 'more', label: 'More, in your own words. A sum is on the sheet only if you write it here', isLong: true },
];

const write = (key: string, value: string) =>
  change((before) => ({ ...before, texts: withLine(before.texts, key, plainText(value) || null, Date.now()) }));

const Lines = ({ title, lines, none }: { title: string; lines: readonly SheetLine[]; none: string }) => (
  <>
    <h4>{title}</h4>
    {lines.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul className="heirs-lines">
        {lines.map(({ day, words }) => (
          <li key={day + words} data-day={day}>
            <strong>{dayInWords(day)}</strong>
            <span> {words}.</span>
          </li>
        ))}
      </ul>
    )}
  </>
);

export default function HeirsSheet({ figures, rules, courts }: Props) {
  const { record, kept, arrivals } = useStore($estate);
  const tool = useRef<HTMLDivElement>(null);
  const reported = useReportedValues(tool);
  const today = useOhioDay();
  const form = useRef<HTMLFormElement>(null);
  /** The answers of the address; the saved ones where it has none. */
  const [linked, setLinked] = useState('');
  const [status, setStatus] = useState('');
  const [text, setText] = useState('');
  const field = (key: string) => form.current?.querySelector<HTMLInputElement>(`[name="${key}"]`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const fragment = location.hash.slice(1);
    setLinked(fragment);
    const typed = fields.map(({ key }) => [key, field(key)?.value ?? ''] as const);
    start(fragment.includes('=') ? fragment : undefined);
    // What was typed before the code came.
    for (const [key, value] of typed) if (value) write(key, value);
    form.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a record was read, or something arrives
  useEffect(() => {
    for (const { key } of fields) {
      const element = field(key);
      if (element && plainText(element.value) !== textOf(record, key)) element.value = textOf(record, key);
    }
  }, [record.id, arrivals]);

  const read = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    setText('');
    write(name, value);
  };

  const answers = parseState(kept === 'other' ? linked : fragmentOf(record), planKeys);
  const lines = deadlines(answers, figures, today);
  const sheet = 'stopped' in lines ? undefined : sheetOf(followed(lines, answers), answers, rules, today);
  const found = courtOf(answers.county, courts);
  const caseNumber = textOf(record, 'case-number');
  const name = textOf(record, 'estate-of');
  const court = found
    ? `The file is with the ${found.court ? found.court.name : `probate court of ${found.name} County`} in ${found.seat}.${found.court ? ` The court’s own site: ${found.court.url}.` : ''}`
    : 'The file is with the probate court of the county where the person lived.';
  const words: SheetWords = {
    heading: `${name ? `The estate of ${name}` : 'The estate'}: where it stands on ${dayInWords(today)}`,
    from: textOf(record, 'from'),
    court: `${court} ${caseNumber ? `The case number is ${caseNumber}.` : 'Ask there for the case by the name of the person.'}`,
    more: textOf(record, 'more'),
    last: `The dates are those of the law, counted from the days above. ${lastWord} ${notLegalAdvice}`,
  };
  const copy = async () => {
    const written = sheet ? sheetText(words, sheet) : '';
    try {
      await navigator.clipboard.writeText(written);
      setText('');
      setStatus('The sheet is copied. Paste it into a mail.');
    } catch {
      setText(written);
      setStatus('Your browser did not let us copy. Here is the text:');
    }
  };

  return (
    <div ref={tool} {...reported} className="tool heirs" data-step="result">
      {/* Uncontrolled: what was typed before the code came is read at once. */}
      <form
        ref={form}
        method="dialog"
        className="card heirs-form no-print"
        autoComplete="off"
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <h3>What only you know</h3>
        {fields.map(({ key, label, isLong }) => {
          const attributes = { id: `heirs-${key}`, name: key, className: 'input', maxLength: isLong ? 2000 : 200 };
          return (
            <div key={key}>
              <label className="tool-label" htmlFor={`heirs-${key}`}>
                {label}
              </label>
              {isLong ? <textarea rows={4} {...attributes} /> : <input {...attributes} />}
            </div>
          );
        })}
        <p className="small">Leave out Social Security and account numbers. Nothing you write is sent to us.</p>
      </form>
      <section className="tool-result heirs-result" data-shown={sheet ? '' : undefined} aria-labelledby="heirs-sheet">
        <h3 id="heirs-sheet">The sheet</h3>
        {sheet ? (
          <>
            <div className="card heirs-sheet">
              <p className="heirs-heading">{words.heading}</p>
              {words.from && <p>{words.from}</p>}
              <Lines title="What was done" lines={sheet.done} none="Nothing was filed yet." />
              <Lines title="What comes next" lines={sheet.ahead} none="No date of the law is still ahead." />
              <h4>Where the file is</h4>
              <p>{words.court}</p>
              {words.more && <p className="heirs-more">{words.more}</p>}
              <p className="small">{words.last}</p>
            </div>
            <div className="tool-buttons no-print">
              <button type="button" className="button" onClick={() => print()}>
                Print
              </button>
              <button type="button" className="button quiet" onClick={copy}>
                Copy the text
              </button>
            </div>
            <p role="status">{status}</p>
            {text && <textarea className="input" readOnly rows={12} value={text} aria-label="The text of the sheet" />}
          </>
        ) : (
          <p>
            The sheet follows from your plan: <a href="/plan">give the day of the death there</a>, tick what is done,
            and open this page from it.
          </p>
        )}
      </section>
      <KeepPanel />
    </div>
  );
}
