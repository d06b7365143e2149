// What each option with a house leaves, from the visitor's own figures. None is called the better one.
import '../frame/one-page.css';
import './house-options.css';
import type { State } from '../../law/address-state.ts';
import { chosenOptions, houseOptions, missingFigures } from '../../law/house-options.ts';
import { dollars } from '../frame/format.ts';
import { formatAnswers } from '../frame/format-answers.ts';
import { HouseTool, type HouseToolResult } from '../frame/HouseTool.tsx';
import { Notes } from '../frame/ResultLines.tsx';
import type { ToolData } from '../frame/tool-data.ts';
import { lowestPriceNote } from '../house-sale/words.ts';
import { Findings } from './Findings.tsx';
import { priceTest, rulesOfEveryOption } from './law-lines.ts';
import { OptionCard } from './OptionCard.tsx';
import { OptionsTable } from './OptionsTable.tsx';
import { familyKeys, optionSteps } from './questions.ts';
import { missingFigureNames, optionNames } from './words.ts';

const questions = optionSteps.flatMap((step) => step.questions);

export default function HouseOptions({ figures, rules, terms }: ToolData) {
  const solve = (state: State): HouseToolResult => {
    const results = houseOptions(state);
    if (results.length === 0) return {};
    const incomplete = chosenOptions(state).filter((option) => missingFigures(option, state).length > 0);
    return {
      announcement: results.map(({ option, left }) => `${optionNames[option]}: ${dollars(left)}.`).join(' '),
      result: (
        <>
          <p>
            By your own figures; what you left empty counts as nothing. The estate’s other debts, its court costs and
            income tax are not in it. No way is called the better one.
          </p>
          <OptionsTable results={results} state={state} />
          {incomplete.map((option) => (
            <p key={option} className="small">
              {optionNames[option]} is not counted without{' '}
              {missingFigures(option, state)
                .map((figure) => missingFigureNames[figure])
                .join(' and ')}
              .
            </p>
          ))}
          <Findings state={state} />
          <div className="tool-cards">
            {results.map((result) => (
              <OptionCard key={result.option} result={result} state={state} figures={figures} rules={rules} />
            ))}
          </div>
          {results.some(({ option }) => priceTest(option, state, figures)) && <p>{lowestPriceNote}</p>}
          <Notes ids={rulesOfEveryOption} rules={rules} />
        </>
      ),
      sheet: {
        title: 'What does each way leave?',
        lines: [
          ...formatAnswers(questions, state),
          ...results.map(({ option, left }) => ({
            label: `Left if ${optionNames[option].toLowerCase()}`,
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
      hiddenKeys={familyKeys}
      placeholder="Give a price, an offer, or the value of the house, and the ways are listed here."
      resultTitle="What each way leaves, by your figures"
      solve={solve}
    />
  );
}
