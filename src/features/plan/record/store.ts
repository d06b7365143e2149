// The record on the page, and whether it is saved on this device. Nothing is stored before the visitor presses
// "Keep on this device"; from then on each change is, until they press "Forget all".
import { atom } from 'nanostores';
import { ohioDay } from '../../../shared/ohio-time.ts';
import { type EstateRecord, fragmentOf, mergeRecords, newRecord, normalized, withAnswers, withLine } from './record.ts';
import { parseRecord, printRecord, type refusals } from './record-file.ts';
import {
  deleteStored,
  onStoredElsewhere,
  type StorageProblem,
  storedText,
  storeText,
} from './stored-record.browser.ts';

interface Estate {
  record: EstateRecord;
  /** `this`: the record is saved and follows the page. `other`: saved, but the page shows other answers. */
  kept: 'nothing' | 'this' | 'other';
  problem?: StorageProblem | 'unreadable' | 'deleted-elsewhere' | 'replaced-elsewhere' | undefined;
  /** Counts up when the record changed from outside the page: by another tab, or by a file. */
  arrivals: number;
}

export const $estate = atom<Estate>({ record: newRecord(''), kept: 'nothing', arrivals: 0 });

const set = (change: Partial<Estate>) => $estate.set({ ...$estate.get(), ...change });
const stopKeeping = (problem: Estate['problem']) => set({ kept: 'nothing', problem });
const write = (record: EstateRecord) => set({ record, problem: storeText(printRecord(record)) });

function readStored(): EstateRecord | 'none' | 'unreadable' {
  const text = storedText();
  if (text === null) return 'none';
  const record = parseRecord(text);
  return typeof record === 'object' ? record : 'unreadable';
}

/** Whether these answers, where the page shows any, are those of the record. */
const hasAnswers = (record: EstateRecord, fragment: string | undefined) =>
  fragment === undefined || fragmentOf(record) === '' || fragmentOf(record) === normalized(fragment);

/** The answers that the page shows; undefined for a page that shows none. */
let shown: string | undefined;

/** Reads the saved record, for a page that shows these answers, or none. */
export function start(fragment?: string): void {
  shown = fragment;
  onStoredElsewhere(takeFromOtherTab);
  const stored = readStored();
  if (typeof stored === 'object') {
    set({ record: stored, kept: hasAnswers(stored, fragment) ? 'this' : 'other' });
    // A log that was saved before there was a plan takes the plan's answers.
    if (fragment !== undefined && $estate.get().kept === 'this')
      change((record) => withAnswers(record, fragment, Date.now()));
    noteVisit();
  } else {
    const record = withAnswers(newRecord(crypto.randomUUID()), fragment ?? '', 0);
    set({ record, problem: stored === 'none' ? undefined : stored });
  }
}

/** Answers from a stored record: when the page shows them, the visitor has changed nothing. */
const onTheWay: string[] = [];

/** What the page has to show in place of these answers, because the record changed in another tab or by a file. */
export function arrivedAnswers(fragment: string): string | undefined {
  const { record, kept, arrivals } = $estate.get();
  const arrived = fragmentOf(record);
  if (kept === 'other' || arrivals === 0 || arrived === normalized(fragment)) return undefined;
  onTheWay.push(arrived);
  return arrived;
}

/** The page shows these answers now. */
export function follow(fragment: string): void {
  const before = shown ?? '';
  shown = fragment;
  const at = onTheWay.indexOf(fragment);
  if (at >= 0) {
    onTheWay.splice(0, at + 1);
    return;
  }
  if ($estate.get().kept !== 'other') change((record) => withAnswers(record, fragment, Date.now(), before));
}

/** Replaces what the page shows with the saved record. */
export function openKept(): void {
  set({ kept: 'this', arrivals: $estate.get().arrivals + 1 });
  noteVisit();
}

/** The id of the estate's calendar: two devices that share the record give one calendar, whichever makes it first. */
export function calendarId(): string | undefined {
  const { record, kept } = $estate.get();
  return kept === 'other' ? undefined : record.id.slice(-12);
}

/** Changes the record, and saves the change if the record is saved on this device. */
export function change(by: (record: EstateRecord) => EstateRecord): void {
  const { record, kept } = $estate.get();
  const changed = by(record);
  if (changed === record) return;
  set({ record: changed });
  if (kept === 'this') store();
}

/** Stores the record, merged with what another tab stored meanwhile. */
function store(): void {
  const stored = readStored();
  const { record } = $estate.get();
  if (stored === 'none') stopKeeping('deleted-elsewhere');
  else if (stored === 'unreadable') stopKeeping(stored);
  else if (stored.id !== record.id) stopKeeping('replaced-elsewhere');
  else write(mergeRecords(record, stored));
}

function takeFromOtherTab(text: string | null): void {
  const { kept, record, arrivals } = $estate.get();
  if (kept === 'nothing') return;
  const stored = text === null ? 'none' : parseRecord(text);
  if (stored === 'none') stopKeeping('deleted-elsewhere');
  else if (typeof stored === 'string') stopKeeping('unreadable');
  else if (stored.id !== record.id) stopKeeping('replaced-elsewhere');
  else {
    const merged = mergeRecords(record, stored);
    set({ record: merged, arrivals: kept === 'this' ? arrivals + 1 : arrivals });
    // Both tabs stored at the same moment: what is missing in the other's text is stored again.
    if (printRecord(merged) !== printRecord(stored)) write(merged);
  }
}

/** Keeps the record, with the answers that the page shows, from now on. */
export function keep(): void {
  const { record, kept, arrivals } = $estate.get();
  const stored = readStored();
  if (kept === 'nothing' && typeof stored === 'object') {
    // Another tab keeps a record since. With other answers it is offered instead of being replaced.
    if (!hasAnswers(stored, shown)) {
      set({ record: stored, kept: 'other', problem: undefined });
      return;
    }
    set({ record: mergeRecords(stored, record), arrivals: arrivals + 1 });
  }
  const latest = $estate.get().record;
  write(shown === undefined ? latest : withAnswers(latest, shown, Date.now()));
  if ($estate.get().problem) return;
  set({ kept: 'this' });
  noteVisit();
}

/** Deletes the record saved on this device. The page does not change. */
export function forget(): void {
  deleteStored();
  stopKeeping(undefined);
}

/** Notes the day of this visit, and of the one before it. */
function noteVisit(): void {
  if ($estate.get().kept !== 'this') return;
  const today = ohioDay(new Date());
  change((record) => {
    const last = record.texts.visit?.value;
    if (last === today) return record;
    const before = last ? withLine(record.texts, 'visit-before', last, Date.now()) : record.texts;
    return { ...record, texts: withLine(before, 'visit', today, Date.now()) };
  });
}

/**
 * Takes a file that was saved. Of the same estate, it is merged line by line. What is on the page or kept of another
 * estate is only replaced where the visitor says so: `other-estate` asks for it.
 */
export function takeFile(text: string, replaces = false): 'taken' | 'other-estate' | keyof typeof refusals {
  const file = parseRecord(text);
  if (typeof file === 'string') return file;
  const { record, kept, arrivals } = $estate.get();
  const isSame = file.id === record.id;
  const isBlank = kept === 'nothing' && Object.keys({ ...record.log, ...record.texts }).length === 0;
  if (!isSame && !isBlank && !replaces) return 'other-estate';
  set({ record: isSame ? mergeRecords(record, file) : file, arrivals: arrivals + 1 });
  if (kept !== 'nothing') {
    set({ kept: 'this' });
    write($estate.get().record);
  }
  return 'taken';
}
