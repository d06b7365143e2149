const baby = String.raw`\b(?:our|my|the|her|his|their) (?:\w+ ){0,2}(?:baby|newborn|infant|twins|little (?:boy|girl))\b(?!['’]s| (?:sister|brother))`;
const lost = new RegExp(
  String.raw`${baby}[^.?!]{0,20}\b(?:died|passed|lived|was born (?:dead|too early)|did(?:n'?t| not) (?:live|make it|survive))\b|\bstill ?b(?:orn|irth)|\bmiscarr|\blost (?:our|my|the) (?:\w+ )?baby\b`,
  'i',
);

/** Parents tell of a baby that died: they get kind words, and no word of children who are hurt. */
export const mentionsBabyLoss = (message: string): boolean => lost.test(message);
