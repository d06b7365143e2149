// The page's estate record, and whether it is saved on this device. Nothing is stored before the visitor presses
// "Keep on this device"; from then on every change is stored, until they press "Forget all".
import { atom } from 'nanostores';
import { ohioDay } from '../../../shared/ohio-time.ts';
import { deleteStored, type StorageProblem, storedText, storeText } from '../../../shared/stored-text.browser.ts';
import {
  type EstateRecord,
  fragmentOf,
  mergeRecords,
  newRecord,
  normalizeFragment,
  recordKey,
  withAnswers,
  withValue,
} from './record.ts';
import { type fileErrors, parseRecord, printRecord } from './record-file.ts';

interface Estate {
  record: EstateRecord;
  /** `current`: the page's record is saved, and every change with it. `other`: saved, but the page shows other answers. */
  saved: 'none' | 'current' | 'other';
  problem?: StorageProblem | 'unreadable' | 'deleted-elsewhere' | 'replaced-elsewhere' | undefined;
  /** How often another tab or a file changed the record. */
  externalChanges: number;
}

export const $estate = atom<Estate>({ record: newRecord(''), saved: 'none', externalChanges: 0 });

const set = (change: Partial<Estate>) => $estate.set({ ...$estate.get(), ...change });
const stopSaving = (problem: Estate['problem']) => set({ saved: 'none', problem });
const write = (record: EstateRecord) => set({ record, problem: storeText(recordKey, printRecord(record)) });

function readStored(text = storedText(recordKey)): EstateRecord | 'none' | 'unreadable' {
  if (text === null) return 'none';
  const record = parseRecord(text);
  return typeof record === 'object' ? record : 'unreadable';
}

/** Whether the page's answers, if it has any, are those of the record. */
const hasAnswers = (record: EstateRecord, fragment: string | undefined) =>
  fragment === undefined || fragmentOf(record) === '' || fragmentOf(record) === normalizeFragment(fragment);

/** The answers that the page shows; undefined on a page that shows none. */
let shownFragment: string | undefined;

/** Loads the stored record, for a page that shows these answers, or none. */
export function startRecord(fragment?: string): void {
  shownFragment = fragment;
  addEventListener('storage', ({ key, newValue }) => {
    // The key is null after localStorage.clear().
    if (key === recordKey || key === null) mergeFromOtherTab(newValue);
  });
  const stored = readStored();
  if (typeof stored === 'object') {
    set({ record: stored, saved: hasAnswers(stored, fragment) ? 'current' : 'other' });
    // A log that was saved before there was a plan takes the plan's answers.
    if (fragment !== undefined && $estate.get().saved === 'current')
      changeRecord((record) => withAnswers(record, fragment, Date.now()));
    noteVisit();
  } else {
    const record = withAnswers(newRecord(crypto.randomUUID()), fragment ?? '', 0);
    set({ record, problem: stored === 'none' ? undefined : stored });
  }
}

/** Fragments from the record that the page does not show yet. When it does, that is no change by the visitor. */
const pendingFragments: string[] = [];

/** The fragment that the page must show instead, because another tab or a file changed the record. */
export function externalFragment(fragment: string): string | undefined {
  const { record, saved, externalChanges } = $estate.get();
  const changed = fragmentOf(record);
  if (saved === 'other' || externalChanges === 0 || changed === normalizeFragment(fragment)) return undefined;
  pendingFragments.push(changed);
  return changed;
}

/** Applies the answers that the page shows now to the record. */
export function followPage(fragment: string): void {
  const before = shownFragment ?? '';
  shownFragment = fragment;
  const index = pendingFragments.indexOf(fragment);
  if (index >= 0) {
    pendingFragments.splice(0, index + 1);
    return;
  }
  if ($estate.get().saved !== 'other') changeRecord((record) => withAnswers(record, fragment, Date.now(), before));
}

/** Replaces what the page shows with the saved record. */
export function openSaved(): void {
  set({ saved: 'current', externalChanges: $estate.get().externalChanges + 1 });
  noteVisit();
}

/** The id of the estate's calendar: devices that share the record share the calendar, whichever creates it first. */
export function calendarId(): string | undefined {
  const { record, saved } = $estate.get();
  return saved === 'other' ? undefined : record.id.slice(-12);
}

/** Changes the record, and stores it if it is saved. */
export function changeRecord(change: (record: EstateRecord) => EstateRecord): void {
  const { record, saved } = $estate.get();
  const changed = change(record);
  if (changed === record) return;
  set({ record: changed });
  if (saved === 'current') store();
}

/** The stored copy of the page's record; where there is none, saving stops. */
function storedCopyOrStop(text: string | null): EstateRecord | undefined {
  const stored = readStored(text);
  if (typeof stored === 'object' && stored.id === $estate.get().record.id) return stored;
  if (stored === 'none') stopSaving('deleted-elsewhere');
  else if (stored === 'unreadable') stopSaving('unreadable');
  else stopSaving('replaced-elsewhere');
  return undefined;
}

/** Stores the record, merged with what another tab stored meanwhile. */
function store(): void {
  const stored = storedCopyOrStop(storedText(recordKey));
  if (stored) write(mergeRecords($estate.get().record, stored));
}

/** Merges what another tab stored; null where it deleted it. */
function mergeFromOtherTab(text: string | null): void {
  const { saved, record, externalChanges } = $estate.get();
  const stored = saved === 'none' ? undefined : storedCopyOrStop(text);
  if (!stored) return;
  const merged = mergeRecords(record, stored);
  set({ record: merged, externalChanges: saved === 'current' ? externalChanges + 1 : externalChanges });
  // Race: both tabs stored at the same moment. Store what the other tab's text lacks.
  if (printRecord(merged) !== printRecord(stored)) write(merged);
}

/** Saves the record, with the answers that the page shows, from now on. */
export function saveOnDevice(): void {
  const { record, saved, externalChanges } = $estate.get();
  const stored = readStored();
  if (saved === 'none' && typeof stored === 'object') {
    // Another tab saved a record meanwhile. If its answers differ, it is offered, not replaced.
    if (!hasAnswers(stored, shownFragment)) {
      set({ record: stored, saved: 'other', problem: undefined });
      return;
    }
    set({ record: mergeRecords(stored, record), externalChanges: externalChanges + 1 });
  }
  const latest = $estate.get().record;
  write(shownFragment === undefined ? latest : withAnswers(latest, shownFragment, Date.now()));
  if ($estate.get().problem) return;
  set({ saved: 'current' });
  noteVisit();
}

/** Deletes the record from this device. The page stays as it is. */
export function deleteSaved(): void {
  deleteStored(recordKey);
  stopSaving(undefined);
}

/** Stores the days of this visit and of the one before it. */
function noteVisit(): void {
  if ($estate.get().saved !== 'current') return;
  const today = ohioDay(new Date());
  changeRecord((record) => {
    const last = record.texts.visit?.value;
    if (last === today) return record;
    const before = last ? withValue(record.texts, 'visit-before', last, Date.now()) : record.texts;
    return { ...record, texts: withValue(before, 'visit', today, Date.now()) };
  });
}

/**
 * Opens a saved file. A record of the same estate is merged. A different estate's record replaces data on the page or on
 * the device only if `mayReplace`; otherwise the result is `other-estate`, and the visitor is asked.
 */
export function importFile(text: string, mayReplace = false): 'imported' | 'other-estate' | keyof typeof fileErrors {
  const file = parseRecord(text);
  if (typeof file === 'string') return file;
  const { record, saved, externalChanges } = $estate.get();
  const isSame = file.id === record.id;
  const isBlank = saved === 'none' && Object.keys({ ...record.log, ...record.texts }).length === 0;
  if (!isSame && !isBlank && !mayReplace) return 'other-estate';
  set({ record: isSame ? mergeRecords(record, file) : file, externalChanges: externalChanges + 1 });
  if (saved !== 'none') {
    set({ saved: 'current' });
    write($estate.get().record);
  }
  return 'imported';
}
