// One page for the other heirs, from the plan, to print or to copy into an email. Nothing is sent.
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
import { formatDay } from '../../tools/frame/format.ts';
import type { RuleText } from '../../tools/frame/tool-data.ts';
import { disclaimer } from '../../tools/words.ts';
import { type Courts, findCourt } from '../court.ts';
import { planKeys } from '../plan-keys.ts';
import { fragmentOf, type TextKey, textOf, withValue } from '../record/record.ts';
import { SavePanel } from '../record/SavePanel.tsx';
import { $estate, changeRecord, startRecord } from '../record/store.ts';
import { heirsSheet, type SheetLine, type SheetTexts, sheetText } from './sheet.ts';

interface Props {
  figures: Figures;
  rules: readonly RuleText[];
  courts: Courts;
}

const fields: { key: TextKey; label: string; isLong?: true }[] = [
  { key: 'estate-of', label: 'The name of the person who died' },
  { key: 'case-number', label: 'The case number of the court' },
  { key: 'from', label: 'Your name, and how the others reach you' },
  { key: 'more', label: 'More, in your own words. A sum is on the sheet only if you write it here', isLong: true },
];

const saveText = (key: string, value: string) =>
  changeRecord((record) => ({ ...record, texts: withValue(record.texts, key, plainText(value) || null, Date.now()) }));

const Lines = ({ title, lines, empty }: { title: string; lines: readonly SheetLine[]; empty: string }) => (
  <>
    <h4>{title}</h4>
    {lines.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <ul className="heirs-lines">
        {lines.map(({ day, text }) => (
          <li key={day + text} data-day={day}>
            <strong>{formatDay(day)}</strong>
            <span> {text}.</span>
          </li>
        ))}
      </ul>
    )}
  </>
);

export default function HeirsSheet({ figures, rules, courts }: Props) {
  const { record, saved, externalChanges } = useStore($estate);
  const tool = useRef<HTMLDivElement>(null);
  const reported = useReportedValues(tool);
  const today = useOhioDay();
  const form = useRef<HTMLFormElement>(null);
  /** The fragment of the address. */
  const [linked, setLinked] = useState('');
  const [status, setStatus] = useState('');
  /** The sheet as text, shown where it could not be copied. */
  const [copyText, setCopyText] = useState('');
  const field = (key: string) => form.current?.querySelector<HTMLInputElement>(`[name="${key}"]`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const fragment = location.hash.slice(1);
    setLinked(fragment);
    const typed = fields.map(({ key }) => [key, field(key)?.value ?? ''] as const);
    startRecord(fragment.includes('=') ? fragment : undefined);
    // Input before hydration.
    for (const [key, value] of typed) if (value) saveText(key, value);
    form.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a record was loaded or changed from outside
  useEffect(() => {
    for (const { key } of fields) {
      const element = field(key);
      if (element && plainText(element.value) !== textOf(record, key)) element.value = textOf(record, key);
    }
  }, [record.id, externalChanges]);

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    setCopyText('');
    saveText(name, value);
  };

  const answers = parseState(saved === 'other' ? linked : fragmentOf(record), planKeys);
  const lines = deadlines(answers, figures, today);
  const sheet = 'stopped' in lines ? undefined : heirsSheet(followed(lines, answers), answers, rules, today);
  const countyEntry = findCourt(answers.county, courts);
  const caseNumber = textOf(record, 'case-number');
  const name = textOf(record, 'estate-of');
  const court = countyEntry
    ? `The file is with the ${countyEntry.court ? countyEntry.court.name : `probate court of ${countyEntry.name} County`} in ${countyEntry.seat}.${countyEntry.court ? ` The court’s own site: ${countyEntry.court.url}.` : ''}`
    : 'The file is with the probate court of the county where the person lived.';
  const texts: SheetTexts = {
    heading: `${name ? `The estate of ${name}` : 'The estate'}: where it stands on ${formatDay(today)}`,
    from: textOf(record, 'from'),
    court: `${court} ${caseNumber ? `The case number is ${caseNumber}.` : 'Ask there for the case by the name of the person.'}`,
    more: textOf(record, 'more'),
    last: `The dates are those of the law, counted from the days above. ${disclaimer} ${notLegalAdvice}`,
  };
  const copy = async () => {
    const plain = sheet ? sheetText(texts, sheet) : '';
    try {
      await navigator.clipboard.writeText(plain);
      setCopyText('');
      setStatus('The sheet is copied. Paste it into a mail.');
    } catch {
      setCopyText(plain);
      setStatus('Your browser did not let us copy. Here is the text:');
    }
  };

  return (
    <div ref={tool} {...reported} className="tool heirs" data-step="result">
      {/* Uncontrolled, so that input before hydration is kept. */}
      <form
        ref={form}
        method="dialog"
        className="card heirs-form no-print"
        autoComplete="off"
        onInput={onInput}
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
              <p className="heirs-heading">{texts.heading}</p>
              {texts.from && <p>{texts.from}</p>}
              <Lines title="What was done" lines={sheet.done} empty="Nothing was filed yet." />
              <Lines title="What comes next" lines={sheet.upcoming} empty="No date of the law is still ahead." />
              <h4>Where the file is</h4>
              <p>{texts.court}</p>
              {texts.more && <p className="heirs-more">{texts.more}</p>}
              <p className="small">{texts.last}</p>
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
            {copyText && (
              <textarea className="input" readOnly rows={12} value={copyText} aria-label="The text of the sheet" />
            )}
          </>
        ) : (
          <p>
            The sheet follows from your plan: <a href="/plan">give the day of the death there</a>, tick what is done,
            and open this page from it.
          </p>
        )}
      </section>
      <SavePanel />
    </div>
  );
}
