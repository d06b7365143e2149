// What families say, and the court's words for it. The court's words join the question; they never replace it.
import { normalize } from '../normalize.ts';

const layWords: [said: RegExp, means: string][] = [
  [
    /\b(?:in charge|over (?:the|his|her|my \w+|our \w+) (?:estate|will|things)|run(?:s|ning)? (?:the|this|his|her) (?:estate|thing)|handl(?:es?|ing) (?:the|his|her|my \w+) (?:estate|affairs|everything)|personal rep\w*|takes? care of the estate|put me down)\b/,
    'executor administrator appointed',
  ],
  [
    /\b(?:(?:letters?|papers?|documents?)\b[^.?!]{0,30}\b(?:in charge|from the (?:judge|court)|judge|authority|act for)|letters testamentary|proves? (?:im|i'm|i am) (?:in charge|the executor))\b/,
    'letters authority',
  ],
  [
    /\b(?:house|mortgage) (?:payments?|note)|loan on (?:the|his|her|a) (?:house|home|place)|still owes? on (?:the|his|her) (?:house|home)|reverse mortgage|underwater/,
    'mortgage house lender',
  ],
  [
    /\b(?:quick|quicker|short|shorter|easy|easier|simple|simpler|fast|faster|small|cheap) (?:way|route|version|process|court|one|estate|probate|form)\b|\bcut ?off\b|\bshort ?cut\b/,
    'small estate release administration simplified limit',
  ],
  [
    /\b(?:list of (?:everything|what|all|the (?:stuff|things))|list everything|what (?:he|she|they) owned)\b/,
    'inventory',
  ],
  [
    /\b(?:money in(?: and)?,? (?:and )?money out|report to the (?:court|judge)|final report|last report|money report)\b/,
    'account fiduciary',
  ],
  [/\b(?:lay down|put down|up ?front|at the counter|to file|filing)\b/, 'deposit filing'],
  [
    /\b(?:bill collectors?|medical bills?|hospital bills?|credit cards?|visa|mastercard|owed? more|bills? (?:he|she|they) left)\b/,
    'creditor claim debts',
  ],
  [
    /\b(?:name (?:off|on|changed)|put (?:it |the house |the deed )?in (?:my|our|his|her) names?|into (?:my|our) names?|change the deed|off the deed|transfer the (?:house|deed|title))\b/,
    'certificate transfer title deed house',
  ],
  [
    /\b(?:nothing (?:in writing|on paper|written)|never (?:wrote|made|did) (?:one|a will|anything)|didn'?t (?:write|make|have|leave) (?:one|a will|any)|no (?:testament|papers|will)|without a will|dying without)\b/,
    'intestate no testament who inherits',
  ],
  [
    /\b(?:gets? what|who gets|who takes|my share|our share|my cut|how is it (?:split|divided)|split (?:up|it|between|the)|cut (?:that|it) up|divide[ds]?)\b/,
    'inherit share',
  ],
  [
    /\b(?:put(?:ting)? (?:it |the house |moms? place |his place )?on the market|list(?:ing)? the house|unload|get rid of the house|we buy houses|cash (?:offer|buyer)s?)\b/,
    'sell house sale',
  ],
  [/\b(?:extra time|more time|extension|late|forgot|missed|past due|overdue|too late)\b/, 'deadline extension missed'],
  [/\b(?:debit card|checking|savings|atm|bank account|credit union|direct deposit)\b/, 'bank account'],
  [/\b(?:poa|power of att?orn?e?y)\b/, 'power attorney'],
  [
    /\btod\b|\bwithout (?:going (?:to|through)|the|any) court\b|\bskip (?:court|probate|the judge)\b|\bgo(?:es)? straight to\b/,
    'transfer on death avoid probate',
  ],
  [/\bpod\b|\bpayable to\b/, 'payable death account'],
  [
    /\b(?:out[- ]of[- ]state|far away|another state|fly(?:ing)? (?:up|in|back|there|out|to)|long distance|\d+ miles)\b/,
    'outside ohio executor distance',
  ],
  [
    /\b(?:won'?t|will not|wont|refuses? to|not) (?:move|get|leave) ?(?:out)?\b|\bsquat\w*|\bevict\w*|\bkick (?:him|her|them|out)\b/,
    'move out house sibling',
  ],
  [
    /\b(?:won'?t|wont|will not|doesn'?t|doesnt|never) (?:tell|answer|talk|return|show|respond|call)\w*\b|\b(?:told|tells|shows?|showed) (?:us|me) nothing\b|\b(?:required|have) to (?:tell|show) (?:us|me|the heirs)\b|\bghosting\b|\bkeep\w* (?:us|me) in the dark\b/,
    'executor not tell information',
  ],
  [
    /\b(?:kick|throw|get|move)\w* (?:somebody|someone|him|her|them|my \w+)? ?out\b|\b(?:won'?t|wont|doesn'?t) pay (?:any )?rent\b/,
    'will not move out house',
  ],
  [
    /\b(?:kick|throw|get|take|remove)\w* (?:somebody|someone|him|her|them|my \w+)? ?(?:off|removed)\b/,
    'remove executor',
  ],
  [
    /\b(?:get out of (?:it|that|this|being)|don'?t want (?:it|to (?:do|be))|say no|turn it down|step down|quit|decline)\b/,
    'decline executor',
  ],
  [/\b(?:nursing home|medicaid|medicare|state (?:take|took|want)|pay back the state)\b/, 'medicaid estate recovery'],
  [
    /\b(?:sitting empty|nobody (?:is )?(?:lives?|living) (?:there|in it)|vacant|winteri[sz]e|pipes|utilities|lawn|grass|locks?)\b/,
    'empty house insurance upkeep',
  ],
  [
    /\b(?:what(?:'s| is|s) it worth|how much is (?:it|the house) worth|market analysis|comps|zillow|value of)\b/,
    'appraisal value',
  ],
  [/\b(?:buried|burial|cremat\w*|casket|funeral home|headstone)\b/, 'funeral'],
  [
    /\b(?:girlfriend|boyfriend|living together|lived together|common law|never married|not married)\b/,
    'unmarried partner ceremonial marriage spouse',
  ],
  [
    /\b(?:clean(?:ing)? (?:it |the house |everything )?out|go(?:ing)? through (?:her|his|their|moms|dads) (?:things|stuff|closet|room)|declutter|estate sale|dumpster)\b/,
    'sorting house belongings room',
  ],
  [/\b(?:fix(?:er)?|repairs?|as[- ]is)\b/, 'repairs sell house'],
  [
    /\b(?:refund|found (?:another|more)|turned up|later on|after (?:it|we) closed|closed)\b/,
    'found later after closed reopen',
  ],
  [/\b(?:how many|copies|certified)\b/, 'copies certified'],
  [/\b(?:get paid|paid for doing|compensation|percent\w*|cut for)\b/, 'commission executor paid'],
  [
    /\b(?:kids from (?:his|her|a|the) first|first marriage|second (?:wife|husband|marriage)|remarried|blended|from before|(?:is|was|are)(?: not|n'?t) (?:our|my|their|her|his) (?:real )?(?:dad|father|mom|mother|kids|children))\b/,
    'stepchildren spouse second marriage children not spouse',
  ],
  [
    /\b(?:brothers?|sisters?|siblings?) (?:and i |are |is |keep |kept |won'?t |all )?(?:fight|argu|disagree|not agree|fuss)\w*\b/,
    'siblings disagree agree',
  ],
  [
    /\b(?:get|gets|be|been|being) (?:told|notified|informed|a (?:letter|notice))\b|\bhas to know\b|\blet (?:everyone|everybody|them|people|the family) know\b/,
    'notice notify heirs',
  ],
  [/\buncle sam\b|\btax ?man\b|\brefund\b/, 'tax return'],
  [
    /\b(?:no thanks|turn(?:ed)? (?:it|that|this|them|my share) down|refuse|give up my share|don'?t want (?:it|(?:the|my|any|his|her) (?:house|money|inheritance|share|part)))\b/,
    'refuse disclaimer inheritance',
  ],
  [
    /\b(?:leak\w*|plumber|burst|flood\w*|frozen pipe\w*|water (?:is )?(?:coming|running))\b/,
    'empty house water heat care',
  ],
  [/\b(?:appt|appointments?|walk (?:right )?in|drop in|office hours)\b/, 'call court before visit clerk'],
  [/\b(?:online|on ?line|computer|look(?:ed)? (?:it |him |her )?up|website)\b/, 'search case online record'],
  [/\b(?:keep an eye|look in on|check (?:up )?on|watch over|house ?sit\w*)\b/, 'look after check house'],
  [/\b(?:fair(?:ly)?|even(?:ly)?|without (?:a |world )?(?:fight\w*|war))\b/, 'share fairly agree'],
  [/\b(?:nursing home|on the state|state'?s dime|the state paid)\b/, 'medicaid recovery state claim'],
  [/\b(?:foreclos\w*|behind on|missed payments?)\b/, 'mortgage lender payments missed'],
  [
    /\b(?:signs? off on (?:me|him|her|us)|puts? (?:me|him|her) in charge|gets? (?:me|him|her) approved)\b/,
    'appointed executor',
  ],
  [
    /\b(?:do|doing|handle|file|filing|go|settle|manage|probate)\b[^.?!]{0,30}\b(?:alone|my ?self|our ?selves|(?:on|by) (?:my|our) own)\b|\bdiy\b/,
    'without lawyer attorney required',
  ],
  [/\b(?:numbers?|figures?) (?:from|come)\b|\bsays? different\b/, 'figures source'],
  [
    /\b(?:has|had|with|there'?s|there is|left) (?:absolutely )?(?:nobody|no one|no (?:family|relatives?|kin|heirs?))\b|\bno (?:family|relatives|living relatives|heirs)\b/,
    'no relatives heirs state takes stepchildren next in line',
  ],
  [
    /\b(?:got|get|received?) an? (?:\w+ )?(?:calls?|texts?|emails?|letters?)\b.*\b(?:money|fee|pay|send|wire|\$?\d+)\b|\b(?:send|wire|pay)\b.{0,30}\b(?:first|up ?front|gift cards?|bitcoin)\b|\bgift cards?\b/,
    'scam fraud letters pressure',
  ],
  [/\b(?:video|voice ?mail|recording|recorded|text message|tape)\b/, 'will valid written signed witnesses'],
  [
    /\bcustody\b|\b(?:raise|take) (?:the|her|his|my \w+'?s?) (?:kids?|children|baby)\b/,
    'who takes care of the children guardian',
  ],
  [
    /\bpartition\b|\bforce (?:a|the|me|us|him|her) (?:sale|to sell|into selling)\b/,
    'several people inherit same house',
  ],
  [/\b(?:lost|forgotten|missing|old|hidden) (?:money|accounts?|savings|insurance|polic(?:y|ies))\b/, 'unclaimed funds'],
  [
    /\b\d+ ?(?:%|percent)\b.*\bheirs?\b|\bheirs?\b.*\b\d+ ?(?:%|percent)\b|\bheir (?:hunter|search|tracer|locator)\w*\b/,
    'heir finder letter real',
  ],
  [
    /\b(?:is probate|public|private|neighbou?rs?|nosy|newspaper)\b.*\b(?:see|public|look|read|record|find out)\b/,
    'court files public record',
  ],
  [
    /\bgrief (?:group|support|counsel)\w*|\bgroups? for grief\b|\bcounsel(?:ing|or)\b|\bsomeone to talk to\b/,
    'who listens too much grief',
  ],
  [/\b(?:va|v\.a\.)\b|\bfolded flag\b|\bmilitary (?:honors|funeral|burial)\b/, 'veterans office burial'],
];

/** The court's words for what a question says in plain ones; empty where there are none. */
export function courtWords(question: string): string {
  const words = normalize(question);
  return layWords
    .filter(([pattern]) => pattern.test(words))
    .map(([, means]) => means)
    .join(' ');
}
