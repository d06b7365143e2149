import words from '../../../content/tools/house-options.json' with { type: 'json' };

export const {
  ways: optionNames,
  lines: lineNames,
  figures: figureNames,
  needed: missingFigureNames,
  months: monthNames,
} = words;
