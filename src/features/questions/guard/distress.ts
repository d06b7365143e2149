import { normalize } from '../normalize.ts';
import { isThreatenedInOtherLanguages, wantsToDieInOtherLanguages } from './distress-languages.ts';

// The plainest words of a person in need: what is noticed whatever was learned (need.ts), and before it has come to a
// browser. Patterns look at one message, in lower case, on one line, with straight apostrophes. They are made to pass
// by what families write about an estate.

const someone =
  '(?:he|she|they|someone|somebody|(?:my|our|his|her) (?:\\w+ )?(?:brother|sister|son|daughter|cousin|nephew|niece|uncle|aunt|mom|mother|dad|father|grandson|boyfriend|girlfriend|husband|wife|ex|partner|neighbou?r|step\\w+))';
const elder = '(?:mom|mother|dad|father|grand\\w+|aunt|uncle|parents)';
const pronoun = '(?:him|her|them|their)sel(?:f|ves)';
/** "life estate", "life insurance" and the like: words of the field, not a person's life. */
const notProperty = '(?! ?(?:estate|insurance|savings|interest|tenan|polic|lease))';
/** Plans for one's last days, made in good order. */
const notPlanned =
  '(?! (?:at home|in |debt|rich|before|after|owning|intestate|with(?:out)? (?:an?|any|my|his|her|no|leaving|debts?) ))';
const ends = String.raw`(?=\s*(?:[.,;!?…]|$))`;

const any = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'u');

/** The writer, or someone who is alive, speaks of ending or hurting their own life. */
const crisis = any(
  String.raw`\b(?:kill|killing|hang|shoot|harm|hurt|cut) my ?self\b(?! (?:trying|working|laughing|in the foot|financ|legal|over|with|on (?:a|the)|while|when|cooking|moving))`,
  String.raw`\bself[- ]harm|\bunaliv(?:e|ing)\b|(?<!\d ?)\bkms\b|\bmy life has no (?:meaning|purpose)\b|\bready to (?:(?:see|meet) (?:him|her|them) again\b|join (?:him|her|them)${ends})|\bgoodbye (?:cruel )?(?:world|everyone|everybody|forever)\b`,
  String.raw`\b(?:end|ending|take|taking) my (?:own )?life\b${notProperty}`,
  String.raw`\bi(?: am|'m|'d| would| have| really| just| still| do| sometimes)* (?:want|wanted|wish|would like) (?:to )?(?:die|be dead)\b${notPlanned}|\bwants to (?:die|be dead)\b${notPlanned}`,
  String.raw`\bwish (?:that )?i (?:was|were) dead(?! (?:broke|tired|wrong|sure|to))|\bi(?:'d| would| am|'m)? (?:be )?better off dead\b`,
  String.raw`\bi (?:really |just )?(?:don'?t|do not|no longer) (?:really )?want to (?:live|be alive)(?: any ?more| any longer| without (?:him|her|them|my \w+)| like this)?${ends}`,
  String.raw`(?:^|\bi (?:just )?)(?:can'?t|cannot|can not) (?:go on|keep going)(?: any ?more| any longer| without (?:him|her|them|my \w+)| like this)?${ends}`,
  String.raw`\b(?:i(?:'?m| am)|is|are|'s|feel|feeling|became) (?:\w+ )?suicidal\b|^suicid(?:e|al)[.!?]*$|\bsuicid(?:e (?:hot ?line|help ?line|lifeline|prevention|watch)|al (?:thoughts|ideas))\b`,
  String.raw`\b(?:commit|committing|considering|contemplating|planning|thoughts of|thinking (?:about|of)|want) suicide\b|\bi (?:\w+ )?(?:attempted|tried) suicide\b`,
  String.raw`\b(?:wants?|threatens?|threatening|threatened|trying|going|talks?|talking|plans?|planning) (?:to |about |of )?(?:kill|killing|hang|shoot|hurt|hurting|harm) ${pronoun}`,
  wantsToDieInOtherLanguages,
);

/** A death by suicide, or any other question about one. */
const loss = any(
  String.raw`\b(?:killed|shot|hanged|hung|drowned|poisoned) ${pronoun}\b(?! in the foot)`,
  String.raw`\b(?:took|taken|ended) (?:his|her|their) (?:own )?li(?:fe|ves)\b${notProperty}`,
  String.raw`\bsuicid`,
);

/** Somebody needs an ambulance or the fire service now: how somebody died is told in the past. */
const emergency = any(
  String.raw`\b(?:i|i've|ive|he|she|who|my \w+) (?:just )?(?:took|taken|swallowed|drank) (?:(?:all|a lot|too (?:many|much)|the (?:rest|whole)|a (?:whole|handful|bunch|bottle|lot)|every|forty|fifty|\d+)\b[^.?!]{0,24})\b(?:pills?|meds|medicine|oxy\w*|tylenol|morphine|ambien|xanax|insulin)\b(?![^.?!]*\b(?:died|dead|death|drop|pharmacy|back|dispos\w*)\b)|\bi (?:just )?(?:drank|swallowed) (?:antifreeze|bleach|drain cleaner|rat poison)\b`,
  String.raw`\b(?:gun|pistol|revolver|rifle|barrel|knife|razor) (?:is )?(?:in|at|to|against|under) my (?:hand|mouth|head|chin|wrist|lap|throat)\b|\bstanding on (?:the|a) (?:bridge|overpass|ledge|roof|chair|tracks)\b|\bcut (?:both |my )+wrists\b`,
  String.raw`(?:\bis|'s|\blying there) (?:\w+ )?(?:unconscious|unresponsive|turning blue|out cold)\b(?! (?:in|at|when|on)\b)|\bhas a (?:gun|knife) (?:to|on)\b`,
  String.raw`\bhouse is on fire\b|\bthere(?:'s| is) (?:a )?fire (?:at|in) (?:the|my|our) (?:house|home|kitchen)\b|\b(?:i|we) smell gas\b|\bsmells? (?:like|of) gas\b|\bmonoxide alarm is going\b`,
  String.raw`\b(?:i|she|he) can'?t breathe\b(?! (?:with|until|easy|a word))|(?<!\b(?:cat|dog) )\bis(?:n'?t| not) breathing\b(?! on\b)|\bhaving a (?:heart attack|stroke)\b(?! (?:over|about|with|from|when|of luck))(?<!\bwas having a \w+(?: \w+)?)|\b(?:i have|having) chest pains?\b(?! (?:often|sometimes))|\bwo(?:n'?t| not) wake up\b(?! (?:early|until|before|to)\b)|\bjust overdosed\b`,
  String.raw`\bme duele (?:mucho )?el pecho\b|\bdolor (?:de|en el) pecho\b|\bno (?:me |se )?puedo? respirar\b|\bno (?:respira|despierta)\b|\b(?:huele|olor) a gas\b`,
);
/** Somebody is being hurt or threatened. */
const danger = any(
  String.raw`\b(?:i'?m|i am|we'?re|we are) (?:\w+ )?in (?:\w+ )?danger\b(?! of)|\b(?:afraid|scared) for my (?:life|safety)\b${notProperty}`,
  String.raw`\bthreat\w* to (?:kill|hurt|shoot|stab|beat|harm)\b(?! (?:my|our|the|his|her|this) (?:case|claim|credit|estate|chances|sale|deal|listing|offer|contract))`,
  String.raw`\b${someone} (?:hits|beats|chokes|rapes|(?:is|keeps) (?:hitting|beating|choking|strangling|stabbing)) (?:me|us|my (?:kids|children))\b(?! (?:to|at|up|down|with)\b)`,
  isThreatenedInOtherLanguages,
);
const harms =
  '\\b(?:hits|(?:abus|beat|hitt|hurt|starv|molest|neglect)(?:es|s|ing)|takes advantage of|is stealing from) (?:my|our|his|her|their|the)';
const childHarm = any(
  String.raw`\bchild(?:ren)? (?:abuse|neglect|endangerment|protective)\b|\bchildren'?s services\b|^cps[.!?]*$|\b(?:call|report)\b[^.!?]{0,20}\bcps\b`,
  String.raw`${harms} (?:\w+ )?(?:child|children|kids|baby|niece|nephew|grandson|granddaughter)${ends}`,
);
const elderHarm = any(
  String.raw`\belder(?:ly)? (?:abuse|neglect|exploitation)\b|\badult protective\b`,
  String.raw`${harms} (?:\w+ )?${elder}${ends}`,
  String.raw`\bwon'?t let (?:him|her|(?:(?:my|our) )?${elder}) (?:eat|drink|sleep)\b|\bwon'?t let (?:him|her) leave the house${ends}|\b${someone} is (?:going to make|making|forcing) (?:(?:my|our) )?${elder} (?:to )?sign\b|\b(?:nobody|no one) is (?:looking after|caring for|feeding) (?:my|our) (?:\w+ )?${elder}${ends}`,
);

/** As people type it in need: each way of writing a word on the left counts as the words on the right. */
const spellings: [typed: RegExp, meant: string][] = [
  [/\b(?:wan+a|want too)\b/g, 'want to'],
  [/\bkil(?=(?:s|ed|ing)?\b)/g, 'kill'],
  [/\bdye(?=\s*(?:[.,;!?]|$))/g, 'die'],
  [/\bs(?:uis|ui|u)(?:c|s)(?:i|a)?d(?=e|al|ed)/g, 'suicid'],
  [/\bim\b/g, "i'm"],
];

export type Distress = 'emergency' | 'crisis' | 'danger' | 'child-harm' | 'elder-harm' | 'suicide-loss';

/** Takes an alarm back to a line: "im ok, truly", "being executor i mean". */
const alarmTakenBack =
  /\b(?:i'?m|i am) (?:ok|okay|fine|alright|safe)\b|\b(?:executor|executrix|administrator|trustee|estate|probate|paperwork|paper|forms?|job|house|court) (?:work )?i mean\b|\bi mean (?:the|this|being|with the) (?:executor|estate|probate|paperwork|forms?|job|house|court)|\b(?:figure of speech|just venting|not literally|not suicidal)\b/u;
export const takesAlarmBack = (message: string): boolean => alarmTakenBack.test(normalize(message));

/** The most pressing need that plain words of a message tell, if any. Takes the words as typed. */
export function detectDistress(message: string): Distress | undefined {
  const words = spellings.reduce((text, [typed, meant]) => text.replace(typed, meant), normalize(message));
  if (emergency.test(words)) return 'emergency';
  if (crisis.test(words)) return 'crisis';
  if (danger.test(words)) return 'danger';
  if (childHarm.test(words)) return 'child-harm';
  if (elderHarm.test(words)) return 'elder-harm';
  return loss.test(words) ? 'suicide-loss' : undefined;
}
