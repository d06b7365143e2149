// Messages that ask nothing about probate: a greeting, a word of thanks, a question about the site itself.

const greeting =
  /^(?:(?:hi|hello|hey|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day|night)|morning|evening|thanks?|thank you|thn?x|ty|lol|nice|got it|no thanks|bye|goodbye|good bye|ok|okay|great|cool|perfect|so much|very much|a lot|for (?:your|the|all) help|for that|that helped|that was helpful|you(?:'ve| have)? (?:been |were )?(?:very |so )?(?:helpful|kind)|god bless|bless you|there|everyone|have a (?:good|nice|great|blessed) (?:day|one|night|evening)|how are (?:you|u)(?: doing)?(?: today)?|whats up|what's up|sup|nice to meet you|much appreciated|appreciate it|that helps|helpful|and|you|u|again|all)[\s,.!?]*)+$/;

const about = new RegExp(
  [
    String.raw`\b(?:are|r) (?:you|u|you guys|you people|you all|yall|y'all) (?:(?:just|really|actually|even|some|all|like|with|part of|from|kind of|an?|the|real|human|live|actual|licensed|ohio|probate|local|county) )*(?:lawyers?|attorneys?|robots?|bots?|ai|a\.i\.|chat ?gpt|gpt|humans?|persons?|people|machines?|computers?|judges?|clerks?|realtors?|agents?|court|courthouse|government|county|state|scam\w*|legit\w*|free|real|there|alive|law firm|company)\b`,
    String.raw`\bam i (?:talking|chatting|typing|speaking|writing) (?:to|with)\b`,
    String.raw`\b(?:is|does|do) (?:this|there|that|it|anyone|anybody|someone|somebody) (?:(?:a|an|really|actually|some|just|kind|of|even|the|real|live|human|actual) )*(?:real person|person|people|human|robot|bot|ai|machine|computer|automated|typing|reading this|scam|legit|legal site|law firm|free|confidential|private|official|government|court(?:'s)? (?:site|website|page))\b`,
    String.raw`\bwho (?:are (?:you|u)|r u|runs? (?:this|the site)|owns? (?:this|the site|your)|made (?:this|you)|built (?:this|you)|wrote (?:this|these|all this)|is behind (?:this|the site)|am i talking|answers? (?:me|this|these|my questions?)|pays? (?:you|for this))\b`,
    String.raw`\bwhat (?:are you|r u)\b(?! (?:supposed|allowed|entitled|going|doing (?:about|with)))|\bwhat is this (?:site|website|page|chat|thing)\b|\bwhat can you (?:do|help)\b|\bwhat do you (?:do|know|offer|charge|get out of)\b|\bhow (?:do|does) (?:you|this|it|this site|the site|this thing) work\?*$`,
    String.raw`\b(?:make|earn|get) (?:your |any |ur )?(?:money|paid) (?:off|from|on|out of|with|doing) (?:of )?(?:this|me|us|it)\b|\bwhat'?s the catch\b|\bwhats in it for you\b|\bhow do (?:you|u|yall) (?:make|get) (?:money|paid)\b`,
    String.raw`\b(?:does|do|will) (?:this|you|it|the site|this site|it) (?:cost|charge)(?: me| anything| money| us)*\b|\b(?:send|charge|bill) (?:me|us) (?:a |the |for )?(?:bill|this|it|asking|using)\b|\bis (?:this|it|the (?:site|guide|chat)) (?:really |actually |totally )?free\b`,
    String.raw`\b(?:sell|share|give|keep|save|store|record|track|spam|leak|do (?:you |they )?with) (?:my|our|the|peoples?) (?:\w+ )?(?:info\w*|data|details|name|number|email|e-mail|questions?|address|phone|chats?|stuff i type)\b|\b(?:my|our) (?:info\w*|data|details|phone number|email|question|number)(?: \w+){0,8} (?:private|safe|secret|confidential|what happens|where does)\b|\bwhat happens (?:to|with) (?:my|the) (?:info\w*|data|details|number|email|phone|question)\b|\b(?:phone number|email|number|name) in (?:the|this|your) (?:form|box)\b|\b(?:can|does|do|will) (?:anyone|anybody|someone|other people|people|you|they) (?:else )?(?:see|read) (?:what|this|my (?:question|message)s?)\b`,
    String.raw`\bwhere (?:did|do|does) (?:you|u|these|this|your|all this|the) (?:\w+ ){0,3}(?:get|come|numbers|figures|information|info)\b|\bcan i trust (?:this|you|these|them|the)\b|\bhow (?:reliable|accurate|old|current|up to date) (?:is|are) (?:this|these|your|the (?:info|numbers|figures|site))\b`,
    String.raw`\b(?:talk|speak|chat) (?:to|with) (?:a |an |some )?(?:real |actual |live |human )*(?:person|human|someone real|somebody real|people)\b|\b(?:can|could) (?:someone|somebody|a person|you) call me\b`,
  ].join('|'),
);

/** Words that carry no subject of their own: alone, or together, they leave open what is asked. */
const vague =
  /^(?:(?:help|what|whats|now|next|ok|okay|so|but|and|why|how|house|home|money|court|papers?|forms?|the|a|an|it|this|that|thing|things|stuff|do|does|can|could|should|i|we|he|she|they|you|me|my|is|are|was|says?|said|no|yes|not|to|have|has|need|please|pls|im|i'm|question|questions|got|one|don'?t|know|where|when|who|which|idk|confused|lost|stuck|um+|uh+|hm+|test|testing|asking|info|information|more|anything|something|go|get|start|on|in|of|for|about|really|really\?|with|must|gotta|tell|told|wants?|there|then|if|or|ohio|bank|car|dad|mom|problem|issue|trouble|situation|family|everything|wrong|happened|continue|explain|again|same|else|other|any|be|at|all|out|up|just|like|doing|supposed|mean|means|work|works|did|didn'?t)[\s,.!?']*)*$/;

/** Anger at the box, and nothing else. */
const angry =
  /^(?:(?:f+u+c?k+(?:ing|in)?|f you|screw|shut up|damn|stupid|dumb|idiot|useless|worthless|you suck|u suck|suck|sucks|crap|hate|you|u|your|this|that|it|is|are|r|so|the|a|an|thing|bot|box|site|off|i|totally|really|what|piece|of|shit|bullshit|wtf|hell)[\s,.!?]*)+$/;
const angryWord =
  /\b(?:f+u+c?k+\w*|stupid|dumb|idiot|useless|worthless|sucks?|shut up|screw|hate|crap|damn|hell|shit|bullshit|wtf)\b/;

const own = (message: string): string =>
  message
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The whole message is a greeting or a word of thanks. */
export const isGreeting = (message: string): boolean => greeting.test(own(message));

/** The message asks about the site, its people or what it does with what is typed. */
export const isAboutUs = (message: string): boolean => about.test(own(message));

/** The message is angry and asks nothing. */
export const isAngry = (message: string): boolean => {
  const text = own(message);
  return angry.test(text) && angryWord.test(text);
};

/** The message leaves open what is asked: nothing but small words, or no word at all. */
export const isVague = (message: string): boolean => {
  const text = own(message);
  return !/[\p{L}\p{N}]/u.test(text) || (vague.test(text) && text.split(' ').length <= 9);
};
