// What is said to messages that no passage answers. Kind, short, and always with a way to go on.
import type { ChatAnswer, Intent, Source } from '../contract.ts';
import { crisisHelp, guard } from '../guard/guard.ts';
import { otherLanguage } from '../intent/language.ts';
import { isCourtsOtherWork } from '../intent/scope.ts';
import type { Passage } from '../search/passages.ts';
import { quoted } from './quote.ts';

type Reply = Pick<ChatAnswer, 'response' | 'sources'> & { followUps?: string[] };

/** Common questions to begin with; each is answered when it is sent. */
export const starters = [
  'What is probate, in plain words?',
  'Is there a deadline to start probate?',
  'How much does probate cost, and do I pay it myself?',
];

const commonQuestions: Source = { title: 'Common questions', url: '/faq' };
const consultation: Source = { title: 'Free consultation', url: '/lead-form' };
const attorneys: Source = { title: 'Do I need a probate lawyer in Ohio?', url: '/do-i-need-a-probate-lawyer-in-ohio' };
const lifeline: Source = { title: 'Call 988', url: 'tel:988' };

const thanks =
  /\b(?:thanks?|thank you|thn?x|ty|(?:good ?)?bye|good ?night|ok|okay|great|cool|nice|perfect|got it|appreciate\w*|helpful|bless you|god bless)\b/i;

/** Nothing on the site fits a question that may well be about probate. */
const noAnswer: Reply = {
  response:
    'I can only answer from the pages of this site, and I found nothing there that fits your question. Other words may help, or one of the common questions. A legal question belongs to an attorney, a question about filing to the clerk of your county probate court, and you can always ask us.',
  sources: [commonQuestions, consultation, { title: 'Glossary of court terms', url: '/glossary' }],
  followUps: starters,
};

const replies: Record<
  Exclude<Intent, 'question' | 'crisis' | 'personal-number' | 'legal-advice'>,
  (message: string) => Reply
> = {
  greeting: (message) => ({
    response: thanks.test(message)
      ? 'You are welcome. Take your time, and come back whenever another question comes up.'
      : 'Hello. Ask me anything about probate in Ohio, in your own words. My answers are automatic and come from the pages of this site.',
    sources: [],
    followUps: starters,
  }),
  about: () => ({
    response:
      'I am an automatic assistant, not a person and not an attorney. I answer from the pages of this site and show you which ones. The site is run by a real-estate agent, and reading it makes you nobody’s client.',
    sources: [{ title: 'About us', url: '/about' }, commonQuestions],
  }),
  grief: (message) => {
    const guarded = guard(message);
    return {
      response:
        guarded?.response ??
        'I am so sorry for your loss. Very little of the paperwork has to be done today, and none of it has to be done alone. If it becomes too heavy, the people at 988 listen to grief, too: call or text at any hour.',
      sources: guarded?.sources ?? [
        { title: 'The first week after a death: papers to find', url: '/blog/first-week-after-a-death-papers-to-find' },
        lifeline,
      ],
      followUps: ['Is there a deadline to start probate?', 'What is probate, in plain words?'],
    };
  },
  'other-state': () => ({
    response:
      'This site is about Ohio only, and every state has its own probate law and its own courts. The place to ask is the probate court of the county where the person lived; some states call it the surrogate’s or the orphans’ court. Only what the person owned in Ohio, such as a house, may need a case here.',
    sources: [
      { title: 'Which probate court do I go to?', url: '/faq#which-probate-court' },
      { title: 'Ancillary administration', url: '/glossary#ancillary-administration' },
    ],
    followUps: ['Which probate court do I go to?', 'Can I be the executor if I live outside Ohio?'],
  }),
  'out-of-scope': (message) => ({
    response: isCourtsOtherWork(message)
      ? 'This site is only about what a probate court does after a death. The same court also has papers for marriage licenses, guardians, adoptions and name changes: its clerk can tell you how to ask for them.'
      : 'That is outside what I know: this site is about probate in Ohio, which is what a court does after a death. If your question has to do with an estate, please ask it again in other words.',
    sources: [commonQuestions, { title: 'All pages', url: '/sitemap' }],
    followUps: starters,
  }),
  unclear: () => ({
    response:
      'I would like to help, but I am not sure what you mean. Could you say a little more: is it about the first steps, the house, the bills, the will, or a paper from the court?',
    sources: [commonQuestions],
    followUps: starters,
  }),
  'other-language': (message) => ({
    response: otherLanguage(message)?.reply ?? '',
    sources: [commonQuestions, consultation],
  }),
  'prompt-injection': () => ({
    response:
      'I can do one thing only: tell you what the pages of this site say about probate in Ohio. I am not an attorney, and I keep to that whatever I am asked to be.',
    sources: [commonQuestions, { title: 'Attorney disclaimer', url: '/attorney-disclaimer' }],
    followUps: starters,
  }),
};

/** The whole answer to a message of a kind that needs no passage. */
export function replyFor(kind: keyof typeof replies, message: string): ChatAnswer {
  return { kind, figures: [], followUps: [], ...replies[kind](message) };
}

/** What is said where nothing was found for a question; `whoKnows` is the passage that says only who to ask. */
export function nothingFound(kind: Intent, whoKnows?: Passage): ChatAnswer {
  const reply = { kind, figures: [], followUps: [], ...noAnswer };
  if (!whoKnows) return reply;
  const response = `I found no answer to that on the pages of this site, only who to ask. ${quoted(whoKnows)}`;
  return {
    ...reply,
    response,
    sources: [{ title: whoKnows.heading, url: whoKnows.url }, ...reply.sources.slice(0, 2)],
  };
}

/** Around the general words, where somebody asks us to decide, foretell or do something in their own case. */
export const legalAdviceRefusal = {
  before:
    'I cannot decide that for you: it depends on your own case, and only an attorney can advise on that. In general, this is what can be said:',
  after:
    'The choice stays with you, and an attorney who handles probate can make it with you. The court’s clerk can say how a paper is filed, but not which one fits.',
  sources: [attorneys],
};

/** The same, where the site has no general words on it. */
export const legalAdviceRefusalAlone = (): ChatAnswer => ({
  kind: 'legal-advice',
  response: `${legalAdviceRefusal.before.replace(/ In general.*$/, '')} ${legalAdviceRefusal.after}`,
  sources: [attorneys, commonQuestions, consultation],
  figures: [],
  followUps: starters,
});

/** Help for a person in need, and the warning about a personal number. What was learned from examples may find a need, too. */
export function helpFor(kind: 'crisis' | 'personal-number', message: string): ChatAnswer {
  const { response, sources } = guard(message) ?? crisisHelp;
  return { kind, response, sources, figures: [], followUps: [] };
}
