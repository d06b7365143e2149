// What the wording of the visitor's deed means, now that somebody named in it has died.
import '../frame/one-page.css';
import './your-deed.css';
import { printState, type State } from '../../law/address-state.ts';
import { type DeedResult, readDeed } from '../../law/deed.ts';
import { formatAnswers } from '../frame/format-answers.ts';
import { HouseTool, type HouseToolResult } from '../frame/HouseTool.tsx';
import { visibleIn } from '../frame/question.ts';
import { Notes, Section } from '../frame/ResultLines.tsx';
import { findRule, type ToolData } from '../frame/tool-data.ts';
import { ExtractSheet } from './ExtractSheet.tsx';
import { deedSteps } from './questions.tsx';
import { courtWords, deeds, fromMemory, signerWords } from './words.ts';

interface Props extends Pick<ToolData, 'rules' | 'terms'> {
  /** The questions of the answers that a result links to, by their ids. */
  answers: Readonly<Record<string, string>>;
}

const questions = deedSteps.flatMap((step) => step.questions);

export default function YourDeed({ rules, terms, answers }: Props) {
  const solve = (state: State): HouseToolResult => {
    const { deed } = state;
    const result = readDeed(state);
    if (!result || !deed) return {};
    const filled = printState({ title: result.title }, ['title']);
    return {
      result: (
        <>
          {state.deedRead === 'no' && (
            <p>
              <strong>{fromMemory}</strong>
            </p>
          )}
          <div className="deed-parts one-page" data-court={result.court.needed}>
            <p className="small">The wording that you chose, with made-up names:</p>
            <ExtractSheet wording={deed} />
            <DeedLines result={result} rules={rules} />
          </div>
          <div className="deed-next no-print">
            <h3>Where to go on</h3>
            <ul>
              <li>
                <a href={`/tools/selling-the-house#${filled}`}>How the house can be sold, with the deed filled in</a>
              </li>
              <li>
                <a href={`/plan#${filled}`}>Your plan, with the deed filled in</a>
              </li>
              <li>
                <a href="/tools/house-options">What each way with the house leaves, by your own figures</a>
              </li>
              {deeds[deed].answers.map((id) => (
                <li key={id}>
                  <a href={`/answers/${id}`}>{answers[id]}</a>
                </li>
              ))}
            </ul>
          </div>
        </>
      ),
      announcement: courtWords[result.court.needed],
      sheet: {
        title: 'What does your deed say?',
        lines: [
          ...formatAnswers(visibleIn(questions, state), state),
          ...result.house.slice(0, 1).map((id) => ({ label: 'The house', value: findRule(rules, id).text })),
          { label: 'The court', value: courtWords[result.court.needed] },
        ],
        ...(state.deedRead && { hasDeed: state.deedRead === 'yes' }),
      },
    };
  };
  return (
    <HouseTool
      tool="your-deed"
      steps={deedSteps}
      terms={terms}
      placeholder="Choose the wording and who has died, and what follows is listed here."
      resultTitle="What your deed says"
      solve={solve}
    />
  );
}

/** What follows from a deed, part by part. */
function DeedLines({ result, rules }: { result: DeedResult; rules: Props['rules'] }) {
  const { house, record, sign, court, cost } = result;
  return (
    <>
      <section>
        <h3>What happens to the house</h3>
        <Notes ids={house} rules={rules} />
      </section>
      {record.length > 0 && (
        <section>
          <h3>What is recorded</h3>
          <Notes ids={record} rules={rules} />
        </section>
      )}
      {sign && (
        <section>
          <h3>Who signs</h3>
          <p data-signer={sign.who}>
            {signerWords[sign.who]} <Section rule={findRule(rules, sign.rule)} />
          </p>
        </section>
      )}
      <section>
        <h3>Is the court needed?</h3>
        <p>
          <strong>{courtWords[court.needed]}</strong> <Section rule={findRule(rules, court.rule)} />
        </p>
      </section>
      <section>
        <h3>What it costs</h3>
        <Notes ids={cost} rules={rules} />
      </section>
    </>
  );
}
