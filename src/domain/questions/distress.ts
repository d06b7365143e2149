// Words that mean a person may need help before they need an answer about probate. Patterns look at one message, in
// lower case, on one line, with straight apostrophes. They are made to pass by what families write about an estate.

const relative =
  '(?:mom|mother|mum|dad|father|parents?|grand(?:ma|mother|pa|father|parents?)|aunt|uncle|wife|husband|neighbou?r|stepmother|stepfather|elderly \\w+|old(?:er)? (?:man|woman|lady|adult|person|\\w*neighbou?r))';
const someone = `(?:he|she|they|someone|somebody|brother|sister|son|daughter|cousin|nephew|niece|boyfriend|girlfriend|partner|ex|stepson|stepdaughter|caregiver|${relative})`;
const pronoun = '(?:him|her|them|their)sel(?:f|ves)';
/** "life estate", "life insurance" and the like: words of the field, not a person's life. */
const notProperty = '(?! ?(?:estate|insurance|savings|interest|tenan|polic|lease))';
/** Plans for one's last days, made in good order. */
const notPlanned =
  '(?! (?:at home|in |debt|rich|before|after|owning|intestate|with(?:out)? (?:an?|any|my|his|her|no|leaving|debts?) ))';
const ends = String.raw`(?=\s*(?:[.,;!?…]|$))`;

const any = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'));

/** The writer speaks of ending, or hurting, their own life. */
const own = any(
  String.raw`\b(?:kill|killing|hang|hanging|shoot|shooting|drown|poison|unalive|unaliving) my ?self\b(?! (?:trying|working|laughing|in the foot|over (?:this|these|the)|with (?:this|these|the) ))`,
  String.raw`\b(?:want|wanna|going|gonna|urges?|plan|planning|afraid|scared|thinking|thoughts?|thought|might|keep|feel like|tempted)\b[^.!?]{0,25}\b(?:hurt|harm|cut|hurting|harming|cutting) my ?self\b(?![^.!?]{0,15}\b(?:financ|legal|case|chance))`,
  String.raw`\bself[- ]harm`,
  String.raw`\b(?:end|ending|take|taking) my (?:own )?life\b${notProperty}`,
  String.raw`\b(?:want|wanna|going|gonna|ready|thinking|thought|might|could|just|feel)\b[^.!?]{0,12}\bend(?:ing)? it all\b`,
  String.raw`\bi(?: am|'m|'d| would| have| really| just| still| do| sometimes)* (?:want|wanted|wanna|wish|would like) (?:to )?(?:die|be dead)\b${notPlanned}`,
  String.raw`\bjust (?:want to|wanna) die\b`,
  String.raw`\b(?:wish|rather) (?:that )?i (?:was|were|could be) (?:dead|never born|not alive)|\bwish i (?:wasn'?t|was not|weren'?t) (?:here|alive)${ends}`,
  String.raw`\bi(?:'d| would) rather be dead\b|\bi(?:'d| would| am|'m)? (?:be )?better off dead\b`,
  String.raw`\b(?:everyone|everybody|they|family|world|kids|children|people) (?:\w+ ){0,3}better off without me\b(?! as)`,
  String.raw`\bi (?:really |just )?(?:don'?t|do not|no longer) (?:really )?want to (?:live|be alive|be here|exist|wake up)(?: any ?more| any longer| without (?:him|her|them|my \w+)| like this)?${ends}`,
  String.raw`\bi (?:just )?(?:can'?t|cannot|can not) (?:go on|keep going|live)(?: any ?more| any longer| without (?:him|her|them|my \w+)| like this)?${ends}`,
  String.raw`\b(?:no reason|nothing(?: left)?|no point|the point|point) (?:to live|to be alive|(?:in|of) living)\b(?! (?:in|at|there|here|with))`,
  String.raw`\blife (?:is not|isn'?t|is no longer|no longer seems) worth living\b`,
  String.raw`\bi(?:'?m| am| feel| was| have| had| get|'ve)(?: been| feeling| being| having| very| so| really| quite| a bit)* suicidal\b`,
  String.raw`\bfeeling suicidal\b|\bi (?:\w+ )?(?:attempted|tried) suicide\b`,
  String.raw`\b(?:commit|committing|considering|contemplating|planning|thoughts of|thinking (?:about|of)|want) suicide\b`,
  String.raw`\bi(?:'ve| have| am|'m)?(?: just| already)? (?:took|taken|taking|swallowed) (?:\w+ ){0,3}(?:bottle|handful|lot|many|all)(?: \w+){0,3} (?:pills|tablets|medication)\b`,
  String.raw`\bi(?:'ve| have| am|'m)?(?: just| already)? overdos(?:ed|ing)\b`,
  String.raw`\bbetter off (?:if|when|once) i(?:'m| am| was| were|'d)? ?(?:wasn'?t|weren'?t|not|gone|dead|no longer|never)\b`,
  String.raw`\b(?:go|going|gonna|ready|time) (?:to )?(?:be with|join) (?:him|her|them|my (?:late |sweet |dear )?(?:wife|husband|mom|mother|dad|father|son|daughter|baby|brother|sister|boy|girl))\b(?! (?:at|in (?:the )?(?:court|hospital|house|office)|when|while|for|on)\b)`,
  String.raw`\bi(?:'ll| will)? ?(?:won'?t|not|ain'?t going to|am not going to|'m not gonna) be (?:here|around|alive)(?: for)? (?:much longer|any ?more|after (?:this|tonight|today|tomorrow|the (?:week ?end|funeral))|tomorrow|by (?:then|tomorrow|monday))`,
  String.raw`(?:\bnot|n'?t|\bnever) (?:feel )?safe (?:with|around|by|from) my ?self\b|\b(?:scared|afraid) (?:of )?what i (?:might|may|will|could|am going to|'m going to) do\b(?! (?:about|with|if))`,
  String.raw`\b(?:plan|plans|planning|planned|ready|prepared|decided|going|gonna|thinking (?:of|about)|think about|thoughts of|dream of) (?:to die|on dying|dying)\b${notPlanned}`,
);

/** Someone who is alive speaks of it: the writer wants help for them. */
const others = any(
  String.raw`\b(?:wants?|threatens?|threatening|threatened|trying|going|talks?|talking|plans?|planning) (?:to |about |of )?(?:kill|killing|hurt|hurting|harm) ${pronoun}`,
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

/** Somebody is being hurt, threatened or needs an ambulance now. */
const danger = any(
  String.raw`\b(?:i'?m|i am|we'?re|we are|(?:she|he)(?:'s| is)|they(?:'re| are)) (?:\w+ )?in (?:\w+ )?danger\b(?! of)`,
  String.raw`\b(?:my|our|her|his|their) (?:life|lives) (?:is|are) in danger\b`,
  String.raw`\b(?:afraid|scared|fear|fearing) for (?:my|our|her|his|their) (?:life|lives|safety)\b${notProperty}`,
  String.raw`\b(?:don'?t|do not) feel safe (?:at home|here|in (?:my|our|the|this) (?:house|home)|around|with (?:him|her|them|my ${someone}))\b`,
  String.raw`\bthreat\w* to (?:kill|hurt|shoot|stab|beat|harm)\b(?! (?:my|our|the|his|her|this) (?:case|claim|credit|estate|chances|sale|deal|listing|offer|contract))`,
  String.raw`\bthreat\w* to burn\b|\b(?:is|are|keeps|keep) threatening (?:me|us)${ends}|\b(?:afraid|scared) of (?:him|her|them|my ${someone})${ends}`,
  String.raw`\b${someone}(?: \w+){0,2} (?:hit|hits|hitting|beats?|beating|punch\w*|chok\w*|strangl\w*|abuses|abusing|stabbed|raped) (?:me|us|my (?:kids|children))\b(?! (?:to|up|with (?:an? |the |more )?(?:\w+ )?(?:bill|fee|suit|lawsuit|tax|subpoena|charge|invoice|court)))`,
  String.raw`\b(?:pull|point|wav|aim)(?:s|ed|ing)? (?:a|his|her|the|their) (?:gun|knife|pistol|rifle) (?:at|on) (?:me|us|my|him|her)\b`,
  String.raw`\bi(?:'m| am|'ll| will)? (?:going to |gonna |want to |wanna |plan to )?kill (?:him|her|them|someone|somebody|everyone|my ${someone})\b(?!self|sel)`,
  String.raw`\b(?:will|'ll|going to|gonna|wants? to|trying to|tried to|says? he'?ll|says? she'?ll) (?:kill|shoot|stab|strangle|beat up) (?:me|us)\b(?! (?:with|if the (?:court|lawyer)))`,
  String.raw`\b(?:breaking|broke|breaks) in(?:to)?\b[^.?!]{0,40}\b(?:right )?now\b|\b(?:breaking|broke) in\b[^.?!]{0,30}\bi(?:'m| am)\b|\b(?:right )?now\b[^.?!]{0,25}\bbreaking in`,
  String.raw`\b(?:is not|isn'?t|'s not|stopped|has stopped) breathing\b(?! when)|\bis unconscious\b|\bwon'?t wake up\b|\bis having a (?:heart attack|stroke)\b`,
);

/** An older adult who is alive is being hurt, neglected or used. */
const elderHarm = any(
  String.raw`\belder(?:ly)? (?:abuse|neglect|exploitation)\b|\badult protective\b`,
  String.raw`(?:\b(?:abus|neglect|exploit|starv|hitt|beat|hurt|mistreat|harm|scamm|isolat)(?:es|ing|s)|\bhits) (?:(?:my|our|his|her|their|the|an?|own) ){0,2}(?:\w+ )?${relative}\b(?!'s)(?! to (?:the|court))`,
  String.raw`\b${relative} (?:is|are|'s) (?:\w+ )?being (?:abused|neglected|exploited|starved|scammed|hit|beaten|hurt|mistreated)\b`,
);
const kept = any(
  String.raw`\b(?:locks?|locking|locked|keeps?|shuts?) (?:me|her|him|${relative}|my ${relative}) (?:locked )?(?:up |inside |in (?:my|her|his|the|a) (?:\w+ )?(?:room|house|bedroom|basement|closet|garage))`,
  String.raw`\b(?:won'?t|will not|wouldn'?t|doesn'?t|never|refuses to) (?:let|feed|give) (?:me|her|him|(?:my )?${relative}) ?(?:eat|food|any food|sleep|leave|out|have (?:food|water|(?:her|his|my) (?:meds|medicine|pills|phone))|use the (?:phone|bathroom)|see (?:a|the|her|his|my) doctor|(?:her|his|my) (?:meds|medicine|pills)|anything to eat)`,
  String.raw`\b(?:takes?|taking|keeps?|cash(?:es|ing)) my (?:own )?(?:checks?|social security|pension|bank card|debit card)\b`,
  String.raw`\b(?:makes?|making|forc(?:es|ing)) (?:(?:my|our) )?${relative} (?:to )?sign\b`,
);
const stealing = any(
  String.raw`\b(?:steals?|stealing|takes?|taking) (?:money |cash |checks? |advantage )?(?:from|of) (?:my|our|his|her|their|the|an?) (?:\w+ )?${relative}\b(?!'s)`,
);
/** Where somebody has died, taking from "my mother" is most likely a question about her estate. */
const afterDeath = /\b(?:died|dies|dead|death|deceased|passed|late|estate|will|funeral|inherit\w*|executor|probate)\b/;

export type Distress = 'crisis' | 'danger' | 'elder-harm' | 'suicide-loss';

/** The most pressing need that a message shows, if any. Takes the words as typed. */
export function distressIn(message: string): Distress | undefined {
  const words = message
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
  if (own.test(words) || others.test(words)) return 'crisis';
  if (danger.test(words)) return 'danger';
  if (elderHarm.test(words) || kept.test(words) || (stealing.test(words) && !afterDeath.test(words)))
    return 'elder-harm';
  return loss.test(words) ? 'suicide-loss' : undefined;
}
