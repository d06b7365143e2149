// A question on how one county's court does things: what that court prints comes first, or that we have read nothing.
import type { AnswerCard } from '../contract.ts';
import { createSign } from '../intent/signs.ts';
import { wordsOf } from '../normalize.ts';
import type { CourtPassage } from '../search/passages.ts';
import type { Turn } from '../turn.ts';
import { type Loaded, onlyCourt } from './answer-data.ts';
import { cardOf, maxCards } from './cards.ts';

/** The county's page has the others. */
const maxLines = 6;

/** What the court prints on the practices that are asked for; a deposit first. */
function textOf({ court: { county, practices }, answer, text }: CourtPassage, asked: Loaded['practices']): string {
  const told = asked.filter(({ tells }) => tells);
  if (told.length === 0) return `${answer} ${text}`;
  const tells = told.map(({ tells = {}, tellsNot }) => createSign({ is: '', says: tells, unless: tellsNot }));
  const isOfDeposit = (line: string) => Number(/\bdeposit/i.test(line));
  const lines = practices
    .filter((line) => tells.some((tell) => tell(wordsOf(line.replaceAll('$', ' dollars ')), [])))
    .toSorted((a, b) => isOfDeposit(b) - isOfDeposit(a))
    .slice(0, maxLines);
  return lines.length > 0
    ? `From what we have read of ${county} County’s court:\n${lines.map((line) => `• ${line}`).join('\n')}`
    : `Of ${county} County’s court we have read nothing on ${told.map(({ is }) => is).join(' or ')}. ${answer} ${text}`;
}

/** The card of a county's court, and where the others go: what holds for all of Ohio. */
export function countyCard(
  { message, parts }: Turn,
  { practices, places, courts }: Loaded,
): { withOthers: (others: AnswerCard[]) => AnswerCard[] } | undefined {
  const asked = practices.filter((practice) => createSign(practice)(message.words, []));
  const court = asked.length > 0 ? onlyCourt({ places, courts }, message.words) : undefined;
  if (!court || parts[0]?.results[0]?.isExact) return undefined;
  const card = { ...cardOf({ ...court, answer: textOf(court, asked), text: '' }, '', 'whole'), title: court.heading };
  const label = `For Ohio as a whole; another county’s sums and rules are not those of ${court.court.county} County:`;
  return {
    withOthers(others) {
      const [first, ...more] = others.filter(({ url }) => url !== court.url).slice(0, maxCards - 1);
      return [card, ...(first ? [{ ...first, label }] : []), ...more];
    },
  };
}
