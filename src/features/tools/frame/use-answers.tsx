// The visitor's answers: in the fields, and in the URL fragment, so that they can be bookmarked, shared and printed.
import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { addressKey, printState, type State } from '../../law/address-state.ts';
import { changedQuestions, rememberFocus } from './early-input.browser.ts';
import { type Question, stateOf, type Texts, textsOf, visibleQuestions } from './question.ts';
import { readFields } from './read-fields.browser.ts';

/** Debounce before the URL is updated: browsers limit how often it may change. */
const writeDebounceMs = 300;

/** The tool's state in each history entry. */
interface HistoryEntry {
  toolStep: number;
  /** Number of earlier steps in the history. */
  toolDepth: number;
}
const currentEntry = (): Partial<HistoryEntry> => (history.state as Partial<HistoryEntry> | null) ?? {};
const hashHasAnswers = () => location.hash.includes('=');
const write = (fragment: string, entry?: HistoryEntry) => {
  const address = fragment ? `#${fragment}` : location.pathname + location.search;
  history.replaceState({ ...history.state, ...entry }, '', address);
};

export interface Answers {
  texts: Texts;
  state: State;
  /** The state as a URL fragment, without "#". */
  fragment: string;
  /** How often this question's fields were remounted with new values. */
  mountCount: (key: Question['key']) => number;
  /** The step that a small screen shows. The one after the last is the result. */
  step: number;
  goTo: (step: number) => void;
  /** Like the browser's Back button; goes to the step `before` if the history has none. */
  goBack: (before: number) => void;
  /** Incremented when the visitor goes to another step. */
  navigationCount: number;
  /** Reads the fields again. */
  read: () => void;
  /** Sets the value of a custom field. */
  set: (key: Question['key'], text: string) => void;
  /** Fills all fields from a fragment; empties them where it is empty. */
  fill: (fragment: string) => void;
}

/** A tool's answers, as a URL fragment, and its step before it has read the URL. */
export const InitialAnswers = createContext({ fragment: '', step: 0 });

/**
 * The answers to these questions. `form` contains their fields. A link whose answers have a result opens at `lastStep`,
 * the result's.
 */
export function useAnswers(
  questions: readonly Question[],
  form: RefObject<HTMLFormElement | null>,
  lastStep: number,
  hasResult: (state: State) => boolean,
): Answers {
  const initial = useContext(InitialAnswers);
  const [texts, setTexts] = useState<Texts>(() => textsOf(questions, initial.fragment));
  const [mounts, setMounts] = useState(Number(initial.fragment !== ''));
  /** Questions whose fields the last `fill` did not remount. */
  const untouchedByFill = useRef<string[]>([]);
  const restoreFocus = useRef<() => void>(undefined);
  const [step, setStep] = useState(initial.step);
  const [navigationCount, setNavigationCount] = useState(0);
  const [ready, setReady] = useState(false);
  const state = stateOf(questions, texts);
  // A key that several questions share is printed once.
  const fragment = printState(state, [...new Set(questions.map(({ key }) => key))]);

  const remountExcept = (names: string[]) => {
    untouchedByFill.current = names;
    restoreFocus.current = rememberFocus();
    setMounts((count) => count + 1);
  };
  const fill = (from: string) => {
    setTexts(textsOf(questions, from));
    remountExcept([]);
  };
  const linkedStep = () => (hasResult(stateOf(questions, textsOf(questions, location.hash))) ? lastStep : 0);
  const showStep = (next: number) => {
    setStep(next);
    setNavigationCount((count) => count + 1);
  };

  // A layout effect, because the visitor may be typing: nothing happens between reading the fields and filling them in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const fields = form.current as HTMLFormElement;
    const linked = textsOf(questions, location.hash);
    // Input from before hydration wins over the link. Custom fields report theirs in their own effects.
    const changed = changedQuestions(fields);
    for (const name of changed) delete linked[name];
    const typed = readFields(fields, questions);
    setTexts((before) => ({ ...before, ...typed, ...linked }));
    if (hashHasAnswers()) remountExcept(changed);
    // A link to a result does not hide the first step while the visitor uses it.
    const inUse = changed[0] ?? fields.querySelector(':focus');
    const entry = { toolStep: linkedStep(), toolDepth: 0, ...currentEntry(), ...(inUse && { toolStep: 0 }) };
    setStep(entry.toolStep);
    history.replaceState({ ...history.state, ...entry }, '');
    setReady(true);
  }, []);

  const onPopState = useEffectEvent(() => {
    const { toolStep } = currentEntry();
    if (toolStep !== undefined) {
      // The current answers, whichever step is shown.
      write(fragment);
      showStep(toolStep);
    } else if (hashHasAnswers()) {
      // Another link to this tool.
      const linked = linkedStep();
      fill(location.hash);
      setStep(linked);
      history.replaceState({ ...history.state, toolStep: linked, toolDepth: 0 }, '');
    } else {
      // An anchor on this page, with the answers unchanged.
      write(fragment, { toolStep: step, toolDepth: 0 });
    }
  });
  useLayoutEffect(() => {
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a remount of the fields
  useLayoutEffect(() => restoreFocus.current?.(), [mounts]);

  // Replays what was pressed before hydration, now that the fields have been read.
  useEffect(() => {
    if (ready) form.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, [ready, form]);

  useEffect(() => {
    if (!ready) return;
    const timeout = setTimeout(() => {
      if (location.hash.replace('#', '') !== fragment) write(fragment);
    }, writeDebounceMs);
    return () => clearTimeout(timeout);
  }, [fragment, ready]);

  return {
    texts,
    state,
    fragment,
    mountCount: (key) => (untouchedByFill.current.includes(addressKey(key)) ? 0 : mounts),
    step,
    navigationCount,
    goTo: (next) => {
      write(fragment);
      history.pushState({ ...history.state, toolStep: next, toolDepth: (currentEntry().toolDepth ?? 0) + 1 }, '');
      showStep(next);
    },
    goBack: (before) => {
      if (currentEntry().toolDepth) return history.back();
      // A visitor who followed a link started at the result.
      write(fragment, { toolStep: before, toolDepth: 0 });
      showStep(before);
    },
    read: () => {
      if (form.current) {
        const read = readFields(form.current, visibleQuestions(questions, texts));
        setTexts((before) => ({ ...before, ...read }));
      }
    },
    set: (key, text) => setTexts((before) => ({ ...before, [addressKey(key)]: text })),
    fill,
  };
}
