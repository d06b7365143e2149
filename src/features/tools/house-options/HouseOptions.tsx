// What each way with a house leaves, from the visitor's own figures. None is called the better one.
import '../frame/one-sheet.css';
import './house-options.css';
import type { State } from '../../law/address-state.ts';
import { chosenWays, houseOptions, missingFigures } from '../../law/house-options.ts';
import { answersInWords } from '../frame/answers-in-words.ts';
import { type HouseOutcome, HouseTool } from '../frame/HouseTool.tsx';
import { dollars } from '../frame/print-values.ts';
import { Notes } from '../frame/ResultLines.tsx';
import type { ToolData } from '../frame/tool-data.ts';
import { floorWords } from '../house-sale/words.ts';
import { Findings } from './Findings.tsx';
import { priceTest, rulesOfEveryWay } from './law-lines.ts';
import { familyKeys, optionSteps } from './questions.ts';
import { WayCard } from './WayCard.tsx';
import { WaysTable } from './WaysTable.tsx';
import { neededWords, wayNames } from './words.ts';

const questions = optionSteps.flatMap((step) => step.questions);

export default function HouseOptions({ figures, rules, terms }: ToolData) {
  const solve = (state: State): HouseOutcome => {
    const results = houseOptions(state);
    if (results.length === 0) return {};
    const uncounted = chosenWays(state).filter((way) => missingFigures(way, state).length > 0);
    return {
      announcement: results.map(({ way, left }) => `${wayNames[way]}: ${dollars(left)}.`).join(' '),
      result: (
        <>
          <p>
            By your own figures; what you left empty counts as nothing. The estate’s other debts, its court costs and
            income tax are not in it. No way is called the better one.
          </p>
          <WaysTable results={results} state={state} />
          {uncounted.map((way) => (
            <p key={way} className="small">
              {wayNames[way]} is not counted without{' '}
              {missingFigures(way, state)
                .map((figure) => neededWords[figure])
                .join(' and ')}
              .
            </p>
          ))}
          <Findings state={state} />
          <div className="tool-cards">
            {results.map((result) => (
              <WayCard key={result.way} result={result} state={state} figures={figures} rules={rules} />
            ))}
          </div>
          {results.some(({ way }) => priceTest(way, state, figures)) && <p>{floorWords}</p>}
          <Notes ids={rulesOfEveryWay} rules={rules} />
        </>
      ),
      sheet: {
        title: 'What does each way leave?',
        lines: [
          ...answersInWords(questions, state),
          ...results.map(({ way, left }) => ({
            label: `Left if ${wayNames[way].toLowerCase()}`,
            value: dollars(left),
          })),
        ],
      },
    };
  };
  return (
    <HouseTool
      tool="house-options"
      steps={optionSteps}
      terms={terms}
      hidden={familyKeys}
      waiting="Give a price, an offer, or the value of the house, and the ways are listed here."
      resultTitle="What each way leaves, by your figures"
      solve={solve}
    />
  );
}
