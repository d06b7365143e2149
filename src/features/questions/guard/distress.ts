import { normalize } from '../normalize.ts';
import { isThreatenedInOtherLanguages, wantsToDieInOtherLanguages } from './distress-languages.ts';
import { medicalNow, medicalUnlessDead } from './medical.ts';

// Words that mean a person may need help before they need an answer about probate. Patterns look at one message, in
// lower case, on one line, with straight apostrophes. They are made to pass by what families write about an estate.

const relative =
  '(?:mom|mother|mum|dad|father|parents?|grand(?:ma|mother|pa|father|parents?)|aunt|uncle|wife|husband|neighbou?r|step-?(?:mother|father|mom|dad)|elderly \\w+|old(?:er)? (?:man|woman|lady|adult|person|\\w*neighbou?r))';
const child =
  '(?:child|children|kids?|baby|babies|infant|toddler|niece|nephew|grandson|granddaughter|grandchild(?:ren)?|grandkids?|grandbab(?:y|ies)|stepson|stepdaughter)';
const someone = `(?:he|she|they|someone|somebody|brother|sister|son|daughter|cousin|nephew|niece|grandson|granddaughter|boyfriend|girlfriend|fianc[eé]e?|partner|ex|room ?mate|stepson|stepdaughter|care(?:giver|taker)|${relative})`;
const pills =
  '(?:pills?|tablets|oxy\\w*|morphine|fentanyl|xanax|insulin|tylenol|sleeping pills|pain ?killers|medication)';
const weapon = '(?:gun|pistol|revolver|rifle|shotgun|knife|machete)';
const loved =
  '(?:him|her|them|(?:my (?:late |sweet |dear )?)?(?:wife|husband|mom|mother|dad|father|son|daughter|baby|brother|sister|boy|girl))';
const pronoun = '(?:him|her|them|their)sel(?:f|ves)';
/** "life estate", "life insurance" and the like: words of the field, not a person's life. */
const notProperty = '(?! ?(?:estate|insurance|savings|interest|tenan|polic|lease))';
/** Plans for one's last days, made in good order. */
const notPlanned =
  '(?! (?:at home|in |debt|rich|before|after|owning|intestate|with(?:out)? (?:an?|any|my|his|her|no|leaving|debts?) ))';
/** "My sister is going to join him" speaks of a living man, unless she says so of herself. */
const notAnother = String.raw`(?<!(?<!\bsa(?:ys?|ying|id)\b[^.!?]{0,25})(?:\b(?:is|are|was|were)|'s|'re) (?:going|gonna) (?:to )?(?:be with|join) (?:him|her|them))`;
const ends = String.raw`(?=\s*(?:[.,;!?…]|$))`;

const any = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'u');

/** The writer speaks of ending, or hurting, their own life. */
const own = any(
  String.raw`\b(?:kill|killing|hang|hanging|shoot|shooting|drown|poison|unalive|unaliving) my ?self\b(?! (?:trying|working|laughing|in the foot|over (?:this|these|the)|with (?:this|these|the) ))`,
  String.raw`\b(?:want|wanna|going|gonna|urges?|plan|planning|afraid|scared|thinking|thoughts?|thought|might|keep|feel like|tempted)\b[^.!?]{0,25}\b(?:hurt|harm|cut|hurting|harming|cutting) my ?self\b(?![^.!?]{0,15}\b(?:financ|legal|case|chance))`,
  String.raw`\bself[- ]harm`,
  String.raw`\b(?:end|ending|take|taking) my (?:own )?life\b${notProperty}`,
  String.raw`\b(?:want|wanna|going|gonna|ready|thinking|thought|might|could|just|feel)\b[^.!?]{0,12}\bend(?:ing)? it all\b`,
  String.raw`\bi(?: am|'m|'d| would| have| really| just| still| do| sometimes)* (?:want|wanted|wanna|wish|would like) (?:to )?(?:die|be dead)\b${notPlanned}`,
  String.raw`\bjust (?:want to|wanna) die\b`,
  String.raw`\b(?:wish|rather) (?:that )?i (?:was|were|could be) (?:dead(?! (?:broke|tired|wrong|sure|to))|never born|not alive)|\bwish i (?:wasn'?t|was not|weren'?t) (?:here|alive)${ends}`,
  String.raw`\bi(?:'d| would) rather be dead\b|\bi(?:'d| would| am|'m)? (?:be )?better off dead\b`,
  String.raw`\b(?:everyone|everybody|they|family|world|kids|children|people) (?:\w+ ){0,3}better off with ?out me\b(?! as)`,
  String.raw`\bi (?:really |just )?(?:don'?t|do not|no longer) (?:really )?want to (?:live|be alive|be here|exist|wake up)(?: any ?more| any longer| without (?:him|her|them|my \w+)| like this)?${ends}`,
  String.raw`\bi (?:just )?(?:can'?t|cannot|can not) (?:go on|keep going|live)(?: any ?more| any longer| without (?:him|her|them|my \w+)| like this)?${ends}`,
  String.raw`\b(?:no reason|nothing(?: left)?|no point|the point|point) (?:to live|to be alive|(?:in|of) living)\b(?! (?:in|at|there|here|with))`,
  String.raw`\blife (?:is not|isn'?t|is no longer|no longer seems) worth (?:living|it)\b`,
  String.raw`\bi(?:'?m| am| feel| was| have| had| get|'ve)(?: been| feeling| being| having| very| so| really| quite| a bit)* suicidal\b`,
  String.raw`\bfeeling suicidal\b|\bi (?:\w+ )?(?:attempted|tried) suicide\b`,
  String.raw`\b(?:commit|committing|considering|contemplating|planning|thoughts of|thinking (?:about|of)|want) suicide\b`,
  String.raw`\bi(?:'ve| have| am|'m)?(?: just| already)? (?:took|taken|taking|swallowed) (?:\w+ ){0,3}(?:bottle|handful|lot|many|all)(?: \w+){0,3} (?:pills|tablets|medication)\b(?! (?:to|back|from)\b)`,
  String.raw`\bi(?:'ve| have| am|'m)?(?: just| already)? overdos(?:ed|ing)\b`,
  String.raw`\bbetter off (?:if|when|once) i(?:'m| am| was| were|'d)? ?(?:wasn'?t|weren'?t|not|gone|dead|no longer|never)\b`,
  String.raw`\b(?:go|going|gonna|ready|time|i (?:just )?want) (?:to )?(?:be with|join) (?:him|her|them|my (?:late |sweet |dear )?(?:wife|husband|mom|mother|dad|father|son|daughter|baby|brother|sister|boy|girl))\b${notAnother}(?! (?:at|in (?:the )?(?:court|hospital|house|office)|when|while|for|on)\b)`,
  String.raw`\bi(?:'ll| will)? ?(?:won'?t|not|ain'?t going to|am not going to|'m not gonna) be (?:here|around|alive)(?: for)? (?:much longer|any ?more|after (?:this|tonight|today|tomorrow|the (?:week ?end|funeral))|tomorrow|by (?:then|tomorrow|monday))`,
  String.raw`(?:\bnot|n'?t|\bnever) (?:feel )?safe (?:with|around|by|from) my ?self\b|\b(?:scared|afraid) (?:of )?what i (?:might|may|will|could|am going to|'m going to) do\b(?! (?:about|with|if))`,
  String.raw`\b(?<!(?:n'?t|\bnot) )(?:plan|plans|planning|planned|ready|prepared|decided|going|gonna|thinking (?:of|about)|think about|thoughts of|dream of) (?:to die|on dying|dying)\b${notPlanned}`,
  String.raw`\bunaliv(?:e|ing)\b|(?<!\d ?)\bkms\b|^suicid(?:e|al)[.!?]*$|\bgoodbye (?:cruel )?(?:world|everyone|everybody|forever)\b`,
  String.raw`\b${pills}\b[^.!?]{0,20}\b(?:in front of me|in my (?:hand|lap|mouth)|next to me|beside me)\b|\b(?:enough|how many|all)\b[^.!?]{0,30}\b${pills}\b[^.!?]{0,25}\b(?:would it take|does it take|to (?:die|kill|overdose|not wake|never wake)|lethal)`,
  String.raw`\b(?:ready|time) (?:for me )?to (?:see|follow|meet(?! (?:him|her|them)\b(?! again))) ${loved}(?: again| soon)?${ends}|\b(?:if|after|before|once) i do it tonight\b`,
  String.raw`\bi(?:'m| am) (?:gonna|going to|ready to) jump${ends}|\bjump(?:ing)? off (?:a|the) (?:bridge|roof|building)`,
  String.raw`\btired of (?:living|life|being alive)\b(?! (?:in|at|with|here|there|next|on|under|out))|\b(?:my )?life (?:has|have) no (?:meaning|purpose|point)\b|\bmy life is (?:over|pointless|meaningless)\b`,
  String.raw`\bend(?:ing)? my (?:suffering|pain|misery)\b|\bending (?:it|things)(?: all)? (?:tonight|today|tomorrow|soon|this week)`,
  String.raw`\bi (?:cut|hurt|burned) my ?self(?: \w+)? (?:again|last night|tonight|on purpose)\b|\bi(?:'m| am| feel like|m) (?:just |only |such )?a burden (?:on|to|for)\b|\b(?:it'?s|it is) my (?:time|turn) to go(?: too| as well| now)?${ends}`,
  String.raw`\b(?:thinking|think|thought) (?:of|about) joining ${loved}${ends}`,
  String.raw`\bi (?:could |can )?(?:just )?(?:fall asleep|go to sleep) and (?:not|never) wake(?: up)?\b`,
  String.raw`\bi (?:just )?(?:should|could|want to|wish i could) (?:just )?(?:disappear|vanish)(?: forever| for good)?${ends}|\bpoint (?:of|in) (?:going on|being here)\b(?! with)|^(?:can'?t|cannot) (?:go on|live)(?: any ?more| like this| without (?:him|her|them|my \w+))?${ends}`,
  String.raw`\b(?:gun|pistol|revolver|rifle)\b[^!?]{0,90}\b(?:i keep (?:\w+ )?(?:taking|holding|picking|loading|staring|looking)|[io]n my (?:mouth|hand|lap)\b)|\bsitting (?:here )?with (?:my|his|her|dad'?s|the|a) (?:gun|pistol|revolver|rope)\b|\bi bought a rope${ends}|\bi (?:just )?took (?:all|too many) (?:of )?(?:\w+'?s? )?${pills}\b(?! (?:to|back|from)\b)|\b${pills} counted out\b|\b(?:die|dead|dying)\b[^.!?]{0,20}\bby my own hand\b|\b(?:rope|gun|pistol|revolver|razor)\b[^!?]{0,40}\bbefore i use it\b`,
  String.raw`\b(?:gonna|going to) end it (?:all|tonight|today|now)\b|\b(?:i'm|i am) done living${ends}|\bi (?:really )?(?:don'?t|do not) want to be alive\b`,
  String.raw`\bi(?:'m| am) (?:going|gonna) (?:to )?take (?:all of them|them all)\b(?! (?:to|back|home|with|out)\b)|\bcut (?:\w+ )?(?:too deep|deeper than)\b|\b(?:don'?t|do not) care (?:if|whether) i (?:live|die|wake up)\b`,
  String.raw`\bsuicide (?:\w+ )?(?:seems|looks|feels|sounds|is) (?:like )?(?:the|my) (?:only|best) \w+|\b(?:insurance|policy)\b[^.!?]{0,40}\bif i (?:do|did) it my ?self\b|\b(?:person|someone|somebody|i) ends? it (?:them|their|his|my) ?sel(?:f|ves)\b`,
  String.raw`\bsitting (?:\w+ ){0,5}with (?:my|his|her|dad'?s|the|a) (?:gun|pistol|revolver|rifle|rope)\b|\b(?:think(?:ing|in)? (?:about|of)|want to|going to|keep) (?:just )?driv(?:e|ing) (?:\w+ ){0,2}(?:into|off) (?:the|a) (?:river|bridge|lake|tree|cliff)\b`,
  wantsToDieInOtherLanguages,
);

/** Someone who is alive speaks of it: the writer wants help for them. */
const others = any(
  String.raw`\b(?:wants?|threatens?|threatening|threatened|trying|going|talks?|talking|plans?|planning) (?:to |about |of )?(?:kill|killing|hang|shoot|hurt|hurting|harm) ${pronoun}`,
  String.raw`\b(?:wants?|threatens?|threatening|trying|going|talks?|talking|plans?|planning) (?:to |about |of )?(?:commit(?:ting)? )?suicide\b`,
  String.raw`\b(?:wants?|threatens?|threatening|trying|going|plans?|planning) to (?:end|take) (?:his|her|their) (?:own )?li(?:fe|ves)\b${notProperty}`,
  String.raw`\bwants to (?:die|be dead)\b${notPlanned}`,
  String.raw`\b(?:is|are|'s|seems?|sounds?|feels?|became) (?:\w+ )?suicidal\b`,
  String.raw`\bsuicide (?:hot ?line|help ?line|lifeline|prevention|watch|thoughts)\b|\bsuicidal (?:thoughts|ideas)\b`,
);

/** A death by suicide, or any other question about one. */
const loss = any(
  String.raw`\b(?:killed|shot|hanged|hung|drowned|poisoned) ${pronoun}\b(?! in the foot)`,
  String.raw`\b(?:took|taken|ended) (?:his|her|their) (?:own )?li(?:fe|ves)\b${notProperty}`,
  String.raw`\bsuicid`,
);

/** "My sister is going to kill me if I sell the house" is a way of speaking; that somebody said so is none. */
const notFigurative = String.raw`(?!(?<!\b(?:said|says|told|swears|swore|texted|screamed|yelled|wrote|threat\w*|keeps saying)\b[^.!?]{0,60}) (?:(?:if|when|because|cuz|once|for|that) (?:i|we) (?:do(?:n'?t| not)|did(?:n'?t| not)|ca(?:n'?t|nnot)|sell|sold|lose|lost|forget|forgot|miss|missed|break|broke|throw|threw|toss\w*|donat\w*|give|gave|spend|spent|mess\w*|screw\w*|paint\w*|rent\w*|list\w*|file|filed|sign|signed|wait|waited|(?:am|was|are|were) late)|(?:when|if|once) (?:she|he|they) (?:finds?|sees?|hears?))\b)`;

/** Somebody is being hurt, threatened or needs an ambulance now. */
const danger = any(
  String.raw`\b(?:i'?m|i am|we'?re|we are|(?:she|he)(?:'s| is)|they(?:'re| are)) (?:\w+ )?in (?:\w+ )?danger\b(?! of)`,
  String.raw`\b(?:my|our|her|his|their) (?:life|lives) (?:is|are) in danger\b`,
  String.raw`\b(?:afraid|scared|fear|fearing) for (?:my|our|her|his|their) (?:life|lives|safety)\b${notProperty}`,
  String.raw`\b(?:don'?t|do not) feel safe (?:at home|here|in (?:my|our|the|this) (?:house|home)|around|with (?:him|her|them|my ${someone}))\b`,
  String.raw`\bthreat\w* to (?:kill|hurt|shoot|stab|beat|harm)\b(?! (?:my|our|the|his|her|this) (?:case|claim|credit|estate|chances|sale|deal|listing|offer|contract))`,
  String.raw`\bthreat\w* to burn\b|\b(?:is|are|keeps|keep) threatening (?:me|us)${ends}|\b(?:afraid|scared) of (?:him|her|them|my ${someone})${ends}`,
  String.raw`\b${someone}(?: \w+){0,2} (?:hit|hits|hitting|beats?|beating|punch\w*|chok\w*|strangl\w*|abuses|abusing|stabbed|raped) (?:me|us|my (?:kids|children))\b(?! (?:to|at|up|down|in the back|with (?:an? |the |more )?(?:\w+ )?(?:papers?|paperwork|bill|fee|suit|lawsuit|tax|subpoena|charge|invoice|court)))`,
  String.raw`\b(?:pull|point|wav|aim)(?:s|ed|ing)? (?:a|his|her|the|their) (?:gun|knife|pistol|rifle) (?:at|on) (?:me|us|my|him|her)\b`,
  String.raw`\bi(?:'m| am|'ll| will)? (?:going to |gonna |want to |wanna |plan to )?kill (?:him|her|them|someone|somebody|everyone|my ${someone})\b(?!self|sel)`,
  String.raw`\b(?:will|'ll|going to|gonna|wants? to|trying to|tried to|says? he'?ll|says? she'?ll) (?:kill|shoot|stab|strangle|beat up) (?:me|us)\b(?! (?:with|if the (?:court|lawyer)))${notFigurative}`,
  String.raw`\b(?:breaking|broke|breaks) in(?:to)?\b[^.?!]{0,40}\b(?:right )?now\b|\b(?:breaking|broke) in\b[^.?!]{0,30}\bi(?:'m| am)\b|\b(?:right )?now\b[^.?!]{0,25}\bbreaking in`,
  String.raw`\bthreat\w* (?:me|us|him|her|my \w+) with (?:an? |his |her |the |dad'?s )+${weapon}\b`,
  String.raw`\b${someone} (?:\w+ )?(?:has|got|brought) (?:a|his|her|the|their) ${weapon}\b[^.?!]{0,15}\b(?:outside|at (?:my|the|our) door|coming|right now|in the (?:yard|driveway)|and (?:says|wants (?:me|us|the)|is (?:yelling|drunk)))|\b(?:outside|at (?:my|the|our) door) with an? ${weapon}\b`,
  String.raw`\b${someone}(?:'ll| will| is going to| is gonna| might| would) hurt (?:me|us)\b(?! (?:financ|legal|in court|with the))|\bhands? (?:around|on|round) my (?:neck|throat)\b`,
  String.raw`\b${someone}(?: \w+){0,2} (?:push(?:ed|es)|shov(?:ed|es)|slap(?:ped|s)|kick(?:ed|s)|thr(?:ew|ows)|dragg?(?:ed|s)|attack(?:ed|s)) (?:me|us|my (?:kids|children))(?: (?:down|against|into|on the|to the (?:ground|floor)|again|when)\b|${ends})`,
  String.raw`\b${someone}(?:'s| is| keeps?| are)(?: \w+)? (?:hitting|beating|hurting|chok\w+|attacking|strangling|stabbing|punching) (?:me|us|him|her|them|my (?:sister|brother|wife|friend|cousin))\b(?! (?:with|in court|financ|online))`,
  String.raw`\b(?:molest|sexually (?:abus|assault))\w* (?:me|us|my)\b|\braped (?:me|my)\b|\b(?:stalking|stalks) (?:me|us|my)\b|\b(?:scared|afraid|terrified) to (?:go (?:back )?home|be alone with (?:him|her)|sleep in)\b`,
  String.raw`\bi(?:'ll| will|'m going to| am going to|'m gonna) (?:just )?burn (?:it|that|the|this|his|her|my|moms?|dads?)\b[^.?!]{0,15}\b(?:house|place|home|down)\b(?! to)`,
  String.raw`\bdrunk\b[^.?!]{0,20}\b(?:has|with|driving) (?:my|the|our) ${child}`,
  String.raw`\b(?:${someone}|brother|ex) (?:is |'s )?(?:\w+ )?(?:in|outside|at) my (?:yard|house|(?:front )?door|driveway|window|apartment)\b[^.?!]{0,20}\bright now\b(?<=\b(?:order|scared|afraid|yell\w*|scream\w*|bang\w*|threat\w*|drunk)\b.{0,120})`,
  isThreatenedInOtherLanguages,
);
/** A minute counts, whoever is meant. */
const alarm = any(
  String.raw`\bthere(?:'s| is) (?:a )?fire\b(?! (?:damage|insurance|claim|sale|extinguisher|place|pit|code|alarm|hydrant))|\bhouse is on fire\b|\bi smell (?:gas|smoke)\b|\b(?:(?:is|'s|have|like|think) (?:an? )?|^)gas leak\b`,
  medicalNow,
);
/** What was done long ago, unless something goes on. */
const longAgo =
  /^(?!.*\b(?:(?:right )?now(?! what)|still (?:hit|beat|hurt|does|do|com|liv|scare)\w*|again|tonight|today|keeps?|threat\w*|scared|afraid|terrified|here|outside|coming|back)\b).*\b(?:as (?:a )?(?:kids?|child(?:ren)?)|when (?:i|we) (?:was|were) (?:a )?(?:kids?|little|young|small|child(?:ren)?)|growing up|(?:in|since) (?:like )?19\d\d|years ago)\b/s;
/** An ambulance is needed, unless the message tells of a death. */
const emergency = any(
  String.raw`\b${someone} (?:just |has |have )?(?:took|taken|swallowed|is taking) (?:all|too many|a (?:lot|bunch|bottle|handful)) (?:of )?(?:(?:his|her|their|the) )?(?:\w+ )?${pills}(?=\s*(?:[.,;!?]|$| what| and| i ))`,
  String.raw`\b${someone} (?:has |just )*collapsed\b(?! (?:last|in 20|on \w+day|and died))|\bis overdosing\b|\bhaving a seizure\b|\bbleeding (?:badly|a ?lot|out)\b`,
  medicalUnlessDead,
);

/** A child is being hurt, or is left without care. */
const childHarm = any(
  String.raw`\b(?:le|les|lo|la|los) (?:pega|golpea|maltrata)n? (?:a|al) (?:(?:la|los|las|mi|mis|su|sus) )?(?:niñ|beb|hij|niet|sobrin)`,
  String.raw`\btouch(?:es|ing) (?:my|our|his|her|the) (?:\w+ )?(?:son|daughter|${child})\b(?!'s)(?! (?:\w+ )?(?:share|inheritance|money|trust|account))|\b(?:he|uncle|cousin|brother|step-?dad|step-?father|grandpa) (?:keeps )?touch(?:es|ing) me${ends}`,
  String.raw`\bchild(?:ren)? (?:abuse|neglect|endangerment|protective)\b|\bchildren'?s services\b|^cps[.?!]*$|\b(?:call|report)\b[^.?!]{0,20}\bcps\b`,
  String.raw`\b${child}(?: \w+){0,2} (?:is|are|'s|keeps?) (?:\w+ )?(?:being|getting) (?:\w+ )?(?:abused|beaten|hit|hurt|starved|neglected|molested)\b(?! (?:financ|legal|with|by (?:the|this|an?) (?:will|delay|tax\w*|fees?)))`,
  String.raw`\b(?:abus(?:es|ing)|beats|beating|hits|hitting|starv(?:es|ing)|molest(?:s|ing)|neglect(?:s|ing)) (?:(?:my|our|his|her|their|the|a|own) ){0,2}(?:\w+ )?${child}\b(?!'s? (?:\w+ )?(?:inheritance|share|part|estate|money|trust|account|property|house|interests?|claim|case)\b)`,
  String.raw`\b(?:baby|child|children|kids|toddler|infant)(?: is| are|'s) (?:home |left |all )?alone(?: (?:in the|at|with no) \w+|${ends})|\b${child}(?:'s)?\b[^.?!]{0,40}\b(?:guardian|mom|mother|dad|father|step-?dad|step-?mom) (?:is )?(?:starv|beat|hitt|abus|hurt)\w+ (?:him|her|them)\b`,
);

/** An older adult who is alive is being hurt, neglected or used. */
const elderHarm = any(
  String.raw`\belder(?:ly)? (?:abuse|neglect|exploitation)\b|\badult protective\b`,
  String.raw`(?:\b(?:abus|neglect|exploit|starv|hitt|beat|hurt|mistreat|harm|scamm|isolat)(?:es|ing|s)|\bhits) (?:(?:my|our|his|her|their|the|an?|own) ){0,2}(?:\w+ )?${relative}\b(?!'s)(?! (?:to (?:the|court)|up|with))`,
  String.raw`\b${relative} (?:is|are|'s) (?:\w+ )?being (?:abused|neglected|exploited|starved|scammed|hit|beaten|hurt|mistreated)\b`,
);
/** Somebody in person, not a court, a bank or an office ("will they make my mom sign"). */
const doer = String.raw`(?:^|[.!?,;] ?|\b(?<!\b(?:can|could|will|would|do|does|did|may|might|should) (?=they\b))(?:${someone}|aide|nurse|guardian|friend|kids?|children|people|family|man|woman|guy|lady)(?! (?:dies|died|dying|passes|passed)\b)(?:'s)?(?: (?!(?:can|could|would|do|does|creditors|medicaid|state|court|bank|government|nursing)\b)\w+){0,4} )`;
const kept = any(
  String.raw`\b(?:locks?|locking|locked|keeps?|shuts?) (?:me|her|him|${relative}|my ${relative}) (?:locked up\b|(?:locked )?(?:up |inside |in (?:my|her|his|the|a) (?:\w+ )?(?:room|house|bedroom|basement|closet|garage)))`,
  String.raw`\b(?:won'?t|will not|wouldn'?t|doesn'?t|never|refuses to) (?:let|feed|give) (?:me|her|him|(?:my )?${relative}) ?(?:eat|food|any food|sleep|leave(?! (?:(?:the|my|our|his|her|an?|any|some) )?(?:estate|money|shares?|anything|everything)\b| (?:the|my|our|his|her|an?) \w+ to (?:us|me|him|her|them|my|our|his|their|any\w+)\b)|out|have (?:food|water|(?:her|his|my) (?:meds|medicine|pills|phone))|use the (?:phone|bathroom)|see (?:a|the|her|his|my) doctor|(?:her|his|my) (?:meds|medicine|pills)|anything to eat)`,
  String.raw`${doer}(?:takes?|taking|keeps?|cash(?:es|ing)) my (?:own )?(?:checks?|social security|pension|bank card|debit card)\b`,
  String.raw`${doer}(?:makes?|making|forc(?:es|ing)) (?:(?:my|our) )?${relative} (?:to )?sign\b`,
  String.raw`\b(?:won'?t|doesn'?t|don'?t|do not|isn'?t|aren'?t|never) (?:feed|feeding|bathe|change) (?:(?:my|our|the) )?(?:\w+ )?${relative}\b`,
  String.raw`\b(?:son|daughter|grandson|granddaughter|nephew|niece|care(?:giver|taker)|aide)(?: \w+)? (?:makes?|is making|keeps making|forces|is forcing) me (?:to )?sign\b`,
  String.raw`\b(?:son|daughter|grandson|granddaughter|nephew|niece|care(?:giver|taker)|aide)(?: \w+)? (?:took|takes|stole|steals|hid|hides|keeps) my (?:check ?book|checks|phone|walker|pills|medicine|purse|wallet|bank card|debit card)\b`,
  String.raw`\bi(?:'m| am|m) (?:[6-9]\d)\b[^.?!]*\b(?:son|daughter|grandson|granddaughter|nephew|niece|caregiver)\b[^.?!]*\b(?:yells|screams|hits|locks|threatens|took my)\b(?! to (?:sue|leave|move))`,
);
const stealing = any(
  String.raw`\b(?:steals?|stealing|takes?|taking) (?:money |cash |checks? |advantage )?(?:from|of) (?:my|our|his|her|their|the|an?) (?:\w+ )?${relative}\b(?!'s)`,
  String.raw`\b(?:drain|empty)(?:s|ing|ed)? (?:out )?(?:(?:my|our|his|her|their) )?(?:${relative}'?s )?(?:bank |savings )?(?:accounts?|savings|pension)\b|\b(?:emptied|cleaned out) (?:my |her |his )?(?:${relative}'?s )?(?:bank )?(?:accounts?|savings)\b`,
  String.raw`\b${relative} has bruises\b|\b${relative} (?:lying |sitting |lie |sit )?in (?:his|her|their) own (?:mess|waste|urine)\b|\b(?:nobody|no one) (?:is )?(?:taking care of|looking after|caring for|feeding) (?:him|her|them|my ${relative})\b`,
);
/** Where somebody has died, taking from "my mother" is most likely a question about her estate. */
const afterDeath = /\b(?:died|dies|dead|death|deceased|passed|late|estate|will|funeral|inherit\w*|executor|probate)\b/;

/** As people type it in need: each way of writing a word on the left counts as the words on the right. */
const spellings: [typed: RegExp, meant: string][] = [
  [/\b(?:wan+a|want too)\b/g, 'want to'],
  [/\bkil(?=(?:s|ed|ing)?\b)/g, 'kill'],
  [/\bdye(?=\s*(?:[.,;!?]|$))/g, 'die'],
  [/\bs(?:uis|ui|u)(?:c|s)(?:i|a)?d(?=e|al|ed)/g, 'suicid'],
  [/\bim\b/g, "i'm"],
];

export type Distress = 'crisis' | 'danger' | 'child-harm' | 'elder-harm' | 'suicide-loss';

/** The most pressing need that a message shows, if any. Takes the words as typed. */
export function distressIn(message: string): Distress | undefined {
  const words = spellings.reduce((text, [typed, meant]) => text.replace(typed, meant), normalize(message));
  const tellsOfDeath = afterDeath.test(words);
  if (own.test(words) || others.test(words)) return 'crisis';
  if (alarm.test(words) || (danger.test(words) && !longAgo.test(words)) || (emergency.test(words) && !tellsOfDeath))
    return 'danger';
  if (childHarm.test(words)) return 'child-harm';
  if (elderHarm.test(words) || kept.test(words) || (stealing.test(words) && !tellsOfDeath)) return 'elder-harm';
  return loss.test(words) ? 'suicide-loss' : undefined;
}
