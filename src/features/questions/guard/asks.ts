/** Words that ask for something. Sorrow and fear are told without them. */
const asking =
  /\?|\b(?:how (?:do|does|much|long|many|can|to|is|are|will|would|soon)|what (?:do|does|is|are|happens|papers|should|forms?|now)|what'?s (?:it called|the (?:\w+ )?(?:way|rule|law|next|process|form|limit|cost|deadline|difference))|what (?:paper|document|proof|kind)|am i (?:allowed|supposed|liable|responsible|required)|which \w+|who (?:gets|pays|is|will|can|may|decides|looks|has to|do|does|should|would)|when (?:do|does|is|will|can)|(?:can|may|must|should|could) (?:i|we|he|she|they|my \w+|the \w+)|(?:do|does|is|are|will|would|did) (?:i|we|he|she|it|they|that|this|the \w+) (?:\w+ )?(?:have|need|get|still|go|pay|count|change|valid|owe|inherit|part)|where (?:do|can|does|is)|(?:do|does|did) (?:any|some|every)\w+ (?:have|need|get)|where to (?:start|begin)|any (?:chance|way|idea|advice)|tell me|explain|(?:ask(?:s|ed|ing)?(?: me| us)?|wonder(?:ing)?|not sure|need to know|(?:want(?:ed)?|like|love) to know) (?:if|whether|how|what|who|which|when|where))\b|(?:^|[.!] +)who\b(?! cares)|(?:^|[.!,;:] +)(?:can|could|may|do|does|did|is|are|must|should|will|would)(?:n'?t)? (?:i|we|he|she|they|you|it|an?|any|all|the|my|our|his|her|their|there|this|that|some(?:one|body)|anyone)\b/i;
/** A question in form alone, which despair asks. */
const noQuestion = /\bwhat(?:'?s| is) the (?:point|use)\b[^.?!]*\?*|\bwhy (?:me|go on|bother|live)\b[^.?!]*\?*/gi;

/** The message asks something, wherever in it. */
export const asksSomething = (message: string): boolean => asking.test(message.replace(noQuestion, ' '));
