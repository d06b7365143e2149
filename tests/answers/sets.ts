// Which of the sets of messages teach the question box what: a folder of `sets` each (README.md).

/** Their questions, labelled or graded by section, teach the order and the decision. */
export const gradedSets = [
  'fresh-2026-11-21',
  'held-out-2026-11-21',
  'fresh-2026-11-22',
  'fresh-2026-11-22b',
  'fresh-2026-11-22c',
  'fresh-2026-11-22d',
  'fresh-2026-11-22e',
  'fresh-2026-11-22f',
  'fresh-2026-11-22g',
  'fresh-2026-11-22i',
  'fresh-2026-11-22k',
  'fresh-2026-11-22m',
  'fresh-2026-11-23',
  'fresh-2026-11-23b',
  'asked-2026-11-22',
  'asked-2026-11-22b',
  'asked-2026-11-23',
  'asked-2026-11-23b',
];
/** Their messages of need, and those of nobody in need, teach who is heard. */
export const needSets = [
  ...gradedSets,
  'fresh-2026-11-22h',
  'fresh-2026-11-22j',
  'fresh-2026-11-22l',
  'fresh-2026-11-22n',
  'fresh-2026-11-22o',
];
/** Written to be near the line between need and none: they say nothing of how often it is crossed. */
export const exampleSets = [
  'examples-2026-11-22',
  'examples-2026-11-22b',
  'examples-2026-11-22c',
  'examples-2026-11-23',
  'examples-2026-11-23b',
];
