// What the visitor answered: in the fields, and behind "#" in the address, where it can be kept, sent and printed.
import { createContext, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { addressKey, printState, type State } from '../../law/address-state.ts';
import { type Question, stateOf, type Texts, textsOf, visibleQuestions } from './question.ts';
import { readFields } from './read-fields.browser.ts';

/** A pause before the address follows what is typed: browsers refuse to change it many times a second. */
const writePauseMs = 300;

/** What each entry of the history says of the tool. */
interface Place {
  toolStep: number;
  /** How many steps lie behind it in the history. */
  toolDepth: number;
}
const placeNow = (): Partial<Place> => (history.state as Partial<Place> | null) ?? {};
const holdsAnswers = () => location.hash.includes('=');

export interface Answers {
  texts: Texts;
  state: State;
  /** The state as it stands behind "#", without it. */
  fragment: string;
  /** Grows when the fields must be filled anew. */
  filled: number;
  /** Which step a small screen shows. The one behind the last is the result. */
  step: number;
  goTo: (step: number) => void;
  /** As the browser's own button goes; to this step where the history holds none. */
  goBack: (before: number) => void;
  /** Grows when the visitor went to another step. */
  moves: number;
  /** Reads the fields again. */
  read: () => void;
  /** Sets what no field of the frame holds. */
  set: (key: Question['key'], text: string) => void;
  /** Fills all fields from a fragment; empties them where it is empty. */
  fill: (fragment: string) => void;
}

/**
 * What a tool begins with before it has read the address: answers as they stand behind "#", and the step that is shown.
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
  const [step, setStep] = useState(start.step);
  const [moves, setMoves] = useState(0);
  const [ready, setReady] = useState(false);
  const state = stateOf(questions, texts);
  const fragment = printState(
    state,
    questions.map(({ key }) => key),
  );
  const latest = useRef(fragment);
  latest.current = fragment;
  const stepNow = useRef(step);
  stepNow.current = step;

  const write = useMemo(
    () => (place?: Place) =>
      history.replaceState(
        place ?? history.state,
        '',
        latest.current ? `#${latest.current}` : location.pathname + location.search,
      ),
    [],
  );
  const fill = (from: string) => {
    setTexts(textsOf(questions, from));
    setFilled((times) => times + 1);
  };
  const linkedStep = () => (isEnough(stateOf(questions, textsOf(questions, location.hash))) ? lastStep : 0);
  const show = (next: number) => {
    setStep(next);
    setMoves((times) => times + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tool wakes
  useEffect(() => {
    if (holdsAnswers()) fill(location.hash);
    else if (form.current) {
      const typed = readFields(form.current, questions);
      // Fields of a tool's own have said by now what stands in them.
      setTexts((own) => ({ ...own, ...typed }));
    }
    const { toolStep = linkedStep(), toolDepth = 0 } = placeNow();
    setStep(toolStep);
    history.replaceState({ ...history.state, toolStep, toolDepth }, '');
    setReady(true);

    const onPopState = () => {
      const { toolStep: before } = placeNow();
      if (before !== undefined) {
        // The answers stay what they are now, whichever step is shown.
        write();
        show(before);
        return;
      }
      // Another link of this tool, or a place on this page: then the answers stay.
      const place: Place = { toolStep: holdsAnswers() ? linkedStep() : stepNow.current, toolDepth: 0 };
      if (holdsAnswers()) {
        fill(location.hash);
        setStep(place.toolStep);
        history.replaceState(place, '');
      } else write(place);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  // What was pressed while the code was on its way comes now, when what stands in the fields is known.
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
    filled,
    step,
    moves,
    goTo: (next) => {
      write();
      history.pushState({ toolStep: next, toolDepth: (placeNow().toolDepth ?? 0) + 1 }, '');
      show(next);
    },
    goBack: (before) => {
      if (placeNow().toolDepth) return history.back();
      // Whoever came by a link began at the result.
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
