// Words of somebody who needs an ambulance now, for expressions with the flag u. They speak of the present: how somebody
// died is told in the past, and is an ordinary question.

const now = [
  String.raw`(?<!wa)s(?:n'?t| not) breathing\b(?! when)|\b(?:can'?t|cannot) breathe?\b(?! (?:with|until|easy|a word))|\b(?:he|she)(?:'?s| is) (?:turning |going )?blue\b|\blips (?:are |turn\w* )?blue\b`,
  String.raw`\b(?:is|'s) (?:unconscious|unresponsive|passed out)\b|\bwo(?:n'?t| not) wake up\b|\bhard to wake\b|\bjust overdosed\b`,
  String.raw`(?<!wa)s having a (?:heart attack|stroke)\b|\bi(?:'m| am) having a (?:heart attack|stroke)\b(?! (?:over|about|with|from))|\b(?:face|mouth) (?:is )?(?:droop|hang|sagg)ing\b`,
  String.raw`\bi(?:'ve|'m| have| am)(?: got| having)? (?:\w+ )?chest pains?\b|(?<!wa)s having chest pain|\bmy (?:chest|heart) hurts (?:bad|so|and)\b|\bpain in my chest\b`,
  String.raw`\bfell\b[^.!?]{0,50}\b(?:can'?t|cannot) (?:get up|stand|move)\b|\bi fell\b[^.!?]{0,40}\b(?:been (?:here|lying)|send (?:help|some))`,
  String.raw`\bswallow(?:ed|s) (?:an? |some |the )?(?:\w+ )?(?:batter(?:y|ies)|magnets?)\b|(?<!was an? )\bgas smell\b|\bsmells? (?:like|of) gas\b|\bbleeding (?:bad|heavily)\b|\bwon'?t stop bleeding\b`,
  String.raw`\bme duele (?:mucho )?el pecho\b|\bno (?:me |se )?pued[eo] (?:respirar|levantar)|\bno (?:respira|despierta)\b|\best[aá] inconsciente\b|\bhuele a gas\b`,
];
const unlessDead = [
  String.raw`\bstopped breathing\b|\b(?:swallowed|drank) (?:an? |some |the )?(?:\w+ )?(?:poison|bleach|antifreeze|cleaner|pills)\b|\bgot into (?:\w+ ){0,3}(?:pills|poison|medicine)\b`,
];

/** Somebody alive cannot breathe, wake, stand, or is in another danger that a minute counts in. */
export const medicalNow = now.join('|');
/** The same in words that also tell of a death. */
export const medicalUnlessDead = unlessDead.join('|');
