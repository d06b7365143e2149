// Messages that ask nothing about probate: a greeting, a word of thanks, a question about the site itself.
import { normalize, wordsOf } from '../normalize.ts';

const set = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

/** Words of greeting and thanks, and those that stand beside them. A message is one where it has nothing else. */
const greetings = set(
  'hi hello hey hiya howdy yo greetings morning mornin afternoon evening night day thanks thank thx ty bye goodbye sup cheers thnx lol appreciate appreciated helpful blessed bless lifesaver godsend',
);
const besideGreetings = set(
  'good gd great cool perfect ok okay so very much a lot for your the all help that this was is helped helps you u ya youve been kind god there here everyone folks anyone anybody have has had nice one how are r doing today whats up to meet and again it really just is on in i its got no',
);

const about = new RegExp(
  [
    String.raw`\b(?:are|r) (?:you|u|you guys|you people|you all|yall|y'all) (?:(?:just|really|actually|even|some|all|like|with|part of|from|kind of|an?|the|real|human|live|actual|licensed|ohio|probate|local|county) )*(?:lawyers?|attorneys?|robots?|bots?|ai|a\.i\.|chat ?gpt|gpt|humans?|persons?|people|machines?|computers?|judges?|clerks?|realtors?|agents?|court|courthouse|government|county|state|scam\w*|legit\w*|free|real|there|alive|law firm|company)\b`,
    String.raw`\bam i (?:talking|chatting|typing|speaking|writing) (?:to|with)\b`,
    String.raw`\b(?:is|does|do) (?:this|there|that|it|anyone|anybody|someone|somebody) (?:(?:a|an|really|actually|some|just|kind|of|even|the|real|live|human|actual) )*(?:real person|person|people|human|robot|bot|ai|machine|computer|automated|typing|reading this|scam|legit|legal site|law firm|free|confidential|private|official|government|court(?:'s)? (?:site|website|page))\b`,
    String.raw`\bwho (?:are (?:you|u)|r u|runs? (?:this|the site)|owns? (?:this|the site|your)|made (?:this|you)|built (?:this|you)|wrote (?:this|these|all this)|is behind (?:this|the site)|am i talking|answers? (?:me|this|these|my questions?)|pays? (?:you|for this))\b`,
    String.raw`\bwhat (?:are you|r u)\b(?! (?:supposed|allowed|entitled|going|doing (?:about|with)))|\bwhat is this (?:site|website|page|chat|thing)\b|\bwhat can you (?:do|help)\b|\bwhat do you (?:do|know|offer)\b|\bhow (?:do|does) (?:you|this|it|this site|the site|this thing) work\?*$`,
    String.raw`\b(?:complain\w*|complaint) (?:to )?(?:about|against|on) (?:you|this (?:site|website))\b|^(?:please )?(?:unsubscribe|stop (?:e-?mailing|calling|texting) me|(?:take|remove) (?:me|my \w+(?: \w+)?) (?:off|from) (?:of )?(?:your|the|this) list)\b`,
    String.raw`\bwhat'?s the catch\b|\bhow do (?:you|u|yall) (?:make|get) (?:money|paid)\b`,
    String.raw`\b(?:does|do|will) (?:this|you|it|the site|this site|it) (?:cost|charge)(?: me| anything| money| us)*\b|\bis (?:this|it|the (?:site|guide|chat)) (?:really |actually |totally )?free\b`,
    String.raw`\b(?:sell|share|give|keep|save|store|record|track|spam|leak|do (?:you |they )?with) (?:my|our|the|peoples?) (?:\w+ )?(?:info\w*|data|details|name|number|email|e-mail|questions?|address|phone|chats?|stuff i type)\b|\bwhat happens (?:to|with) (?:my|the) (?:info\w*|data|details|number|email|phone|question)\b|\b(?:phone number|email|number|name) in (?:the|this|your) (?:form|box)\b`,
    String.raw`\bwhere (?:did|do|does) (?:you|u|these|this|your|all this|the) (?:\w+ ){0,3}(?:get|come|numbers|figures|information|info)\b|\bcan i trust (?:this|you|these|them|the)\b|\bhow (?:reliable|accurate|old|current|up to date) (?:is|are) (?:this|these|your|the (?:info|numbers|figures|site))\b`,
  ].join('|'),
);

const thanks =
  /\b(?:thanks?|thank you|thn?x|ty|(?:good ?)?bye|good ?night|ok|okay|great|cool|nice|perfect|got it|appreciate\w*|helpful|lifesaver|godsend|bless you|god bless)\b/i;

/** Words that carry no subject of their own: alone, or together, they leave open what is asked. */
const vague = set(`
  help what whats now next ok okay so but and why how house home money court paper papers the a an it
  this that thing things stuff do does can could should i we he she they you me my is are was say says said no
  yes not to have has need please pls im question questions got one dont know where when who which idk confused
  lost stuck um umm uh uhh hm hmm test testing asking info information more anything something go get start on
  in of for about really with must gotta tell told want wants there then if or ohio bank dad mom problem
  issue trouble situation family everything wrong happened continue explain again same else other any be at all
  out up just like doing supposed mean means work works did didnt
`);

/** Words of anger at the box, and those that stand beside them. */
const angry = set(
  'fuck fucking fuckin fck fuk fu damn stupid dumb idiot useless worthless suck sucks crap hate shit bullshit wtf hell screw',
);
const besideAngry = set(
  'f shut up you u your this that it is are r so the a an thing bot box site off i totally really what piece of',
);

/** The message has some of these words, and nothing else but those that stand beside them. */
function consistsOf(message: string, telling: Set<string>, beside: Set<string>): boolean {
  const words = wordsOf(message);
  return words.some((word) => telling.has(word)) && words.every((word) => telling.has(word) || beside.has(word));
}

/** The whole message is a greeting or a word of thanks. */
export const isGreeting = (message: string): boolean => consistsOf(message, greetings, besideGreetings);

/** A greeting that says thanks or goodbye. */
export const isThanks = (message: string): boolean => thanks.test(message);

/** The message ends in thanks or a goodbye. */
export const saysGoodbye = (message: string): boolean =>
  /\b(?:thanks?(?: you)?(?: (?:so much|again))?|god bless(?: you)?|(?:good ?)?bye(?: now)?)\W*$/.test(
    normalize(message),
  );

/** The message asks about the site, its people or what it does with what is typed. */
export const isAboutUs = (message: string): boolean => about.test(normalize(message));

const ourPay =
  /\b(?:whats|what's|what|how (?:much|expensive)) (?:(?:is|are|do|does|would|for) )*(?:your|ur) (?:own |services? |listing |agent )?(?:services?|fees?|rates?|prices?|pricing|charges?|commission)\b|^(?:your|ur) (?:fees?|rates?|prices?|commission)\W*$|\b(?:what|how much) (?:do|would|will) (?:you|yall|u) charge\b|\bhow much commission (?:do|would|will) (?:you|yall|u) (?:take|get|make)\b|^(?:how do you get paid|what do you get out of (?:this|it))\W*$/;

/** The message asks what we cost, or how we are paid. */
export const asksOurPay = (message: string): boolean => ourPay.test(normalize(message));

/** The message is angry and asks nothing. */
export const isAngry = (message: string): boolean => consistsOf(message, angry, besideAngry);

/** Longest message of small words that leaves open what is asked. */
const vagueWords = 9;

/** The message leaves open what is asked: nothing but small words, a single letter, or no word at all. */
export function isVague(message: string): boolean {
  const words = wordsOf(message);
  const asks = /\b(?:when|who|where|how)\b.*\b(?:money|house|home|court|bank|papers?)\b/i.test(message);
  return !asks && words.length <= vagueWords && (words.join('').length < 2 || words.every((word) => vague.has(word)));
}
