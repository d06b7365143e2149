// The listbox beneath the question box: https://www.w3.org/WAI/ARIA/apg/patterns/listbox/. The focus stays in the box,
// which names the active option. A textarea may not be a combobox (https://www.w3.org/TR/html-aria/#el-textarea).

export const suggestionsId = 'question-suggestions';
export const optionId = (at: number): string => `${suggestionsId}-${at}`;

interface Props {
  questions: string[];
  /** Place of the active option; -1 where none is. */
  active: number;
  onChoose: ((question: string) => void) | undefined;
}

export function Suggestions({ questions, active, onChoose }: Props) {
  return (
    <div id={suggestionsId} className="card ask-suggestions" role="listbox" aria-label="Questions that may fit">
      {questions.map((question, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and moves through the options
        <div
          key={question}
          id={optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // The box keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose?.(question)}
        >
          {question}
        </div>
      ))}
    </div>
  );
}
