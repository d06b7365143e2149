// A tool: its questions, one at a time on a small screen and all at once on a large one, and what follows from them.
import './tools.css';
import './print.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Announced } from '../../../shared/Announced.tsx';
import { deleteStored, storedText, storeText } from '../../../shared/stored-text.browser.ts';
import { useReportedValues } from '../../../shared/use-reported-values.tsx';
import { addressKey, type State, type StateKey } from '../../law/address-state.ts';
import { disclaimer } from '../words.ts';
import { QuestionField } from './fields.tsx';
import { PrintHead } from './PrintHead.tsx';
import { inputError, type Question, type Step, visibleQuestions } from './question.ts';
import { ResultActions } from './ResultActions.tsx';
import type { Term } from './tool-data.ts';
import { type Answers, useAnswers } from './use-answers.tsx';

/** What a tool computes from the answers. */
export interface ToolResult {
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
  /** Names the saved answers, such as "deadlines". */
  tool: string;
  steps: readonly Step[];
  terms: readonly Term[];
  /** Shown in place of the result until there is one. */
  placeholder: string;
  resultTitle: string;
  /** Keys that no field shows, and that `set` changes. */
  hiddenKeys?: readonly StateKey[];
  solve: (state: State, set: Answers['set']) => ToolResult;
  /** Saves the answers instead of the frame; rendered above the questions. */
  renderSaving?: (fragment: string) => ReactNode;
}

const hiddenQuestion = (key: StateKey): Question => ({ key, kind: 'custom', label: '', render: () => null });

/** Same breakpoint as in tools.css: from here on, all questions are shown at once. */
const wideScreen = '(min-width: 48rem)';

export function ToolFrame({
  tool,
  steps,
  terms,
  placeholder,
  resultTitle,
  hiddenKeys = [],
  solve,
  renderSaving,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const questions = steps.flatMap((step) => step.questions);
  const answers = useAnswers(
    [...questions, ...hiddenKeys.map(hiddenQuestion)],
    form,
    steps.length,
    (state) => solve(state, () => undefined).result !== undefined,
  );
  const [touchedFields, setTouchedFields] = useState<ReadonlySet<string>>(new Set());
  const storageKey = `kept-answers:${tool}`;
  const [saved, setSaved] = useState<string | null>(null);
  /** Whether the saved answers found on load are still offered. */
  const [isOffered, setOffered] = useState(true);
  const [deletedMessage, setDeletedMessage] = useState('');
  const { texts, state, fragment, step } = answers;
  useEffect(() => {
    if (!renderSaving) setSaved(storedText(storageKey));
  }, [storageKey, renderSaving]);
  const save = () => {
    const problem = storeText(storageKey, fragment);
    setSaved(storedText(storageKey));
    setOffered(false);
    return !problem;
  };
  const deleteSaved = () => {
    deleteStored(storageKey);
    setSaved(null);
  };

  const visible = visibleQuestions(questions, texts);
  /** The steps, each with its visible questions. */
  const shownSteps = steps.map((toolStep) => ({
    ...toolStep,
    questions: visible.filter((question) => toolStep.questions.includes(question)),
  }));
  /** The steps to go through: one without a visible question is skipped. */
  const askedSteps = shownSteps.flatMap(({ questions }, index) => (questions.length > 0 ? [index] : []));
  const nextStep = (from: number) => askedSteps.find((index) => index > from) ?? steps.length;
  const { result: solvedResult, announcement = '', errors = {}, actions, offer } = solve(state, answers.set);
  const isValidated = ({ key }: Question) => touchedFields.has(key) || answers.mountCount(key) > 0;
  const errorOf = (question: Question) => inputError(question, texts) ?? errors[question.key];
  // With an unreadable answer left out, the result would answer another question, also in print.
  const isBlocked = visible.some((question) => isValidated(question) && inputError(question, texts) !== undefined);
  const result = isBlocked ? undefined : solvedResult;

  /** A field is validated once the visitor has left it. */
  const reported = useReportedValues(frame, (from, next) => {
    const questionKeyOf = (element: Element | null) =>
      element?.closest<HTMLElement>('[data-question]')?.dataset.question;
    const name = questionKeyOf(from);
    if (name && name !== questionKeyOf(next)) markTouched(visible.filter(({ key }) => addressKey(key) === name));
  });
  const markTouched = (fields: readonly Question[]) =>
    setTouchedFields((before) => new Set([...before, ...fields.map(({ key }) => key)]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the visitor goes to another step
  useEffect(() => {
    if (answers.navigationCount === 0) return;
    const heading =
      step === steps.length ? resultHeading.current : form.current?.querySelectorAll<HTMLElement>('h3')[step];
    heading?.focus();
  }, [answers.navigationCount]);

  const firstRendered = (selector: string) =>
    [...(form.current?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
      (element) => element.getClientRects().length > 0,
    );
  /** The first field marked invalid. Custom fields validate themselves. */
  const firstInvalidField = () => firstRendered('[aria-invalid="true"]');
  /** Where focus goes when the button that was pressed disappears. */
  const focusStep = () => (firstRendered('h3') ?? resultHeading.current)?.focus();
  const next = () => {
    const isWide = matchMedia(wideScreen).matches;
    const submitted = isWide ? visible : (shownSteps[step]?.questions ?? []);
    markTouched(submitted);
    // Wait until the error is rendered.
    if (submitted.some(errorOf) || firstInvalidField()) requestAnimationFrame(() => firstInvalidField()?.focus());
    else if (isWide) resultHeading.current?.focus();
    else answers.goTo(nextStep(step));
  };
  const back = () => answers.goBack(askedSteps.filter((index) => index < step).at(-1) ?? 0);

  return (
    <div ref={frame} {...reported} className="tool" data-step={step === steps.length ? 'result' : step}>
      {renderSaving?.(fragment)}
      {isOffered && saved !== null && saved !== fragment && (
        <div className="tool-saved no-print">
          <p>You kept answers on this device.</p>
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              // Another tab may have saved newer answers, or deleted them.
              const newest = storedText(storageKey);
              setSaved(newest);
              if (newest !== null) answers.fill(newest);
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
              deleteSaved();
              setDeletedMessage('Forgotten.');
              focusStep();
            }}
          >
            Forget them
          </button>
        </div>
      )}
      <p className="sr-only" role="status">
        {deletedMessage}
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
        {shownSteps.map(({ title, hint, questions: stepQuestions }, index) => (
          <section
            key={title}
            className="tool-step"
            data-current={index === step || undefined}
            hidden={stepQuestions.length === 0}
          >
            <p className="small tool-count">
              Step {index + 1} of {steps.length}
            </p>
            <h3 tabIndex={-1}>{title}</h3>
            {hint && <p className="small">{hint}</p>}
            <div className="tool-questions">
              {stepQuestions.map((question) => (
                <QuestionField
                  key={`${question.key}-${answers.mountCount(question.key)}`}
                  question={question}
                  texts={texts}
                  state={state}
                  error={isValidated(question) ? errorOf(question) : undefined}
                  terms={terms}
                  set={(text) => answers.set(question.key, text)}
                />
              ))}
            </div>
            <div className="tool-navigation">
              {index > 0 && (
                <button type="button" className="button quiet" onClick={back}>
                  Back
                </button>
              )}
              <button type="submit" className="button">
                {nextStep(index) === steps.length ? 'See the result' : 'Next'}
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
        <PrintHead questions={visible} state={state} />
        <h2 id={`${tool}-result`} ref={resultHeading} tabIndex={-1}>
          {resultTitle}
        </h2>
        {result ? (
          <>
            {result}
            <p className="tool-last">{disclaimer}</p>
            <ResultActions
              fragment={fragment}
              isSaved={saved !== null}
              save={renderSaving ? undefined : save}
              deleteSaved={deleteSaved}
            >
              {actions}
            </ResultActions>
            {offer}
          </>
        ) : (
          <p>
            {visible.some(errorOf) ? 'One of the answers cannot be right. The words beside it say why.' : placeholder}
          </p>
        )}
        <div className="tool-navigation no-print">
          <button type="button" className="button quiet" onClick={back}>
            Back
          </button>
        </div>
      </section>
      <Announced text={result ? announcement : ''} subject={fragment} />
    </div>
  );
}
