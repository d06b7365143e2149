import type { ChatAnswer } from './chat.ts';
import type { Found } from './retrieval.ts';

/** Below this share of the question's words, a passage is about something else. */
const enough = 0.5;
const longest = 700;

const noSource =
  'I can only answer from the pages of this site, and I found nothing there about your question. Try other words, look through the common questions, or ask us for a free consultation. A legal question belongs to an attorney or to your county probate court.';

/** The passage as it is quoted: the direct answer, then whole sentences of what follows, up to `longest` characters. */
function quoted({ answer, text }: Found['passage']): string {
  const sentences = text.match(/[^.!?]+[.!?]+["”’)]?\s*/g) ?? [];
  let quote = answer;
  for (const sentence of sentences) {
    if (quote.length + sentence.length > longest) break;
    quote += ` ${sentence.trim()}`;
  }
  return quote;
}

/** Puts an answer together from what was found, best first; says so plainly when nothing fits. */
export function composeAnswer(found: Found[]): ChatAnswer {
  const fitting = found.filter((hit) => hit.coverage >= enough);
  const [best] = fitting;
  if (!best) {
    return {
      response: noSource,
      sources: [
        { title: 'Common questions', url: '/faq' },
        { title: 'Free consultation', url: '/lead-form' },
      ],
    };
  }
  const sources = new Map(
    fitting.map(({ passage }) => [
      passage.url,
      {
        title: passage.heading === passage.page ? passage.page : `${passage.page}: ${passage.heading}`,
        url: passage.url,
      },
    ]),
  );
  return { response: quoted(best.passage), sources: [...sources.values()].slice(0, 3) };
}
