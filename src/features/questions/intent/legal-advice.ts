// Questions that ask the site to decide, foretell or do something in a person's own case. Only an attorney, the court
// or the person can (R.C. 4705.07: who is not an attorney may not give legal advice).
import { normalize } from '../normalize.ts';

const decide = [
  // "What should I bring?" asks for a list; "should I sell?" asks for a decision.
  String.raw`(?<!\b(?:what|where|when|who|how (?:many|much|often|long))\b(?: \w+){0,4} )\b(?:should|shouldn'?t|shud|shoud) (?:i|we|my \w+|he|she|they)\b`,
  String.raw`\bwhat should (?:i|we) do\b(?! (?:first|while|when|after|if|about|with|now|next))`,
  String.raw`\b(?:which|what) (?:form|forms|one|way|route|option|process|procedure|method|kind of probate|type of probate|paper|papers|number)s? (?:do|does|should|would|must|am|is best for|is right for|applies to|fits) (?:i|we|my|me|us|our|he|she)\b`,
  String.raw`\b(?:do|does|would|will|can) (?:i|we|my \w+|our \w+|his|her|moms?|dads?|the|this)(?: \w+){0,4} (?:qualify|be eligible|count as small|meet the)\b|\bam i eligible\b`,
  String.raw`\b(?:what would you|what do you (?:say|think|recommend|suggest|advise)|what'?s your (?:advice|opinion)|do you think|in your opinion|your advice|you recommend|would you (?:sell|keep|sign|take|hire|file|accept)|just (?:pick|choose|tell me)|pick one|(?:^|[.,;!?] ?|please |just )tell me (?:if|whether|what (?:to (?:do|file|sign)|form)|which)|advise me|decide for)\b`,
  String.raw`(?<!\b(?:how|where|when|what) )\b(?:ought|must|do|does|did|need) (?:i|we|she|he) (?:really |even |still )?(?:ought |have |need )?(?:to )?(?:sign|accept|disclaim|refuse|agree|sell|waive)\b|\b(?:i|we|he|she|they) ought to\b|\bcan (?:they|he|she|my \w+) make (?:me|us) (?:sell|sign|pay|move|leave)\b`,
  String.raw`\b(?:am i|are we|would (?:i|we) be|is (?:he|she)) better off\b(?! without me)|\bhelp (?:me|us) (?:choose|decide|pick)\b`,
  String.raw`\bif you had to (?:guess|choose|pick)\b|\b(?:likelihood|odds|chances?) (?:that|of|the|are)\b|\bwill the (?:judge|court|magistrate) (?:side|rule|let|give|pick|believe|remove|approve|agree|deny)\b|\b(?:could|can|will|would) (?:the executor|he|she|my \w+) go to (?:jail|prison)\b|\bwho(?:'?s| is) (?:right|wrong)\b`,
  String.raw`\bwould (?:it|this|that) be (?:smart|ok|okay|wise|legal|safe|better|best|a good idea)\b|\bif (?:it|this) (?:was|were) your (?:mom|dad|mother|father|family|house)\b`,
  String.raw`(?<!\bhow (?:do|does|is|would|can) (?:you|they|i|we|one|the court) )\b(?:calculate|compute|figure out|work out|add up) (?:the|my|our|what|how much)\b|\bwhich (?:box|line|blank) do (?:i|we)\b`,
  String.raw`\b(?:write|draft|make) (?:me|us) (?:an?|the|my) \w+|\b(?:forge|forging|backdate|backdating)\b|\b(?:hide|hiding) (?:\w+ ){0,4}from (?:the |my |his |her )?(?:creditors|court|medicaid|state|heirs?|sisters?|brothers?|siblings?|irs)\b|\bhow (?:do|can|could|would) (?:i|we) get around\b`,
  String.raw`\b(?:hypothetically|asking for a friend|a friend of mine|let'?s say)\b[^?]*\b(?:should|which form|can (?:my|the|that) friend|would (?:he|she|they|that someone) (?:win|qualify|file))\b|(?<!\b(?:what|when|how|where|who) )\bshould (?:bob|the executor|the wife|the widow|my friend|that someone)\b`,
  String.raw`\byes or no\b|\byes\/no\b`,
  String.raw`\bis it (?:safe|ok|okay|smart|wise|better|best|worth it|a good idea|legal|fair|too risky) (?:for (?:me|us) )?(?:to|if (?:i|we)|that)\b(?! (?:wait|mail))`,
  String.raw`\bam i (?:allowed|entitled|liable|responsible|legally|personally|the legal|his legal|her legal|an heir|his heir|her heir|in trouble|going to|gonna|getting|breaking|stuck|right|wrong)\b(?! (?:with the bill|if i do))|\bare we (?:allowed|entitled|liable|responsible|in trouble|going to (?:get|lose|win))\b`,
  String.raw`\b(?:would|will|could|can|do|did) (?:i|we) (?:win|lose|get away|get in trouble|go to jail|have a (?:case|chance|claim|shot))\b|\b(?:my|our) (?:chances?|odds)\b`,
  String.raw`\bhow much (?:\w+ ){0,3}(?:will|do|would|am|are|should|can) (?:i|we) (?:\w+ ){0,3}(?:inherit|get|receive|owe|take|have coming|end up)\b|\bwhat(?:'s| is) my (?:share|part|cut)\b|\b(?:will|do|would) i (?:personally |still |even )?(?:inherit|get (?:the house|half|everything|anything|my share))\b`,
  String.raw`\b(?:can|could|will|would) (?:you|u|yall|someone there) (?:please |just |maybe )?(?:fill|write|file|draft|do (?:it|this|my|the)|prepare|represent|review|check|look (?:at|over)|read (?:over|my)|go over|sign|handle|take (?:my|the) case|figure|calculate|tell me if(?!.*\b(?:got|gotten|received|arrived)\b)|decide|pick|choose|be my|send (?:it|this) to the (?:court|judge)|submit|complete|call the (?:court|lawyer|judge))\b|\b(?:write|draft|fill (?:out|in)|prepare|make) (?:\w+ ){0,3}(?:letter|form|motion|application|will|email|inventory|account)s?(?: \w+){0,4} for (?:me|us)\b`,
  String.raw`\bwhat (?:do|should) i (?:put|write|enter|say|check) (?:on|in|for|at|to)\b|\bline \d+\b|\bbox \d+\b`,
  String.raw`\bdoes that mean (?:i|me|we|my)\b|\bmean me\b`,
  String.raw`\bis (?:it|this|that|his|her|my|the|our) (?:\w+ ){0,3}(?:will|deed|napkin|signature|trust|contract) (?:legal|valid|any good|legit|binding|fake)\b|\bis (?:it|this|that) (?:legal|valid|binding|legit)\b`,
  String.raw`\bis (?:my|his|her|our) (?:\w+ )?(?:brother|sister|stepmom|stepmother|stepdad|aunt|uncle|cousin|executor|son|daughter|nephew|niece|attorney|lawyer|stepbrother|stepsister) (?:stealing|cheating|lying|breaking|doing (?:something )?(?:wrong|illegal)|ripping|allowed|committing|hiding|guilty)\b`,
  String.raw`\bcan (?:i|we) (?:sue|press charges|force|beat|win)\b|\b(?:can|could) i (?:legally|personally|just) (?:keep|take|sell|move|use|stop|throw|change)\b`,
  String.raw`\bdo (?:i|we) (?:personally|really|actually|legally) (?:have to|need to|owe)\b`,
  String.raw`\b(?:in|for) my (?:own )?(?:case|situation)\b|\bmy case\b(?! (?:is|no|num|#|was filed|number))`,
  String.raw`\b(?:should|would) (?:it be|you)\b[^.?!]*\bmy\b`,
];
const asksForDecision = new RegExp(decide.join('|'));

/** The message wants a decision, a forecast or work in the writer's own case. */
export const asksForLegalAdvice = (message: string): boolean => asksForDecision.test(normalize(message));
