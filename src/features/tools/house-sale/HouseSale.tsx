// The paths by which the house of an estate is sold, for the house that the visitor described.
import './house-sale.css';
import type { State } from '../../law/address-state.ts';
import { houseSale } from '../../law/house-sale.ts';
import { answersInWords } from '../frame/answers-in-words.ts';
import { pathsFitFirst } from '../frame/fits-first.ts';
import { type HouseOutcome, HouseTool } from '../frame/HouseTool.tsx';
import { Notes, ruleOf } from '../frame/ResultLines.tsx';
import type { ToolData } from '../frame/tool-data.ts';
import { PathCard } from './PathCard.tsx';
import { decidingHouse, houseSteps } from './questions.ts';
import { pathsInWords, stateWords } from './words.ts';

/** Rules that apply to each path of a house that the estate sells. */
const always = ['sale-in-account', 'appraiser', 'sale-commission', 'bond-deed-title'] as const;

export default function HouseSale({ figures, rules, terms }: ToolData) {
  const questions = houseSteps.flatMap((step) => step.questions);
  const solve = (state: State): HouseOutcome => {
    const house = decidingHouse(state);
    if (Object.keys(house).length === 0) return {};
    const paths = houseSale(house, figures);
    const several = paths.length > 1;
    return {
      result: (
        <>
          <p>
            {several
              ? 'Each path with its tests: first those whose tests are met, then those with something to ask, then the others. None of them is the better one for everybody.'
              : 'For this house there is one thing to look at.'}
          </p>
          <div className="tool-cards">
            {pathsFitFirst(paths).map((path) => (
              <PathCard key={path.path} path={path} rules={rules} />
            ))}
          </div>
          {several && (
            <>
              <h3>On each of these paths</h3>
              <Notes ids={always} rules={rules} />
            </>
          )}
        </>
      ),
      announcement: pathsInWords(paths),
      sheet: {
        title: 'How can the house be sold?',
        lines: [
          ...answersInWords(questions, house),
          ...pathsFitFirst(paths).map(({ path, state }) => ({
            label: ruleOf(rules, path).label,
            value: stateWords[state],
          })),
        ],
      },
    };
  };
  return (
    <HouseTool
      tool="selling-the-house"
      steps={houseSteps}
      terms={terms}
      waiting="The paths are listed here once you answer a question."
      resultTitle="The paths, and what each asks"
      solve={solve}
    />
  );
}
