import { expect, test } from 'vitest';
import { planSteps } from '../../../src/features/plan/questions.tsx';
import { smallEstateSteps } from '../../../src/features/tools/small-estate/questions.ts';

test.each([
  ['the small-estate tool', smallEstateSteps],
  ['the plan', planSteps],
])('%s asks for a share of a house too, where no survivorship takes it out of the estate', (_, steps) => {
  const land = steps.flatMap(({ questions }) => questions).find(({ key }) => key === 'land');
  expect(land?.hint).toMatch(/share.*co-owners and no survivorship|co-owners and no survivorship.*share/);
});
