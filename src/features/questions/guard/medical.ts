// Words of somebody who needs an ambulance now, for expressions with the flag u. They speak of the present: how somebody
// died is told in the past, and is an ordinary question.

const now = [
  String.raw`(?<!\b(?:found (?:him|her|them)|found \w+ \w+|was|were|(?:cat|dog)(?:'s| is)?) )\bnot breathing\b(?! (?:when|on (?:his|her) own))|\bisn'?t breathing\b(?! on (?:his|her) own)|\b(?:can'?t|cannot) breathe?\b(?! (?:with|until|easy|a word))|(?<!\bwas )\bhaving (?:trouble|difficulty) breathing\b`,
  String.raw`\b(?:he|she)(?:'?s| is) (?:(?:turning |going )?blue|choking)(?=[.,!?]| and|$)|\blips (?:are |turn\w* )?(?:\w+ )?blue\b`,
  String.raw`\b(?:is|'s) (?:unconscious|unresponsive|passed out)\b(?! in (?:the |an? )?(?:icu|hospital|coma))|\bwo(?:n'?t| not) wake up\b(?! (?:early|until|before|to)\b)|\b(?:doesn'?t|isn'?t|not) wak(?:e|ing) up\b(?<!\b(?:did|to|would|will|might) not wake up)(?! (?:early|until|before|to)\b)|\bhard to wake\b|\bjust overdosed\b|\bi think (?:\w+ ){1,2}overdosed\b`,
  String.raw`(?<!\bwas )\bhaving a (?:heart attack|stroke)\b(?! (?:over|about|with|from|when|of luck))|\b(?:face|mouth) (?:is )?(?:droop|hang|sagg)ing\b|\bspeech is slurred\b|\bcan'?t feel my (?:left|right|arm|face)|\bmy (?:\w+ )?(?:arm|face) (?:is |feels )?(?:\w+ )?(?:numb|tingl\w+)\b|\b(?:seizure|stroke|heart attack) (?:just|right) now\b`,
  String.raw`^chest pains?\b(?! of\b)|(?<!\bwas )\b(?:i have|have|has|got|having) (?:\w+ )?chest pains?\b(?! (?:often|sometimes))|\b(?:my|his|her) chest (?:hurts|feels|is tight)\b|\bpain in my chest\b`,
  String.raw`\bfell\b(?! (?:behind|apart|through))[^.!?]{0,50}\b(?:can'?t|cannot) (?:get up|stand up|move)\b|\bfell (?:on|down|off|in|and|from)\b[^.!?]{0,70}\b(?:(?:does(?:n'?t| not)|won'?t) (?:answer|respond|move)|(?:is|'s) not (?:answering|responding|moving))\b|\bi fell\b[^.!?]{0,40}\b(?:been (?:here|lying)|send (?:help|some))`,
  String.raw`\bswallow(?:ed|s) (?:an? |some |the )?(?:\w+ )?(?:battery|batteries|magnets?)\b|(?<!\bwas an? )\bgas smell\b|\bsmells? (?:like|of) gas\b|\bmonoxide (?:alarm|detector) (?:is |keeps )?(?:going|beeping)|(?<!\bwas )\bbleeding (?:bad|a ?lot|heavily|everywhere)\b|\bwon'?t stop bleeding\b`,
  String.raw`\bme duele (?:mucho )?el pecho\b|\bt(?:engo|iene) dolor (?:de|en el) pecho\b|\bno (?:me |se )?pued[eo] (?:respirar|levantar[ms]e)\b|\bno (?:me|se) pued[eo] levantar\b|\bno (?:respira|despierta)\b|\best[aá] inconsciente\b|\b(?:huele|olor) a gas\b`,
];
const unlessDead = [
  String.raw`\bstopped breathing\b|\b(?:swallowed|drank|ate) (?:an? |some |the )?(?:\w+ )?(?:poison|bleach|antifreeze|cleaner|pills)\b|\bgot into (?:\w+ ){0,3}(?:pills|poison|medicine)\b`,
];

/** Somebody alive cannot breathe, wake, stand, or is in another danger that a minute counts in. */
export const medicalNow = now.join('|');
/** The same in words that also tell of a death. */
export const medicalUnlessDead = unlessDead.join('|');
