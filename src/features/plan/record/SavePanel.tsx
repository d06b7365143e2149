// Saves the record on this device or to a file, and opens such a file. Nothing is stored before a button is pressed.
import './save-panel.css';
import { useStore } from '@nanostores/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { downloadFile } from '../../../shared/download-file.browser.ts';
import { fileErrors, printRecord } from './record-file.ts';
import { $estate, deleteSaved, importFile, saveOnDevice } from './store.ts';

interface Props {
  /** Called after the record was saved to a file. */
  onSaved?: () => void;
}

const problemMessages: Record<NonNullable<ReturnType<typeof $estate.get>['problem']>, string> = {
  full: 'This browser has no room left, so the last change is not kept. It is still on this page: save it to a file.',
  forbidden: 'This browser lets no page keep anything. Nothing on this page is lost: save it to a file.',
  unreadable: 'What is kept on this device cannot be read by this page. Keeping this in its place deletes it.',
  'deleted-elsewhere': 'What was kept has been deleted in another tab. This page still has it.',
  'replaced-elsewhere': 'Another tab keeps another estate now. This page still has this one: save it to a file.',
};

const savedLabels = { none: 'Nothing is kept yet.', current: 'Kept on this device.', other: '' };

export function SavePanel({ onSaved }: Props) {
  const { record, saved, problem } = useStore($estate);
  const [status, setStatus] = useState('');
  /** What the visitor is asked to confirm; `file` is the text of the file to open. */
  const [question, setQuestion] = useState<{ action: 'delete' } | { action: 'replace'; file: string }>();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Moves the focus to the heading, because the pressed button may be gone. */
  const finish = (message: string) => {
    setQuestion(undefined);
    setStatus(message);
    heading.current?.focus();
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text().catch(() => '');
    // So that choosing the same file again fires `change`.
    target.value = '';
    if (text === undefined) return;
    const result = importFile(text);
    if (result === 'other-estate') setQuestion({ action: 'replace', file: text });
    else setStatus(result === 'imported' ? 'The file is open.' : fileErrors[result]);
  };

  return (
    <section className="card save-panel no-print" aria-labelledby="keep" data-saved={saved}>
      <h3 id="keep" ref={heading} tabIndex={-1}>
        Keep it for next time
      </h3>
      <p>
        <strong>{savedLabels[saved]}</strong>{' '}
        {saved === 'current'
          ? 'Changes are kept as you make them.'
          : 'One press keeps the plan, the sheet and the log in this browser, with later changes. A file takes them to another device.'}
      </p>
      {problem && <p role="alert">{problemMessages[problem]}</p>}
      <div className="tool-buttons">
        {saved !== 'current' && (
          <button
            type="button"
            className="button"
            onClick={() => {
              saveOnDevice();
              finish('');
            }}
          >
            {saved === 'other' || problem === 'unreadable' ? 'Keep this in its place' : 'Keep on this device'}
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
        <label className="button quiet save-open">
          Open a file
          <input type="file" accept=".json,application/json" onChange={open} />
        </label>
        {saved !== 'none' && (
          <button type="button" className="button quiet" onClick={() => setQuestion({ action: 'delete' })}>
            Forget all
          </button>
        )}
      </div>
      {question && (
        <div className="save-confirm" role="alert">
          <p>
            {question.action === 'delete'
              ? 'This deletes the plan, the sheet and the log from this device. A saved file stays yours.'
              : 'This file is of another estate than what is here. Opening it puts it in the place of what is here. To have both, save this one to a file first.'}
          </p>
          <div className="tool-buttons">
            <button
              type="button"
              className="button"
              onClick={() => {
                if (question.action === 'replace') importFile(question.file, true);
                else deleteSaved();
                finish(
                  question.action === 'replace'
                    ? 'The file is open.'
                    : 'Forgotten. The page shows it until you close it.',
                );
              }}
            >
              {question.action === 'delete' ? 'Delete it all' : 'Open it in its place'}
            </button>
            <button type="button" className="button quiet" onClick={() => finish('')}>
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
