// Words behind which a need may stand, though they say it indirectly: the answer comes with one calm line that names who
// listens. Looser than the words of a clear need (distress.ts): a line too many costs little.
import { normalize } from '../normalize.ts';
import type { Distress } from './distress.ts';

const any = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'u');

const relative =
  '(?:mom|mother|dad|father|grand(?:ma|mother|pa|father)|aunt|uncle|wife|husband|(?:disabled|sick|blind|old(?:er)?|elderly) \\w+)';
const child =
  '(?:niece|nephew|grandsons?|granddaughters?|grandkids?|grandchild(?:ren)?|kids?|child(?:ren)?|baby|stepdaughter|stepson|little (?:boy|girl|brother|sister))';
const he =
  '(?:he|she|they|(?:my|her|his) (?:\\w+ )?(?:brother|sister|son|daughter|nephew|cousin|uncle|stepson|stepfather|stepdad|husband|wife|boyfriend|ex|grandson))';
const means =
  '(?:pills?|oxy\\w*|morphine|fentanyl|insulin|sleeping pills|gun|pistol|revolver|rifle|shotgun|rope|bridge|river|train)';
const dont = "(?:don'?t|do not|won'?t|wont|will not|never|not)";

/** The writer, or someone close to them, may think of ending their life. */
const despair = any(
  String.raw`\b(?:counted|counting|saved up|saving up|lined up|staring at|stare at|looking at|look at|think(?:ing)? (?:about|of)|next to me|within reach|driving (?:past|into|off)|drive (?:past|into|off)|sleeps? with|(?:on|in) (?:the|my) nightstand)\b[^.!?]{0,50}\b${means}\b|\b${means}\b[^.!?]{0,60}\b(?:next to me|within reach|my nightstand|(?:keep|kept|stop) (?:\w+ ){0,2}(?:thinking|looking|staring)|nobody (?:would|will) (?:find|know))`,
  String.raw`\bnobody (?:would|will|'d) (?:even )?(?:find|notice|miss|care)(?: (?:me|if i|til|until|for days))|\bnobody(?: would|'d)? (?:even )?notice if i\b(?! (?:miss|file|sell|skip|forget))|\bgarage\b[^.!?]{0,40}\b(?:car|engine)\b[^.!?]{0,25}\b(?:gas|running|on)\b`,
  String.raw`\b(?:letters?|notes?) to each of\b|\bi wrote the (?:letters|notes)\b(?! (?:to|for|from|of|in|on)\b)|\b(?:lay|set|laid)(?:ting|ing)? (?:everything|it all) out\b[^!?]{0,70}\bthe notes?\b|\bgoodbye (?:letters?|notes?|messages?|texts?)\b|\b(?:texted|messaged|posted|wrote|told)(?: me| us)? goodbye\b|\btell (?:them|him|her|my \w+|the \w+)(?: that)? (?:i (?:forgive|loved?|'m sorry|am sorry)|thank you for everything|goodbye)|\bi(?:'m| am|m) done\b[.!,; ]*(?:tell|goodbye|with (?:everything|it all|life)|$)|\bi (?:wo|ca)n'?t get (?:the|a|another) chance\b`,
  String.raw`\bi (?:${dont}|no longer) (?:\w+ )?need (?:any of (?:it|this|them)|anything|it|them)(?: any ?more)?\b(?=[^.!?]{0,20}(?:where i(?:'m| am|m) going|$|[.!?]))(?<=(?:after|by|once|gave|giv\w+)\b[^.!?]{0,90})|\bwhere i(?:'m| am|m) going\b|\b(?:none|nothing) of this (?:will|is going to) (?:be my problem|matter)|\b(?:giving|given|gave) (?:all )?(?:away )?(?:my|his|her) (?:own )?(?:things|stuff|belongings|everything|tools|dogs?|cats?|pets?)\b(?: away)?|\b(?:giving|given|gave) away (?:all )?(?:my|his|her) (?:own )?(?:things|stuff|belongings)`,
  String.raw`\b(?:haven'?t|have not|havent) (?:eaten|ate|slept|showered|left (?:the )?(?:bed|house))\b[^.!?]{0,20}\b(?:days?|weeks?|since)\b|\bi (?:\w+ )?(?:stopped|quit) (?:eating|taking my)\b|\bi (?:can'?t|cant|cannot) eat\b|\bdo(?:n'?t|nt) (?:see|have|want) (?:\w+ ){0,2}(?:a )?future\b`,
  String.raw`\bpain (?:to )?(?:stop|end|be over)\b|\bmake it (?:all )?stop\b|\bi (?:just )?(?:want|need) (?:it|everything) all to (?:be over|stop|end)\b|\bi (?:just )?want (?:it|this|everything) (?:all )?(?:to be )?(?:over|gone) for good\b|\b(?:see|find|know)(?:ing)? (?:a |any |no )?way out\b|\bno way out\b(?! of (?:the|this|my|a|our) (?:house|contract|sale|lease))`,
  String.raw`\b(?:don'?t|dont|do not|can'?t|cant) (?:see|picture|imagine) (?:my ?self|me) (?:being )?(?:around|here|alive|at)\b|\bonce i(?:'m| am|m) not here\b|\b(?:it )?should(?:'?ve| have) been me\b|\bi (?:\w+ ){0,3}(?:pray|hope|wish)\b[^.!?]{0,30}\b(?:not|don'?t|dont|never) wake(?: up)?\b|\bgo(?:ing)? to sleep and (?:not|never) wak(?:e|ing)\b`,
  String.raw`\b(?:be|being) with (?:him|her|them) (?:again |tonight|now|soon|today)|\btogether again\b(?=[^.!?]{0,15}(?:him|her|me|us|$|[.!?]))|\bsee (?:him|her) (?:again )?(?:very )?soon\b|\bfollow (?:him|her) (?:soon|too|into)\b|\brid of me\b|\bwithout me around\b|\bif i did it my ?self\b[^.!?]*$(?<=\binsurance\b[^.!?]*)`,
  String.raw`\b(?:${dont}|can'?t) (?:\w+ )?see (?:the|a|any|much) point (?:of|in) (?:any(?:thing)?|it all|living|going on|life)\b(?! (?:of|the|court|probate|lawyer)s?\b)|\bwhat(?:'?s| is) the (?:use|point)(?: (?:of|in) (?:any(?:thing| of (?:it|this))|it all|living|being)|\s*(?:any ?more|without (?:him|her|them))|[?.!]*$)|\b(?:no|without a) reason to (?:get up|get out of bed|go on|keep going|wake up)|\b(?:there(?:'?s| is) )?nothing left for (?:me|him|her)\b(?! (?:to (?:sign|file|do|sell)|in (?:the|his|her) ))|\bi have (?:nobody|no one|nothing) left\b`,
  String.raw`\b(?:some ?one|somebody) (?:i can|to) (?:just )?talk (?:to|with)\b(?! (?:at|about|in|who|regarding|there|on|for)\b)|\bi(?:'m| am|m) (?:really )?not (?:doing (?:good|well|so good|ok(?:ay)?)|ok(?:ay)?)\b(?! with)|^nothing matters\b|\bnothing matters any ?more\b|\bdrinking (?:every (?:day|night)|all day|from (?:the )?morning|again|too much|since (?:he|she|they|my))\b|\b(?:think|thinking|thoughts?) (?:about|of) ending it\b(?! (?:with|early|by))|\bgas (?:stove|oven) is on(?=[.,!?]|$)`,
  String.raw`\bi (?:can'?t|cant|cannot) (?:keep doing|do|take) this (?:any ?more|much longer)?\s*(?:[.,!?;]|$)|\bi(?:'m| am|m) (?:so )?tired of (?:everything|it all|living\b(?! (?:in|at|with|here|there)))|\bgave? up on (?:life|everything|living)|\bhates? (?:being alive|my life|(?:his|her) life|living)|\bworthless\b(?= (?:person|to|and|without|now that))|\bi (?:feel|am|'m|m) (?:completely |so |just )?(?:hopeless|worthless|trapped)\b`,
);

/** The writer may be afraid of somebody. */
const fear = any(
  String.raw`\b(?:i'?d|you'?ll|you'?d|i'?ll|we'?d|we'?ll|i would|you will) (?:be sorry|regret (?:it|this)|pay for (?:it|this)|end up (?:like|in the ground))|\bend(?:s)? up in (?:the|a) (?:ground|grave|ditch|river)|\bwatch (?:my|your|our) back\b|\bknows (?:where i live|when i(?:'m| am|m)? (?:get|home|alone|come|leave))|\bif i (?:show up|come near|come by|tell anyone|call the (?:police|cops))\b[^.!?]{0,40}\b(?:he|she|they)(?:'ll| will)`,
  String.raw`\b(?:going to|gonna) kill (?:me|us) (?:if|when|because|once) (?:i|we|he|she|they)\b(?! (?:hears?|sees?|finds? out)\b)`,
  String.raw`\bnobody (?:leaves|gets out|goes) (?:un)?(?:til|til?l|before)\b|\b(?:chair|dresser|lock) (?:against|on) (?:the|my) (?:bedroom )?door\b|\block (?:my ?self|my (?:bedroom )?door)\b|\bhid(?:e|es|ing) (?:in (?:my|the)|from (?:him|her|my))|\bkeeps? (?:a|his|her) (?:bat|gun|knife|pistol|machete)\b[^.!?]{0,20}\b(?:door|table|bed|on him)`,
  String.raw`\b${he}(?: \w+){0,4} (?:took|takes|broke|smashed|hid) my (?:car )?(?:keys|phone)\b|\bwent through my phone\b|\bpunched? (?:a )?(?:hole|the (?:wall|door))|\b(?:grabb?(?:ed|s)|shook|shoved|spit (?:on|at)|threw \w+ at) (?:me|my (?:arm|hair|throat|neck|wrist))|\bleft (?:marks|bruises)\b|\b(?:bruises|black eye)\b(?! on (?:the|dad|mom))`,
  String.raw`\bbought gas cans\b|\b(?:wav|brandish|swing)(?:es|ed|ing) (?:\w+'?s? ){1,2}(?:gun|pistol|revolver|rifle|shotgun|knife|machete)\b|\b(?:came|comes|show(?:s|ed) up) with an? (?:gun|pistol|revolver|rifle|shotgun|knife|machete)\b|\bshelter\b[^.!?]{0,20}\b(?:because of|from) (?:him|her|my)\b|\bif (?:he|she|they) can'?t have (?:it|the \w+)\b[^.!?]{0,15}nobody|\b(?:follows?|following|followed) me\b(?! (?:on|up|to the (?:clerk|window)))|\b(?:waits?|waiting|sits?|parks?|drives?|driving) (?:by|outside|past|near|in front of) (?:my|our) (?:car|house|work|job|home|apartment)\b|\bdrives? by (?:my|the|our) house (?:at night|every|all)`,
  String.raw`\b(?:i'?m|i am|we are|we'?re|feel|feels|kids are|she is|she'?s) (?:\w+ )?(?:scared|afraid|terrified|frightened) (?:of (?:my (?:own )?(?!lawyer|attorney|taxes)\w+|(?:him|her|them)(?! (?:contest|su|fight|tak|get|win|chang)\w*)|what (?:he|she|they|my \w+) (?:will|might|would|could|may))|to (?:ask|tell|face|confront|be (?:alone|home|in the house)) (?:him|her|them|my|with)?|when (?:he|she))|\b(?:temper|rages?|drunk and) (?:scares|screaming|yelling)|\bscreams? (?:at|in) (?:me|my face)\b`,
);

/** An older or dependent adult who is alive may be neglected or used. */
const dependent = any(
  String.raw`\bbed ?sores?\b|\b(?:lost|losing) (?:\w+ ){1,2}(?:pounds|lbs|weight)\b[^.!?]{0,40}\b(?:since|because|moved|cares?|aide)|\b(?:same|dirty|soiled|wet) (?:clothes|sheets|diapers?|bed) (?:for|all|every)\b|\bno (?:food|heat|water|electric\w*)\b[^.!?]{0,40}\b(?:dad'?s|mom'?s|her|his|grand\w+) (?:fridge|house|room|apartment)?\b[^.!?]{0,40}\b(?:caring|care|lives?|supposed)|\bno food in (?:dad'?s|mom'?s|her|his|grand\w+) fridge`,
  String.raw`\b${relative}(?:,? who)? (?:has (?:dementia|alzheimer'?s)|is (?:blind|disabled|bedridden|confused))\b[^.!?]{0,40}\b(?:by (?:her|him|them)sel(?:f|ves)|alone|nobody|no one)\b|\b(?:caregiver|care ?taker|aide|helper|housekeeper|new (?:friend|girlfriend|boyfriend))(?: \w+){0,4} (?:won'?t|wont|will not|doesn'?t|never) let (?:us|me|her|him|anyone|the family)\b|\b(?:won'?t|wont) let (?:us|me|anyone) (?:see|talk to|visit|call|near) (?:my )?(?:${relative}|him|her)\b(?! (?:will|things|body|grave|records|bank))`,
  String.raw`\b(?:helper|caregiver|care ?taker|aide|nephew|grandson|neighbor|sister|brother|uncle|cousin)(?: \w+){0,3} (?:has|uses|keeps|holds|took|gets|cash(?:es)?|controls?) (?:his|her|grand\w+'?s|mom'?s|dad'?s) (?:own )?(?:debit card|bank card|checks?|check ?book|pension|social security|pin|money)\b(?![^.!?]*\b(?:died|passed|dead|death)\b[^.!?]*\b(?:mom|dad|he|she)\b)|\bdo(?:es)?n'?t remember signing\b|\b(?:doesnt|dont) remember signing\b`,
  String.raw`\bi(?:'m| am|m) (?:[789]\d)\b[^.!?]*\b(?:afraid|scared|lives? off me|my own (?:pension|money|checks?|house)|won'?t (?:let|give)|takes? my|gives? me|allowance|not allowed)|\b(?:of|with) my own (?:pension|money|social security)\b|\b(?:neglect\w*|mistreat\w*|taking advantage of|takes? advantage of) (?:my |our )?(?:${relative}|him|her)\b`,
);

/** A child may be hurt or left without care. */
const childInNeed = any(
  String.raw`\b${child}\b[^.!?]{0,30}\b(?:flinch\w*|hungry|starving|bruis\w*|marks|terrified|scared of|afraid of|sleeps? in (?:a|the) car|dirty|not (?:fed|eating|in school))\b|\b(?:belt|burn|whip|hand|bruise) marks\b|\bmarks on (?:his|her|their|the|my) (?:\w+'?s? )?(?:back|legs?|arms?|body)`,
  String.raw`\b${child}(?: \w+){0,3} (?:by (?:themselves|himself|herself)|alone|on their own)\b[^.!?]{0,25}\b(?:nights?|days?|weeks?|hours|weekend|since)\b|\b(?:[1-9]|1[0-2]) (?:years?|yrs?)[- ]old\b[^.!?]{0,20}\b(?:left|been|be|is|home|lives|stays) (?:home )?(?:alone|on (?:his|her|their) own|by (?:him|her)self)|\btouch(?:es|ed|ing) (?:her|him|them|my (?:\w+ )?${child})\b(?! (?:share|inheritance|money))|\binappropriate(?:ly)? (?:with|touch|toward)|\bgrand(?:pa|father) touches\b`,
);
/** What was done, or ended, in the care of somebody who has died; plans for one's own estate; things that are sold. */
const ordinary = any(
  String.raw`\b(?:gave|left|wrote)\b[^.!?]{0,60}\b(?:before (?:he|she|they) (?:died|passed)|is (?:it|that|this) a will|are they a will|lovely)\b|\bgoodbye letter\b[^.!?]{0,60}\b(?:signed|surgery|will)\b`,
  String.raw`\b(?:hospice|hospital|nurses?|doctors?)\b[^.!?]{0,50}\b(?:stopped|left|said|goodbyes?|turned off|gave)\b|\b(?:get rid|dispose|turn in|return|flush|throw)\b[^.!?]{0,30}\b(?:morphine|pills|medic\w+|gun|pistol)`,
);

/** The need that may stand behind the words; nothing for most messages. Takes the words as typed. */
export function possibleNeedIn(message: string): Exclude<Distress, 'suicide-loss'> | undefined {
  const words = normalize(message);
  if (ordinary.test(words)) return undefined;
  if (childInNeed.test(words)) return 'child-harm';
  if (dependent.test(words)) return 'elder-harm';
  if (fear.test(words)) return 'danger';
  return despair.test(words) ? 'crisis' : undefined;
}
