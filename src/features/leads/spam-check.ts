import type { SubmissionContext } from './lead.ts';
import type { Lead } from './lead-fields.ts';

/** A person needs longer than this, in milliseconds, from the opening of a page to sending its form. */
const minElapsed = 800;
/** After this long a hidden field that was filled in is the browser's doing: programs do not wait. */
const minElapsedAutofilled = 3000;

/** Digits of a telephone number in the United States, and of one without its area code. */
const phoneDigits = 10;
const minPhoneDigits = 7;

/** How many words a name may have more in the hidden field: a title, a middle name, "Jr.". */
const maxExtraNameWords = 2;

/** Words of letters and digits, in lower case: a browser may fill in a number or a name in another format, without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const normalize = (text: string): string => wordsOf(text).join('');

/** Whether the hidden field holds what the person has in another one: the browser filled in both. */
function isAutofilled(topic: unknown, { name, email, phone, county, propertyAddress, notes }: Lead): boolean {
  const words = typeof topic === 'string' ? wordsOf(topic) : [];
  const filledText = words.join('');
  if (!filledText) return false;
  const nameWords = wordsOf(name);
  const fullName = nameWords.join('');
  const isLetter = /^[a-z\d]$/.test(filledText);
  const isLongerName =
    nameWords.length > 1 &&
    words.length <= nameWords.length + maxExtraNameWords &&
    nameWords.every((word) => words.includes(word));
  // With the country's code or without; an extension may follow.
  const number =
    /^\d+$/.test(filledText) && filledText.length >= minPhoneDigits ? filledText.slice(-phoneDigits) : undefined;
  return (
    [email, county, propertyAddress, notes].some((value) => normalize(value) === filledText) ||
    (county && filledText === `${normalize(county)}county`) ||
    isLongerName ||
    (number !== undefined && normalize(phone).includes(number)) ||
    // A first or a last name, which some scripts do not separate, or some of the names in any order. One letter is a
    // part of too many.
    (!isLetter &&
      (fullName.startsWith(filledText) ||
        fullName.endsWith(filledText) ||
        words.every((word) => nameWords.includes(word))))
  );
}

/** Why a submission looks automated; undefined if it does not. A missing time does not count. */
export function spamReason(
  { topic, elapsed }: Pick<SubmissionContext, 'topic' | 'elapsed'>,
  lead: Lead,
): string | undefined {
  if (elapsed !== undefined && elapsed < minElapsed) return 'The form was sent faster than a person types.';
  const isHoneypotFilled = topic !== undefined && topic !== null && topic !== '';
  const isHumanPace = elapsed !== undefined && elapsed >= minElapsedAutofilled;
  return isHoneypotFilled && !isHumanPace && !isAutofilled(topic, lead) ? 'The hidden field was filled in.' : undefined;
}
