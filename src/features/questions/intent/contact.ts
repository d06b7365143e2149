// Messages that ask how to reach us: our number, mail, hours or office, a person to talk to, a call back.
import { normalize } from '../normalize.ts';
import type { Query } from '../search/query.ts';

const you = '(?:(?:you|u)(?: (?:guys|people|all))?|yall)';
const yours = '(?:your|ur|you guys|yalls)';
const someone = `(?:(?:an? |some )?(?:(?:real|actual|live|living|human) )*(?:person|people|human(?: being)?|representative)|(?:someone|somebody|anyone|anybody)(?: real)?|(?:the|your|an) agent)`;
/** Whatever it is asked of, this is ours alone. */
const named =
  '(?:(?:tele)?phone number|e ?mail(?: address)?|(?:office|business) hours|contact(?: (?:us|you|info|information|details?|number|page|form))?)';
/** A number or an address may be anybody's: it is ours where it is called so. */
const ours = `(?:${named}|(?:(?:tele)?phone|contact|cell|office)? ?(?:number|phone)|(?:(?:opening|phone|working) )?hours|(?:(?:mailing|street|office) )?address|office|location)`;
const wants =
  '(?:(?:can|could|may|how do|how can|how could|how would) (?:i|we)|how to|(?:i|we) (?:want|need|would like|would rather|have)(?: to)?|(?:id|wed) (?:like to|rather)|wanna|i wanna|let me|is there a way to)';
const asks = `(?:whats?|what (?:is|are|r)|wheres?|where (?:is|are)|(?:can|could|may) i (?:get|have)|(?:can|could|will) (?:you|u) (?:give|send|tell) me|(?:i )?(?:need|want)|give me|send me|tell me|how (?:do|can) i (?:find|get)|where (?:do|can) i (?:find|get))`;
const reach =
  '(?:call|phone|text|e ?mail|message|contact|reach|write(?: to)?|meet(?: with)?|visit|get (?:a )?hold of|get in (?:touch|contact) with|(?:talk|speak|chat) (?:to|with))';
const days =
  '(?:weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|evenings?|nights?|late|holidays?)';
const use = `(?: (?:(?:where |that )?i can (?:call|reach|use)(?: ${you})?(?: at| on)?|to (?:call|reach)(?: ${you})?|for (?:${you}|this site)|located))?`;

/** Collectors call, too. */
const debts = String.raw`\b(?:debts?|bills?|loans?|collect\w*|owed?|owes)\b`;
/** What a call is about, unless that is another's matter, or a question by itself. */
const ofOurs = String.raw`(?!.*\b(?:lawyers?|attorneys?|courts?|clerks?|banks?|how|what|who|which|where|should|do i)\b)(?!.*${debts}).*`;

const whole = (...forms: string[]): RegExp => new RegExp(`^(?:${forms.join('|')})$`);
/** Each is a whole message: "can I talk to a person at the court" and "contact the heirs" are questions. */
const ofUs = whole(
  `(?:${asks} )?${yours} ${ours}(?: (?:and|or) (?:${yours} )?${ours})?${use}`,
  `(?:do|does) ${you} have (?:an? |any )?${ours}(?: (?:and|or) (?:an? )?${ours})?${use}`,
  `(?:${wants} )?${reach} (?:${you}|${yours} office)`,
  `(?:${wants} )?(?:talk|speak|chat) (?:to|with) ${someone}`,
  `how (?:do|can) (?:i|we) (?:call|reach|contact|get) ${someone}`,
  `is there ${someone}(?: (?:here|there))? (?:(?:that )?(?:i|we) can|to) (?:call|(?:talk|speak) (?:to|with))`,
  `give me ${someone}`,
  `(?:(?:can|could|will|would) (?:${you}|${someone})(?: (?:there|here))? |(?:can|could|would) (?:you|u) (?:ask|have|get) ${someone} (?:to )?|have ${someone} |some(?:one|body) )?(?:call|phone|ring|text|e ?mail|contact) me(?: back)?(?: (?:at|on|after|before|around|about|regarding|tomorrow|tonight|this|in the|when|evenings|i)\\b${ofOurs})?`,
  `(?:${wants} (?:get |have |request )?|request )?(?:a )?(?:call ?back|phone call)`,
  `(?:are|r) ${you} open(?: (?:(?:on|in|the|this|at) )*${days})?`,
  `(?:when|what (?:time|times|hours|days)) (?:are|r|do) ${you} (?:open|close|available|answer the phone)`,
  `where (?:are|r) ${you} (?:located|based)`,
  `my (?:name|(?:(?:tele)?phone |cell )?number|e ?mail)(?: address)? (?:is )?(?:(?!\\b(?:lawyers?|attorneys?|courts?|banks?|how|what|who)\\b).)*(?:call|contact|text|e ?mail)(?: me)?(?: back)?`,
  `(?:${wants} )?(?:come|stop|walk|drop) (?:in|by|in to|into|to|by) ${yours} office`,
);
/** Ours too, but where they follow on what was said of an office: there they may ask for its own. */
const ofAnyOffice = whole(
  `(?:(?:${asks}|is there) )?(?:(?:an?|the|any) )?${named}(?: (?:and|or) (?:an? )?${named})?${use}`,
  `is there (?:a|any) (?:number|phone)${use}`,
);
const anOffice =
  /\b(?:courts?|courthouse|clerks?|count(?:y|ies)|judge|magistrate|banks?|social security|medicaid|medicare|irs|va|office|agency|department|insur\w+|compan(?:y|ies)|funeral|hospital|lawyers?|attorneys?|employer|pension)\b/;
const ofDebts = new RegExp(debts);

const before = /^(?:(?:hi|hello|hey|ok|okay|yes|no|so|and|but|sorry|excuse me|thanks|thank you) )+/;
const after =
  /(?: (?:thanks|thank you|now|right now|asap|today|directly|instead|again|there|back|on the phone|over the phone|by phone|in person))+$/;

/** Somewhere in a message that may say more: a person is asked for, or a call, or the box is given up. */
const aPerson =
  /\b(?:this (?:thing|bot|box|site|chat)?|you) ?(?:isnt|is not|arent|are not|not) (?:even |really )?helping\b|\b(?:talk|speak|chat) (?:to|with) (?:a |an |some )?(?:real |actual |live |human )*(?:person|human|someone real|somebody real|people)\b|\b(?:can|could) (?:someone|somebody|a person|you) call me\b/;

/** The message asks how to reach us, or for a person of ours. A telephone number that it leaves does not count. */
export function asksForContact({ question, history: said }: Query): boolean {
  const words = normalize(question)
    .replace(/'/g, '')
    .replace(/[^\p{L}]+|\b(?:please|pls|plz|just|really)\b/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (aPerson.test(words) && !anOffice.test(words) && !ofDebts.test(words)) return true;
  const text = words.replace(before, '').replace(after, '');
  return ofUs.test(text) || (ofAnyOffice.test(text) && !anOffice.test(normalize(said)));
}
