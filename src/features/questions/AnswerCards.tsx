// The cards of an answer. Collapsed content is in the page: <details> needs no script, and find-in-page opens it.
import { AnswerText } from './AnswerText.tsx';
import { type AnswerCard, chatTexts } from './contract.ts';
import { FigureSources } from './FigureSources.tsx';
import { PageKind } from './Links.tsx';

/** The text below the direct answer: the cases or the rest of the section, the page, and the sources of its figures. */
function Rest({ cases = [], more, title, url, question, figures }: AnswerCard) {
  return (
    <>
      {cases.length > 0 && (
        <ul className="message-list">
          {cases.map((item) => (
            <li key={item.if}>
              <strong>If {item.if}:</strong> {item.then}
            </li>
          ))}
        </ul>
      )}
      <AnswerText content={more} />
      <FigureSources figures={figures} />
      <p className="answer-page">
        {title !== question && <PageKind url={url} />}
        <a href={url}>
          {title === question ? chatTexts.wholePage : title}
          {title === question && <span className="sr-only">: {title}</span>}
        </a>
      </p>
    </>
  );
}

function Card(card: AnswerCard) {
  const { question, answer, cases = [], more, shows } = card;
  if (shows === 'question')
    return (
      <details className="answer-card">
        <summary>{question}</summary>
        <AnswerText content={answer} />
        <Rest {...card} />
      </details>
    );
  const isShort = shows === 'whole' || (cases.length === 0 && !more);
  return (
    <div className="answer-card">
      <p className="answer-question">{question}</p>
      <AnswerText content={answer} />
      {isShort ? (
        <Rest {...card} />
      ) : (
        <details>
          <summary>
            {cases.length > 0 ? chatTexts.depends : chatTexts.more}
            <span className="sr-only">: {question}</span>
          </summary>
          <Rest {...card} />
        </details>
      )}
    </div>
  );
}

export const AnswerCards = ({ answers }: { answers: AnswerCard[] }) => (
  <div className="answer-cards">
    {answers.map(({ label, ...card }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <div key={index}>
        {label && <p className="text-muted">{label}</p>}
        <Card {...card} />
      </div>
    ))}
  </div>
);
