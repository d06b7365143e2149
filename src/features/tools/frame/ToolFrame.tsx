// A tool: its questions, one at a time on a small screen and all at once on a large one, and what follows from them.
import './tools.css';
import './print.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Announced } from '../../../shared/Announced.tsx';
import { useReportedValues } from '../../../shared/use-reported-values.tsx';
import { addressKey, type State, type StateKey } from '../../law/address-state.ts';
import { lastWord } from '../words.ts';
import { QuestionField } from './fields.tsx';
import { PrintHead } from './PrintHead.tsx';
import { inputError, type Question, type Step, visibleQuestions } from './question.ts';
import { ResultActions } from './ResultActions.tsx';
import { deleteAnswers, saveAnswers, savedAnswers } from './saved-answers.browser.ts';
import type { Term } from './tool-data.ts';
import { type Answers, useAnswers } from './use-answers.tsx';

/** What a tool computes from the answers. */
export interface Outcome {
  /** The result; undefined while too few answers are known. */
  result?: ReactNode;
  /** Announced to screen readers when it changes: "14 dates." */
  announcement?: string;
  /** Validation errors that only the tool can find, by question. */
  errors?: Partial<Record<StateKey, string>>;
  /** Further buttons under the result. */
  actions?: ReactNode;
  /** Comes last: how to send the result to the agent (HouseTool.tsx). */
  offer?: ReactNode;
}

interface Props {
  /** Key of the saved answers, such as "deadlines". */
  tool: string;
  steps: readonly Step[];
  terms: readonly Term[];
  /** Shown in place of the result until there is one. */
  waiting: string;
  resultTitle: string;
  /** Keys that no field shows, and that `set` changes. */
  hidden?: readonly StateKey[];
  solve: (state: State, set: Answers['set']) => Outcome;
  /** Saves the answers instead of the frame; rendered above the questions. */
  keeping?: (fragment: string) => ReactNode;
}

const hiddenQuestion = (key: StateKey): Question => ({ key, kind: 'custom', label: '', draw: () => null });

/** Same breakpoint as in tools.css: from here on, all questions are shown at once. */
const wide = '(min-width: 48rem)';

export function ToolFrame({ tool, steps, terms, waiting, resultTitle, hidden = [], solve, keeping }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const questions = steps.flatMap((step) => step.questions);
  const answers = useAnswers(
    [...questions, ...hidden.map(hiddenQuestion)],
    form,
    steps.length,
    (state) => solve(state, () => undefined).result !== undefined,
  );
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [saved, setSaved] = useState<string>();
  /** Whether the saved answers found on load are still offered. */
  const [isOffered, setOffered] = useState(true);
  const [forgotten, setForgotten] = useState('');
  const { texts, state, fragment, step } = answers;
  useEffect(() => {
    if (!keeping) setSaved(savedAnswers(tool));
  }, [tool, keeping]);
  const save = () => {
    const done = saveAnswers(tool, fragment);
    setSaved(savedAnswers(tool));
    setOffered(false);
    return done;
  };
  const forget = () => {
    deleteAnswers(tool);
    setSaved(undefined);
  };

  const shown = visibleQuestions(questions, texts);
  const shownIn = (one: Step | undefined) => shown.filter((question) => one?.questions.includes(question));
  const { result: solved, announcement = '', errors = {}, actions, offer } = solve(state, answers.set);
  const isValidated = ({ key }: Question) => leftFields.has(key) || answers.filled(key) > 0;
  const shownError = (question: Question) =>
    isValidated(question) ? (inputError(question, texts) ?? errors[question.key]) : undefined;
  // With an unreadable answer left out, the result would answer another question, also in print.
  const isBlocked = shown.some((question) => isValidated(question) && inputError(question, texts) !== undefined);
  const result = isBlocked ? undefined : solved;

  /** A field is validated once the visitor has left it. */
  const reported = useReportedValues(frame, (from, next) => {
    const of = (element: Element | null) => element?.closest<HTMLElement>('[data-question]')?.dataset.question;
    const name = of(from);
    if (name && name !== of(next)) markLeft(shown.filter(({ key }) => addressKey(key) === name));
  });
  const markLeft = (fields: readonly Question[]) =>
    setLeftFields((before) => new Set([...before, ...fields.map(({ key }) => key)]));

  const hasError = (question: Question) => (inputError(question, texts) ?? errors[question.key]) !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the visitor goes to another step
  useEffect(() => {
    if (answers.moves === 0) return;
    const heading =
      step === steps.length ? resultHeading.current : form.current?.querySelectorAll<HTMLElement>('h3')[step];
    heading?.focus();
  }, [answers.moves]);

  // Steps without a visible question are skipped.
  const nextOf = (from: number) => {
    const nextStep = steps.findIndex((one, index) => index > from && shownIn(one).length > 0);
    return nextStep < 0 ? steps.length : nextStep;
  };
  const firstSeen = (selector: string) =>
    [...(form.current?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
      (element) => element.getClientRects().length > 0,
    );
  /** The first field marked invalid. Custom fields validate themselves. */
  const wrongField = () => firstSeen('[aria-invalid="true"]');
  /** Where focus goes when the button that was pressed disappears. */
  const focusStep = () => (firstSeen('h3') ?? resultHeading.current)?.focus();
  const next = () => {
    const allAtOnce = matchMedia(wide).matches;
    const here = allAtOnce ? shown : shownIn(steps[step]);
    markLeft(here);
    // Wait until the error is rendered.
    if (here.some(hasError) || wrongField()) requestAnimationFrame(() => wrongField()?.focus());
    else if (allAtOnce) resultHeading.current?.focus();
    else answers.goTo(nextOf(step));
  };

  const back = () =>
    answers.goBack(Math.max(0, steps.map((one, index) => index < step && shownIn(one).length > 0).lastIndexOf(true)));

  return (
    <div ref={frame} {...reported} className="tool" data-step={step === steps.length ? 'result' : step}>
      {keeping?.(fragment)}
      {isOffered && saved !== undefined && saved !== fragment && (
        <div className="tool-kept no-print">
          <p>You kept answers on this device.</p>
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              // Another tab may have saved newer answers, or deleted them.
              const newest = savedAnswers(tool);
              setSaved(newest);
              if (newest !== undefined) answers.fill(newest);
              setOffered(false);
              focusStep();
            }}
          >
            Use them
          </button>
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              forget();
              setForgotten('Forgotten.');
              focusStep();
            }}
          >
            Forget them
          </button>
        </div>
      )}
      <p className="unseen" role="status">
        {forgotten}
      </p>
      {/* method="dialog" sends nothing, even if a button is pressed before hydration. */}
      <form
        ref={form}
        method="dialog"
        className="tool-form no-print"
        autoComplete="off"
        noValidate
        onInput={answers.read}
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        {steps.map(({ title, hint, questions: stepQuestions }, index) => (
          <section
            key={title}
            className="tool-step"
            data-current={index === step || undefined}
            hidden={!shown.some((question) => stepQuestions.includes(question))}
          >
            <p className="small tool-count">
              Step {index + 1} of {steps.length}
            </p>
            <h3 tabIndex={-1}>{title}</h3>
            {hint && <p className="small">{hint}</p>}
            <div className="tool-questions">
              {shown
                .filter((question) => stepQuestions.includes(question))
                .map((question) => (
                  <QuestionField
                    key={`${question.key}-${answers.filled(question.key)}`}
                    question={question}
                    texts={texts}
                    state={state}
                    error={shownError(question)}
                    terms={terms}
                    set={(text) => answers.set(question.key, text)}
                  />
                ))}
            </div>
            <div className="tool-move">
              {index > 0 && (
                <button type="button" className="button quiet" onClick={back}>
                  Back
                </button>
              )}
              <button type="submit" className="button">
                {nextOf(index) === steps.length ? 'See the result' : 'Next'}
              </button>
            </div>
          </section>
        ))}
        <button type="submit" className="button tool-all">
          See the result
        </button>
      </form>
      <section
        className="tool-result"
        aria-labelledby={`${tool}-result`}
        data-shown={result ? '' : undefined}
        data-answers={fragment}
      >
        <PrintHead questions={shown} state={state} />
        <h2 id={`${tool}-result`} ref={resultHeading} tabIndex={-1}>
          {resultTitle}
        </h2>
        {result ? (
          <>
            {result}
            <p className="tool-last">{lastWord}</p>
            <ResultActions
              fragment={fragment}
              isKept={saved !== undefined}
              keep={keeping ? undefined : save}
              forget={forget}
            >
              {actions}
            </ResultActions>
            {offer}
          </>
        ) : (
          <p>{shown.some(hasError) ? 'One of the answers cannot be right. The words beside it say why.' : waiting}</p>
        )}
        <div className="tool-move no-print">
          <button type="button" className="button quiet" onClick={back}>
            Back
          </button>
        </div>
      </section>
      <Announced text={result ? announcement : ''} subject={fragment} />
    </div>
  );
}
