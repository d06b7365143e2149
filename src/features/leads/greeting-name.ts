const namePattern = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,39}$/u;
/** A dot before two letters or more: an address, not an initial. */
const domainPattern = /\.[\p{L}\p{M}]{2}/u;
/** Words of a name, and letters of a word. More are a message, in words or without the spaces between them. */
const [maxWords, maxLetters] = [5, 20];

/**
 * The name as a mail to its own address may greet it; nothing for what does not look like a name. Whoever fills in a
 * form with someone else's address cannot send them a text or a link of their own that way.
 */
export function greetingName(name: string): string | undefined {
  if (!namePattern.test(name) || domainPattern.test(name)) return undefined;
  const words = name.split(/[^\p{L}\p{M}]+/u).filter(({ length }) => length > 1);
  return words.length <= maxWords && words.every(({ length }) => length <= maxLetters) ? name : undefined;
}
