import words from '../../../content/tools/house-options.json' with { type: 'json' };

export const {
  ways: wayNames,
  lines: lineNames,
  figures: figureNames,
  needed: neededWords,
  months: monthNames,
} = words;
