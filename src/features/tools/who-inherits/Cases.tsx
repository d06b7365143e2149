// If it is unknown whether a spouse or a parent survives: the shares of each case.
import type { FamilyStop, Shares } from '../../law/intestate-shares.ts';
import type { RuleText } from '../frame/tool-data.ts';
import { FamilyResult } from './FamilyResult.tsx';
import type { FamilyCase } from './questions.ts';

export interface CaseResult extends FamilyCase {
  /** Undefined while more questions must be answered. */
  answer: Shares | FamilyStop | undefined;
}

const spouseConditions = { yes: 'the husband or wife survives', no: 'there is no husband or wife' };
const parentConditions = ['no parent lives', 'one parent lives', 'both parents live'];

function caseTitle({ spouse, parents }: FamilyCase['assumed']): string {
  const parts = [spouse && spouseConditions[spouse], parents !== undefined && parentConditions[parents]];
  return `If ${parts.filter(Boolean).join(', and ')}`;
}

export const Cases = ({ cases, rules }: { cases: readonly CaseResult[]; rules: readonly RuleText[] }) => (
  <>
    <p>Not all of the family is known, so each case stands here by itself. A record of marriages or deaths may help.</p>
    {cases.map(({ family, assumed, answer }) => {
      const words = caseTitle(assumed);
      return (
        <section
          key={words}
          className="family-case"
          aria-label={words}
          data-case={Object.entries(assumed)
            .map((entry) => entry.join('='))
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
