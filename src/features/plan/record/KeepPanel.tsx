// Keeping the record: on this device, or in a file. Nothing is stored but by the visitor's own press.
import './keep.css';
import { useStore } from '@nanostores/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { downloadFile } from '../../../shared/download-file.browser.ts';
import { printRecord, refusals } from './record-file.ts';
import { $estate, forget, keep, takeFile } from './store.ts';

interface Props {
  /** Called once everything was saved to a file. */
  onSaved?: () => void;
}

const problemWords: Record<NonNullable<ReturnType<typeof $estate.get>['problem']>, string> = {
  full: 'This browser has no room left, so the last change is not kept. It is still on this page: save it to a file.',
  forbidden: 'This browser lets no page keep anything. Nothing on this page is lost: save it to a file.',
  unreadable: 'What is kept on this device cannot be read by this page. Keeping this in its place deletes it.',
  'deleted-elsewhere': 'What was kept has been deleted in another tab. This page still has it.',
  'replaced-elsewhere': 'Another tab keeps another estate now. This page still has this one: save it to a file.',
};

const statusWords = { nothing: 'Nothing is kept yet.', this: 'Kept on this device.', other: '' };

export function KeepPanel({ onSaved }: Props) {
  const { record, kept, problem } = useStore($estate);
  const [status, setStatus] = useState('');
  const [asks, setAsks] = useState<{ what: 'forget' } | { what: 'replace'; text: string }>();
  const heading = useRef<HTMLHeadingElement>(null);
  /** A button that was pressed may be gone. */
  const done = (words: string) => {
    setAsks(undefined);
    setStatus(words);
    heading.current?.focus();
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text().catch(() => '');
    // The same file can be chosen again.
    target.value = '';
    if (text === undefined) return;
    const result = takeFile(text);
    if (result === 'other-estate') setAsks({ what: 'replace', text });
    else setStatus(result === 'taken' ? 'The file is open.' : refusals[result]);
  };

  return (
    <section className="card keep no-print" aria-labelledby="keep" data-kept={kept}>
      <h3 id="keep" ref={heading} tabIndex={-1}>
        Keep it for next time
      </h3>
      <p>
        <strong>{statusWords[kept]}</strong>{' '}
        {kept === 'this'
          ? 'Changes are kept as you make them.'
          : 'One press keeps the plan, the sheet and the log in this browser, with later changes. A file takes them to another device.'}
      </p>
      {problem && <p role="alert">{problemWords[problem]}</p>}
      <div className="tool-buttons">
        {kept !== 'this' && (
          <button
            type="button"
            className="button"
            onClick={() => {
              keep();
              done('');
            }}
          >
            {kept === 'other' || problem === 'unreadable' ? 'Keep this in its place' : 'Keep on this device'}
          </button>
        )}
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            downloadFile(new File([printRecord(record)], 'estate-record.json', { type: 'application/json' }));
            onSaved?.();
            setStatus(
              'The file is in your downloads. It holds everything you typed: keep it as you would a bank letter.',
            );
          }}
        >
          Save to a file
        </button>
        <label className="button quiet keep-file">
          Open a file
          <input type="file" accept=".json,application/json" onChange={open} />
        </label>
        {kept !== 'nothing' && (
          <button type="button" className="button quiet" onClick={() => setAsks({ what: 'forget' })}>
            Forget all
          </button>
        )}
      </div>
      {asks && (
        <div className="keep-asks" role="alert">
          <p>
            {asks.what === 'forget'
              ? 'This deletes the plan, the sheet and the log from this device. A saved file stays yours.'
              : 'This file is of another estate than what is here. Opening it puts it in the place of what is here. To have both, save this one to a file first.'}
          </p>
          <div className="tool-buttons">
            <button
              type="button"
              className="button"
              onClick={() => {
                if (asks.what === 'replace') takeFile(asks.text, true);
                else forget();
                done(
                  asks.what === 'replace' ? 'The file is open.' : 'Forgotten. The page shows it until you close it.',
                );
              }}
            >
              {asks.what === 'forget' ? 'Delete it all' : 'Open it in its place'}
            </button>
            <button type="button" className="button quiet" onClick={() => done('')}>
              Leave it as it is
            </button>
          </div>
        </div>
      )}
      <p role="status">{status}</p>
      <p className="small">
        Whoever uses this device can read what is kept. On a shared one, save it to a file instead. Nothing is sent to
        us.
      </p>
    </section>
  );
}
