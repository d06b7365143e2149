// The fields of the tools. They are uncontrolled; the form reads them. An error is shown beside its field.
import './fields.css';
import type { ReactNode } from 'react';
import { addressKey, type State } from '../../law/address-state.ts';
import { type Question, type Texts, unknownValue } from './question.ts';
import type { Term } from './tool-data.ts';

interface Props {
  question: Question;
  texts: Texts;
  state: State;
  error: string | undefined;
  terms: readonly Term[];
  set: (text: string) => void;
}

const months = 'January February March April May June July August September October November December'.split(' ');
const twoDigits = (number: number) => String(number).padStart(2, '0');

function inputModeOf(question: Question) {
  if (question.kind === 'number') return 'numeric';
  return question.kind === 'sum' && !question.hasWords ? 'decimal' : 'text';
}

/** One question with its field, its hint, its error and what its terms mean. */
export function QuestionField({ question, texts, state, error, terms, set }: Props) {
  const name = addressKey(question.key);
  const text = texts[name] ?? '';
  const describedBy =
    [question.hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;
  const invalid = error ? { 'aria-invalid': true } : {};
  const explainedTerms = terms.filter(({ id }) => question.terms?.includes(id));
  const belowField = (
    <>
      {error && (
        <p className="field-error" id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
      {question.hint && (
        <p className="small" id={`${name}-hint`}>
          {question.hint}
        </p>
      )}
      {question.help && (
        <p className="small">
          <a href={question.help.href}>{question.help.text}</a>
        </p>
      )}
      {explainedTerms.length > 0 && (
        <div className="tool-terms">
          {explainedTerms.map(({ id, term, meaning }) => (
            <details key={id} className="tool-term">
              <summary>What “{term}” means</summary>
              <p>{meaning}</p>
            </details>
          ))}
        </div>
      )}
    </>
  );

  const renderGroup = (children: ReactNode) => (
    <fieldset className="tool-question" data-question={name} aria-describedby={describedBy}>
      <legend className="tool-label">{question.label}</legend>
      {children}
      {belowField}
    </fieldset>
  );

  switch (question.kind) {
    case 'date': {
      const [year = '', month = '', day = ''] = text.split('-');
      return renderGroup(
        <div className="tool-date">
          <label>
            Month
            <select className="input" name={`${name}-month`} defaultValue={month} {...invalid}>
              <option value=""> </option>
              {months.map((label, index) => (
                <option key={label} value={twoDigits(index + 1)}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {[
            { part: 'day', label: 'Day', value: day.replace(/^0/, ''), max: 2 },
            { part: 'year', label: 'Year', value: year, max: 4 },
          ].map(({ part, label, value, max }) => (
            <label key={part}>
              {label}
              <input
                className="input"
                name={`${name}-${part}`}
                defaultValue={value}
                inputMode="numeric"
                maxLength={max}
                autoComplete="off"
                {...invalid}
              />
            </label>
          ))}
        </div>,
      );
    }
    case 'choice':
      return renderGroup(
        <div className={question.illustration ? 'tool-choices drawn' : 'tool-choices'}>
          {Object.entries({ ...question.options, [unknownValue]: 'I do not know' }).map(([value, label]) => {
            const id = `${name}-${value}`;
            const illustration = value === unknownValue ? undefined : question.illustration?.(value, `${id}-drawing`);
            return (
              <label key={value} className="tool-choice">
                <input
                  type="radio"
                  name={name}
                  value={value}
                  defaultChecked={text === value}
                  {...(illustration ? { 'aria-labelledby': id, 'aria-describedby': `${id}-drawing` } : {})}
                />
                <span {...(illustration ? { id } : {})}>{label}</span>
                {illustration}
              </label>
            );
          })}
        </div>,
      );
    case 'several':
      return renderGroup(
        <div className="tool-several">
          {Object.entries(question.options).map(([value, label]) => (
            <label key={value} className="tool-choice">
              <input type="checkbox" name={name} value={value} defaultChecked={text.split('.').includes(value)} />
              <span>{label}</span>
            </label>
          ))}
        </div>,
      );
    case 'custom':
      return renderGroup(question.render(text, set, state));
    default:
      return (
        <div className="tool-question" data-question={name}>
          <label htmlFor={`tool-${name}`} className="tool-label">
            {question.label}
          </label>
          <div className={`tool-${question.kind}`}>
            <input
              className="input"
              id={`tool-${name}`}
              name={name}
              defaultValue={text}
              inputMode={inputModeOf(question)}
              autoComplete="off"
              aria-describedby={describedBy}
              {...invalid}
            />
          </div>
          {belowField}
        </div>
      );
  }
}
