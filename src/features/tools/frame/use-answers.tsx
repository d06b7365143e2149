// What the visitor answered: in the fields, and behind "#" in the address, where it can be kept, sent and printed.
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { addressKey, printState, type State } from '../../law/state.ts';
import { asked, type Question, stateOf, type Texts, textsOf } from './question.ts';
import { readFields } from './read-fields.browser.ts';

/** A pause before the address follows what is typed: browsers refuse to change it many times a second. */
const writePauseMs = 300;

interface HistoryState {
  toolStep?: number;
}
const stepOf = () => (history.state as HistoryState | null)?.toolStep;
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
  /** Reads the fields again. */
  read: () => void;
  /** Sets what no field of the frame holds. */
  set: (key: Question['key'], text: string) => void;
  /** Fills all fields from a fragment; empties them where it is empty. */
  fill: (fragment: string) => void;
}

/** The answers to these questions. `form` holds their fields; `lastStep` is the result's. */
export function useAnswers(
  questions: readonly Question[],
  form: RefObject<HTMLFormElement | null>,
  lastStep: number,
): Answers {
  const [texts, setTexts] = useState<Texts>({});
  const [filled, setFilled] = useState(0);
  const [step, setStep] = useState(0);
  const [ready, setReady] = useState(false);
  const state = stateOf(questions, texts);
  const fragment = printState(
    state,
    questions.map(({ key }) => key),
  );
  const latest = useRef(fragment);
  latest.current = fragment;

  const write = useMemo(
    () => (historyState?: HistoryState) =>
      history.replaceState(
        historyState ?? history.state,
        '',
        latest.current ? `#${latest.current}` : location.pathname + location.search,
      ),
    [],
  );
  const fill = (from: string) => {
    setTexts(textsOf(questions, from));
    setFilled((times) => times + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tool wakes
  useEffect(() => {
    if (holdsAnswers()) fill(location.hash);
    else if (form.current) setTexts(readFields(form.current, questions));
    const first = stepOf() ?? (holdsAnswers() ? lastStep : 0);
    setStep(first);
    history.replaceState({ ...history.state, toolStep: first }, '');
    setReady(true);
    form.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));

    const onPopState = () => {
      const before = stepOf();
      if (before === undefined && holdsAnswers()) fill(location.hash);
      if (before !== undefined) setStep(before);
      // Another step, or a place on this page: the answers stay what they are now.
      else if (!holdsAnswers()) write({ toolStep: lastStep });
      if (before !== undefined) write();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

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
    goTo: (next) => {
      write();
      history.pushState({ toolStep: next }, '');
      setStep(next);
    },
    read: () => {
      if (form.current) {
        const read = readFields(form.current, asked(questions, texts));
        setTexts((before) => ({ ...before, ...read }));
      }
    },
    set: (key, text) => setTexts((before) => ({ ...before, [addressKey(key)]: text })),
    fill,
  };
}
