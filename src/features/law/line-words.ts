// In words: why a test came out as it did, whose duty a line is, for whom it holds. The keys are what the rules answer
// with (result-line.ts).
import words from '../../content/tools/lines.json' with { type: 'json' };

export const { reasons: reasonWords, whose: whoseWords, conditions: conditionWords } = words;
