// Finds placeholder values in identity.yaml: one line for each, with what to write instead.
import type { WrittenIdentity } from '../identity/read-identity.build.ts';
import { phoneLink } from '../identity/telephone.ts';

/** 555-0100 to 555-0199 are reserved for fiction. */
const isFictionalNumber = (digits: string): boolean => /^\d{3}55501\d{2}$/.test(digits);

/** Domains reserved for examples (RFC 2606). */
const isReservedHost = (host: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/.test(host);

/** One line for each placeholder, in the order of the file. */
export function placeholders({ identity, placeOf }: WrittenIdentity): string[] {
  const { agent, brand, brokerage, cashBuyer, cameWith, email, phone, portrait, testimonials, text, url } = identity;
  const problem = (isPlaceholder: boolean, field: string, sentence: string) =>
    isPlaceholder ? [`${placeOf(...field.split('.'))}: ${field}: ${sentence}`] : [];
  const name = (field: string, value: string, whose: string) =>
    problem(cameWith.includes(value), field, `"${value}" is the name that came with the site. Write ${whose}.`);
  const address = (field: string, host: string, whose: string) =>
    problem(isReservedHost(host), field, `${host} is a made-up address that leads nowhere. Write ${whose}.`);
  const number = (field: string, digits: string) =>
    problem(
      isFictionalNumber(digits),
      field,
      `${phoneLink(digits, 'tel').shown} is a number for films. Write your own.`,
    );
  const samples = testimonials.filter(({ sample }) => sample).length;
  return [
    ...name('brand', brand, 'the name of your site, or take this one out of cameWith to keep it'),
    ...address('url', new URL(url).hostname, 'the address of your site'),
    ...name('agent', agent, 'your own'),
    ...name('brokerage', brokerage, 'the brokerage that holds your license'),
    ...problem(
      !portrait,
      'portrait',
      'a drawing stands where your picture belongs. Put a picture under public/images, and write where.',
    ),
    ...number('phone', phone),
    ...number('text', text),
    ...address('email', email.split('@')[1] ?? '', 'an address that you read'),
    ...name('cashBuyer.name', cashBuyer.name, 'the buyer that you work with'),
    ...address('cashBuyer.url', new URL(cashBuyer.url).hostname, 'the address of that buyer'),
    ...problem(
      samples > 0,
      'testimonials',
      `${samples} of them ${samples === 1 ? 'is a sample' : 'are samples'}. Write what families really said, or [] for none.`,
    ),
  ];
}

/** One line for each claim that the live site omits because it has no `basis`. */
export const claimsWithoutBasis = ({ identity: { claims }, placeOf }: WrittenIdentity): string[] =>
  Object.entries(claims).flatMap(([id, claim]) =>
    claim && !claim.basis && claim.says !== 'counted'
      ? [
          `${placeOf('claims', id)}: ${id}: "${claim.says}". Write how you know it under "basis", and from which day under "since".`,
        ]
      : [],
  );
