// The paths by which the house of an estate is sold, for the house that the visitor described.
import './house-sale.css';
import type { State } from '../../law/address-state.ts';
import { houseSale } from '../../law/house-sale.ts';
import { formatAnswers } from '../frame/format-answers.ts';
import { HouseTool, type HouseToolResult } from '../frame/HouseTool.tsx';
import { Notes } from '../frame/ResultLines.tsx';
import { sortPaths } from '../frame/sort-by-outcome.ts';
import { findRule, type ToolData } from '../frame/tool-data.ts';
import { PathCard } from './PathCard.tsx';
import { houseSteps } from './questions.ts';
import { pathCounts, stateLabels } from './words.ts';

/** Rules that apply to each path of a house that the estate sells. */
const commonRules = ['sale-in-account', 'appraiser', 'sale-commission', 'bond-deed-title'] as const;

export default function HouseSale({ figures, rules, terms }: ToolData) {
  const questions = houseSteps.flatMap((step) => step.questions);
  const solve = (state: State): HouseToolResult => {
    if (Object.keys(state).length === 0) return {};
    const paths = houseSale(state, figures);
    const hasMultiplePaths = paths.length > 1;
    return {
      result: (
        <>
          <p>
            {hasMultiplePaths
              ? 'Each path with its tests: first those whose tests are met, then those with something to ask, then the others. None of them is the better one for everybody.'
              : 'For this house there is one thing to look at.'}
          </p>
          <div className="tool-cards">
            {sortPaths(paths).map((path) => (
              <PathCard key={path.path} path={path} rules={rules} />
            ))}
          </div>
          {hasMultiplePaths && (
            <>
              <h3>On each of these paths</h3>
              <Notes ids={commonRules} rules={rules} />
            </>
          )}
        </>
      ),
      announcement: pathCounts(paths),
      sheet: {
        title: 'How can the house be sold?',
        lines: [
          ...formatAnswers(questions, state),
          ...sortPaths(paths).map(({ path, state }) => ({
            label: findRule(rules, path).label,
            value: stateLabels[state],
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
      placeholder="The paths are listed here once you answer a question."
      resultTitle="The paths, and what each asks"
      solve={solve}
    />
  );
}
