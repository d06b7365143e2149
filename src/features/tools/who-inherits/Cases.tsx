// Where it is not known whether a spouse or a parent lives: each case, one below the other.
import type { RuleWords } from '../frame/rule-words.ts';
import { FamilyResult } from './FamilyResult.tsx';
import type { Case, FinalAnswer } from './questions.ts';

export interface Answered extends Case {
  /** Nothing while more has to be asked. */
  answer: FinalAnswer | undefined;
}

const spouseWords = { yes: 'the husband or wife survives', no: 'there is no husband or wife' };
const parentsWords = ['no parent lives', 'one parent lives', 'both parents live'];

function caseWords({ spouse, parents }: Case['taken']): string {
  const parts = [spouse && spouseWords[spouse], parents !== undefined && parentsWords[parents]];
  return `If ${parts.filter(Boolean).join(', and ')}`;
}

export const Cases = ({ cases, rules }: { cases: readonly Answered[]; rules: readonly RuleWords[] }) => (
  <>
    <p>Not all of the family is known, so each case stands here by itself. A record of marriages or deaths may help.</p>
    {cases.map(({ family, taken, answer }) => {
      const words = caseWords(taken);
      return (
        <section
          key={words}
          className="family-case"
          aria-label={words}
          data-case={Object.entries(taken)
            .map((one) => one.join('='))
            .join(' ')}
        >
          <h3>{words}</h3>
          {answer ? (
            <FamilyResult family={family} answer={answer} rules={rules} heading="h4" />
          ) : (
            <p data-outcome="ask">More of the family decides this: answer the questions above.</p>
          )}
        </section>
      );
    })}
  </>
);
