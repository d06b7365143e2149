// Looks at a question before anything answers it, in the browser and in the function alike: a person in need gets help,
// and a personal number gets a kind warning that does not repeat it.
import type { Source } from '../contract.ts';
import { type Distress, distressIn } from './distress.ts';
import { inSpanish } from './distress-languages.ts';
import { redactPersonalNumbers } from './personal-numbers.ts';

export type Concern = Distress | 'personal-number';

export interface GuardResult {
  concern: Concern;
  response: string;
  /** Where help is: telephone links, or pages of this site. */
  sources: Source[];
  /** Whether the question may be answered too, after these words. */
  goesOn: boolean;
}

const lifeline: Source[] = [
  { title: 'Call 988', url: 'tel:988' },
  { title: 'Text 988', url: 'sms:988' },
];
const emergency: Source = { title: 'Call 911', url: 'tel:911' };

// The numbers, checked on November 21, 2026, in stored copies of these pages:
// 988, 2 for Spanish, AYUDA as a text: 988lifeline.org/get-help/what-to-expect
// 1-800-799-7233: ovc.ojp.gov (National Domestic Violence Hotline)
// 1-855-644-6277: aging.ohio.gov (report elder abuse)
// 1-855-642-4453: Ohio Department of Job and Family Services (children services, 855-O-H-CHILD)
const responses: Record<Concern, Omit<GuardResult, 'concern'>> = {
  crisis: {
    response:
      'What you write sounds very hard, and it matters more than any paper. Please talk to a person now: call or text 988, the Suicide & Crisis Lifeline. It is free, confidential and open day and night, for you or for someone you worry about. If anyone is in danger right now, call 911.\n\nThis is an automatic reply, and nobody is reading along, so please do reach out. Everything about the estate can wait.',
    sources: [...lifeline, emergency],
    goesOn: false,
  },
  danger: {
    response:
      'Safety comes first. If you or someone else is in danger now, call 911. If someone close to you hurts or threatens you, the National Domestic Violence Hotline listens at any hour: 1-800-799-7233. If it is all too much, call or text 988.\n\nThis is an automatic reply, and nobody is reading along. Everything about the estate can wait.',
    sources: [emergency, { title: 'Call 1-800-799-7233', url: 'tel:+18007997233' }, ...lifeline],
    goesOn: false,
  },
  'child-harm': {
    response:
      'I am sorry that you have to worry about this. If a child is in danger now, call 911. When a child is being hurt or neglected, Ohio’s children services can look into it: 1-855-642-4453 (1-855-O-H-CHILD) connects you with your county. You may call without giving your name.\n\nThis is an automatic reply, and nobody is reading along. Everything about the estate can wait.',
    sources: [emergency, { title: 'Call 1-855-642-4453', url: 'tel:+18556424453' }],
    goesOn: false,
  },
  'elder-harm': {
    response:
      'I am sorry that you have to worry about this. When an older adult is being hurt, neglected or used for their money, Ohio adult protective services can look into it: 1-855-644-6277 (1-855-OHIO-APS). You may call without giving your name. If someone is in danger now, call 911.\n\nThis is an automatic reply, and nobody is reading along.',
    sources: [{ title: 'Call 1-855-644-6277', url: 'tel:+18556446277' }, emergency],
    goesOn: false,
  },
  'personal-number': {
    response:
      'Your message seems to hold a personal number, such as a Social Security, card or account number, so I have left it unanswered. Please keep such numbers to the court, the bank and your own attorney: no answer here needs them. Ask again without the number, and I will gladly tell you what I can.',
    sources: [{ title: 'Privacy policy', url: '/privacy-policy' }],
    goesOn: false,
  },
  'suicide-loss': {
    response:
      'I am so sorry. A death by suicide leaves a family with more than papers, and you do not have to carry it alone. The people at 988 listen to those who are left behind, too: call or text 988 at any hour.',
    sources: lifeline,
    goesOn: true,
  },
};

const lifelineInSpanish =
  'En español: llame al 988 y oprima el 2, o envíe la palabra AYUDA en un mensaje de texto al 988. Si hay peligro ahora, llame al 911.';
const inSpanishToo: Partial<Record<Concern, string>> = {
  crisis: lifelineInSpanish,
  danger: `${lifelineInSpanish} Si alguien cercano le hace daño o le amenaza, llame al 1-800-799-7233.`,
  'suicide-loss': lifelineInSpanish,
};

/** What to say before, or instead of, an answer; nothing for an ordinary question. */
export function guard(message: string): GuardResult | undefined {
  const distress = distressIn(message);
  const numbers = redactPersonalNumbers(message) !== message;
  const concern = numbers && (!distress || responses[distress].goesOn) ? 'personal-number' : distress;
  if (!concern) return undefined;
  const { response, ...rest } = responses[concern];
  const also = inSpanish.test(message.toLowerCase()) && inSpanishToo[concern];
  return { concern, response: also ? `${response}\n\n${also}` : response, ...rest };
}

/** What is said to a person in need. */
export const crisisHelp = responses.crisis;
