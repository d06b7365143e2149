import { type CollectionEntry, getCollection } from 'astro:content';
import { withFacts } from '../facts/facts.build.ts';
import { type Letter, printedFields, sharedFields } from './letter.ts';

type Entry = CollectionEntry<'letters'>;

export const letterPath = (id: string): string => `/letters/${id}`;

/** Every letter, in the order in which families write them. */
export const allLetters = async (): Promise<Entry[]> =>
  (await getCollection('letters')).sort((a, b) => a.data.order - b.data.order);

/** What the page hands to the island: the text with its figures, and the fields that it prints. */
export function letterFromEntry({ id, data }: Entry): Letter {
  const printed = printedFields({ subject: data.subject, text: data.letter });
  const shared = sharedFields.filter((field) => field.id !== 'role' || printed.includes('role'));
  return {
    id,
    subject: data.subject,
    ...(data.greeting && { greeting: data.greeting }),
    text: data.letter.map((part) =>
      typeof part === 'string'
        ? withFacts(part)
        : 'list' in part
          ? { list: part.list.map(withFacts) }
          : { ...part, then: withFacts(part.then) },
    ),
    enclosed: data.enclosed,
    fields: [...shared, ...data.fields],
  };
}

/** A letter as a link with its sentence. */
export const letterLink = ({ id, data }: Entry) => ({
  title: data.title,
  text: data.summary,
  icon: 'mail',
  href: letterPath(id),
});

/** The letters that the page at this address speaks of. */
export const letterLinksForPage = async (path: string) =>
  (await allLetters()).filter(({ data }) => data.pages.includes(path)).map(letterLink);
