// What the question box shows: the field, the listbox of questions that may fit
// (https://www.w3.org/WAI/ARIA/apg/patterns/listbox/), the button, and examples to begin with. The focus stays in the
// field, which names the active option: a textarea may not be a combobox (https://www.w3.org/TR/html-aria/#el-textarea).
import type { KeyboardEvent, RefObject, SubmitEvent } from 'react';
import { Announced } from '../../shared/Announced.tsx';
import { announceBelow, charactersLeftMessage } from './characters-left.ts';
import { chatPath, questionLimit } from './contract.ts';

const suggestionsId = 'question-suggestions';
export const optionId = (index: number): string => `${suggestionsId}-${index}`;

interface Props {
  box?: RefObject<HTMLTextAreaElement | null>;
  context: string;
  label: string;
  /** The initial value of the field. */
  initialText?: string | undefined;
  /** How many more characters the field takes. */
  charactersLeft: number;
  suggested: string[];
  /** Place of the active suggestion; -1 where none is. */
  active: number;
  waiting: boolean;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  onInput?: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onLeave?: () => void;
  onChoose?: (question: string) => void;
}

export function QuestionForm({
  box,
  context,
  label,
  initialText,
  charactersLeft,
  suggested,
  active,
  waiting,
  ...handlers
}: Props) {
  const suggestionsMessage =
    suggested.length > 0 && `${suggested.length} questions may fit: the down arrow leads to them.`;
  return (
    <form action={chatPath} method="post" className="ask-form" onSubmit={handlers.onSubmit}>
      <input type="hidden" name="context" value={context} />
      {/* On the answer page the function puts the question here that was just answered. */}
      <input type="hidden" name="previous" />
      <label htmlFor="question">{label}</label>
      <textarea
        ref={box}
        id="question"
        name="message"
        className="input"
        rows={2}
        maxLength={questionLimit}
        required
        autoComplete="off"
        enterKeyHint="send"
        aria-describedby="question-hint"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        defaultValue={initialText}
        {...(suggested.length > 0 && { 'aria-controls': suggestionsId })}
        {...(suggested[active] && { 'aria-activedescendant': optionId(active) })}
        onInput={(event) => handlers.onInput?.(event.currentTarget.value)}
        onKeyDown={handlers.onKeyDown}
        onBlur={handlers.onLeave}
      />
      {suggested.length > 0 && (
        <div id={suggestionsId} className="card ask-suggestions" role="listbox" aria-label="Questions that may fit">
          {suggested.map((question, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and moves through the options
            <div
              key={question}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The box keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => handlers.onChoose?.(question)}
            >
              {question}
            </div>
          ))}
        </div>
      )}
      <button type="submit" className="button" disabled={waiting}>
        Ask
      </button>
      <p className="small ask-hint">
        <span id="question-hint">At most {questionLimit} characters</span>
        {charactersLeft <= announceBelow && <span aria-hidden="true">{charactersLeft} left</span>}
      </p>
      <Announced text={[charactersLeftMessage(charactersLeft), suggestionsMessage].filter(Boolean).join(' ')} />
    </form>
  );
}

interface ExamplesProps {
  questions: string[];
  onPress?: (question: string) => void;
}

/** Questions to begin with: a press writes one into the box, and sends nothing. */
export function Examples({ questions, onPress }: ExamplesProps) {
  return (
    <ul className="ask-examples" aria-label="Example questions: a press puts one into the box">
      {questions.map((example) => (
        <li key={example}>
          <button type="button" onClick={() => onPress?.(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}
