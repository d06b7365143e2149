// A telephone link for a number as a visitor typed it: what our own steps do, and one country for each way in which the
// library's data differ.
import { expect, test } from 'vitest';
import { telephoneLink } from '../../netlify/lib/telephone-link.ts';

/** By the number that is dialed: how people write it. */
const dialed: Record<string, string[]> = {
  '+16145550163': [
    '614 555 0163',
    '1-614-555-0163',
    '614.555.0163',
    '614/555-0163',
    '+1.614.555.0163',
    '６１４ ５５５ ０１６３',
    '(614) 555–0163 (my cell)',
    'cell: 614\u00a0555\u00a00163',
    '(614) 555-0163 ext. 12',
    '614-555-0163 x12',
    '614-555-0163 (Extension 12)',
    '6145550163;ext=12',
    '+1 614 555 0163, 12',
    '614 555 0163 #12',
    '001 614 555 0163',
    '614‑555‑0163',
    '614 555 0163,,4#',
    '614-555-0163 x 1234567',
    '(614 555 0163',
    '"614 555 0163"',
    'tel:+1-614-555-0163',
    'my number is 614-555-0163 thanks',
  ],
  '+18005550199': ['1 800 555 0199'],
  '+442079460958': [
    '+44 20 7946 0958',
    '+44 (0)20 7946 0958',
    '011 44 20 7946 0958',
    '00 44 20 7946 0958',
    '+44 20 7946 0958 ext. 12',
    // A zero that is dialed within the country only.
    '+44 020 7946 0958',
    '+44 (020) 7946 0958',
    '+44(0)2079460958',
    '+ 44 20 7946 0958',
  ],
  '+447911123456': ['+44 (0) 7911 123456 ext 4'],
  '+4930123456': ['+49 (0) 30 12 34 56', '0049 (0)30 123456', '011 49 ( 0 ) 30 123456'],
  '+491701234567': ['0049-(0)170/1234567', '+49 170 / 123 45 67', 'mobile +49 170 1234567'],
  // Italy dials the zero from abroad too.
  '+390669812345': ['+39 06 698 12345', '0039 06 698 12345', '+39 (06) 698 12345'],
  '+390612345678': ['+39 (0)6 1234 5678', '+39 ( 0 ) 6 1234 5678'],
  // Other prefixes of a country.
  '+74951234567': ['+7 (8) 495 123-45-67', '+7 8 495 123-45-67'],
  '+3612345678': ['+36 1 234 5678', '+36 (06) 1 234 5678'],
  '+5491112345678': ['+54 9 11 1234 5678', '+54 11 15 1234 5678'],
  '+33123456789': ['+33 (0)1 23 45 67 89', '0033 1.23.45.67.89'],
  '+4722123456': ['+47 22 12 34 56'],
  '+12462345678': ['+1 246 234 5678'],
};

test.each(Object.entries(dialed))('%s is dialed, however it is written', (number, writings) => {
  expect(writings.map((typed) => [typed, telephoneLink(typed)])).toEqual(
    writings.map((typed) => [typed, `tel:${number}`]),
  );
});

test.each([
  // Two numbers in one, or more digits than a number has.
  '614 555 0163 12',
  '614 555 0163 or 614 555 0164',
  '614 555 0163, 614 555 0164',
  '614 555 0163 / 0164',
  '6145550163 6145550164',
  '614 555 0163 after 5',
  '+1 614 555 01635',
  '+44 20 7946 0958/9',
  '+44 20 7946 0958 / 614 555 0163',
  // In some countries a number may have more digits.
  '+49 30 123456 / 57',
  '+49 30 1234 / 1235',
  '+49 30 123456 123457',
  // The area code comes last, or it is no number at all.
  '330-7163 (614)',
  '216 5501 614',
  '+1 330 7163 (614)',
  '12/25/2026 614',
  '2026-11-28 10',
  '+1234567890123456',
  // Fewer digits, or a country that is missing or is none.
  '555-0163',
  '114 555 0163',
  '0614 555 0163',
  '00 614 555 0163',
  '+011 44 20 7946 0958',
  '++44 20 7946 0958',
  '020 7946 0958',
  '8 (495) 123-45-67',
  '+44 20 79',
  '+999 123 456 789',
  // A digit that is dialed within the country only, and not any more.
  '+52 1 55 1234 5678',
  '+52 (01) 55 1234 5678',
  // Letters.
  '+44 20 7946 095O',
  '1-800-FLOWERS',
  'call my sister',
  '614_555_0163',
  'tel:614-555-0163;phone-context=+44',
  'x12',
  '+',
  '',
])('%j is not clearly one number: none is dialed', (typed) => {
  expect(telephoneLink(typed)).toBeUndefined();
});
