const likeAName = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,59}$/u;
/** A dot before two letters or more: an address, not an initial. */
const likeAnAddress = /\.[\p{L}\p{M}]{2}/u;

/**
 * The name as a mail to its own address may greet it; nothing for what does not look like a name. Whoever fills in a
 * form with someone else's address cannot send them a text or a link of their own that way.
 */
export const greetingName = (name: string): string | undefined =>
  likeAName.test(name) && !likeAnAddress.test(name) ? name : undefined;
