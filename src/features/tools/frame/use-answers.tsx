// The visitor's answers: in the fields, and in the URL fragment, so that they can be bookmarked, shared and printed.
import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { addressKey, printState, type State } from '../../law/address-state.ts';
import { changedQuestions, rememberFocus } from './early-input.browser.ts';
import { type Question, stateOf, type Texts, textsOf, visibleQuestions } from './question.ts';
import { readFields } from './read-fields.browser.ts';

/** Debounce before the URL is updated: browsers limit how often it may change. */
const writePauseMs = 300;

/** The tool's state in each history entry. */
interface Place {
  toolStep: number;
  /** Number of earlier steps in the history. */
  toolDepth: number;
}
const placeNow = (): Partial<Place> => (history.state as Partial<Place> | null) ?? {};
const holdsAnswers = () => location.hash.includes('=');

export interface Answers {
  texts: Texts;
  state: State;
  /** The state as a URL fragment, without "#". */
  fragment: string;
  /** How often this question's fields were filled in: each time they are mounted again. */
  filled: (key: Question['key']) => number;
  /** The step that a small screen shows. The one after the last is the result. */
  step: number;
  goTo: (step: number) => void;
  /** Like the browser's Back button; goes to the step `before` if the history has none. */
  goBack: (before: number) => void;
  /** Incremented when the visitor goes to another step. */
  moves: number;
  /** Reads the fields again. */
  read: () => void;
  /** Sets the value of a custom field. */
  set: (key: Question['key'], text: string) => void;
  /** Fills all fields from a fragment; empties them where it is empty. */
  fill: (fragment: string) => void;
}

/**
 * What a tool begins with before it has read the address: a URL fragment with answers, and the step that is shown.
 */
export const StartsWith = createContext({ fragment: '', step: 0 });

/**
 * The answers to these questions. `form` holds their fields; `lastStep` is the result's, which a link begins with where
 * its answers are enough for one.
 */
export function useAnswers(
  questions: readonly Question[],
  form: RefObject<HTMLFormElement | null>,
  lastStep: number,
  isEnough: (state: State) => boolean,
): Answers {
  const start = useContext(StartsWith);
  const [texts, setTexts] = useState<Texts>(() => textsOf(questions, start.fragment));
  const [filled, setFilled] = useState(Number(start.fragment !== ''));
  /** The questions that the last filling left as they were. */
  const except = useRef<string[]>([]);
  const restoreFocus = useRef<() => void>(undefined);
  const [step, setStep] = useState(start.step);
  const [moves, setMoves] = useState(0);
  const [ready, setReady] = useState(false);
  const state = stateOf(questions, texts);
  // A key that several questions share is printed once.
  const fragment = printState(state, [...new Set(questions.map(({ key }) => key))]);
  const latest = useRef(fragment);
  latest.current = fragment;
  const stepNow = useRef(step);
  stepNow.current = step;

  const write = useMemo(
    () => (place?: Place) =>
      history.replaceState(
        { ...history.state, ...place },
        '',
        latest.current ? `#${latest.current}` : location.pathname + location.search,
      ),
    [],
  );
  const remountExcept = (names: string[]) => {
    except.current = names;
    restoreFocus.current = rememberFocus();
    setFilled((times) => times + 1);
  };
  const fill = (from: string) => {
    setTexts(textsOf(questions, from));
    remountExcept([]);
  };
  const linkedStep = () => (isEnough(stateOf(questions, textsOf(questions, location.hash))) ? lastStep : 0);
  const show = (next: number) => {
    setStep(next);
    setMoves((times) => times + 1);
  };

  // A layout effect, because the visitor may be typing: nothing happens between reading the fields and filling them in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const fields = form.current as HTMLFormElement;
    const linked = textsOf(questions, location.hash);
    // What was typed before hydration wins over the link. Custom fields report theirs in effects of their own.
    const changed = changedQuestions(fields);
    for (const name of changed) delete linked[name];
    const typed = readFields(fields, questions);
    setTexts((before) => ({ ...before, ...typed, ...linked }));
    if (holdsAnswers()) remountExcept(changed);
    // A link to a result does not take the step away from who answers it.
    const isInUse = changed[0] ?? fields.querySelector(':focus');
    const place = { toolStep: linkedStep(), toolDepth: 0, ...placeNow(), ...(isInUse && { toolStep: 0 }) };
    setStep(place.toolStep);
    history.replaceState({ ...history.state, ...place }, '');
    setReady(true);

    const onPopState = () => {
      const { toolStep: before } = placeNow();
      if (before !== undefined) {
        // Saves the current answers, whichever step is shown.
        write();
        show(before);
        return;
      }
      // Another link to this tool, or to an anchor on this page, which keeps the answers.
      const place: Place = { toolStep: holdsAnswers() ? linkedStep() : stepNow.current, toolDepth: 0 };
      if (holdsAnswers()) {
        fill(location.hash);
        setStep(place.toolStep);
        history.replaceState({ ...history.state, ...place }, '');
      } else write(place);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the fields were mounted again
  useLayoutEffect(() => restoreFocus.current?.(), [filled]);

  // Replays what was pressed before hydration, now that the fields have been read.
  useEffect(() => {
    if (ready) form.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, [ready, form]);

  useEffect(() => {
    if (!ready) return;
    const pause = setTimeout(() => {
      if (location.hash.replace('#', '') !== fragment) write();
    }, writePauseMs);
    return () => clearTimeout(pause);
  }, [fragment, ready, write]);

  return {
    texts,
    state,
    fragment,
    filled: (key) => (except.current.includes(addressKey(key)) ? 0 : filled),
    step,
    moves,
    goTo: (next) => {
      write();
      history.pushState({ ...history.state, toolStep: next, toolDepth: (placeNow().toolDepth ?? 0) + 1 }, '');
      show(next);
    },
    goBack: (before) => {
      if (placeNow().toolDepth) return history.back();
      // A visitor who followed a link started at the result.
      write({ toolStep: before, toolDepth: 0 });
      show(before);
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
