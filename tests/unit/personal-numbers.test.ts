import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guard } from '../../src/features/questions/guard/guard.ts';
import { redactPersonalNumbers } from '../../src/features/questions/guard/personal-numbers.ts';

const noticed = [
  'my ssn is 123-45-6789',
  'Her Social Security number was 123 45 6789',
  '123.45.6789',
  'social 123456789',
  '123456789 is her SSN',
  'ssn 123–45–6789',
  'ssn １２３－４５－６７８９',
  'the last four of her social are 4321',
  'card 4111 1111 1111 1111',
  'my visa is 4111-1111-1111-1111 exp 12/27',
  'amex 378282246310005',
  'card number 4111 1111 1111 1112',
  'account number 0012345678',
  'my account number at the bank is 12345678',
  'Routing # 044000037',
  'acct: 998877665',
  'checking account 000123456789',
  'my mother died by suicide, her SSN is 123-45-6789',
  'SSN 123 45\n6789',
  'her social security number\n123456789',
  '123/45/6789',
  'soc sec no 123456789',
  'my sosial securty number is 123456789',
  'ssn ١٢٣٤٥٦٧٨٩',
  'my social is one two three four five six seven eight nine',
  'debit card 4111.1111.1111.1111',
  'account ending 123456789',
  'bank account: 12-3456-789',
  'IBAN DE89370400440532013000',
  'life policy 88-B-210934 names his ex wife',
  'annuity contract 7G-229-04418',
  'insurance member ID YRP882M40913',
  'military service number RA 15 448 902',
  'XSS 23 8840219 is her va file number',
  'the card ending in 7719',
  '...2218 are the last four digits of his social',
  'first three are 123 then the middle is 45 and the last part is 6789',
  'burial policy, homesteaders, no. 1447209',
  'brokerage statement 6TB-204418 merrill',
  'the door of the lockbox: 3-8-0-6',
  'the safe combination is 32 left 17 right 8 left',
  'the password was 44fishing44',
  'loan # 44-7718203',
  'the bank texted a code 448192 to her phone',
  'Ohio ID card UX 440 918',
  '281-66-xxxx',
  'the password is Maple_Street9',
  'contraseña del banco: Lupita1962',
  'la clave de la alarma es 4419',
  'the gun safe opens with 119044',
  'the combination of the lock is 14-38-02',
  'her Medicare number is 1EG4-TE5-MK73',
  'his drivers license is RT123456',
  'the pin 4321 of her card',
  'her social, which i copied off the old medicare card last night, is 123456789',
  'his ssn as printed on the tax return from last spring was 123 45 6789',
  'the social on the application that the clerk gave back to us reads 123456789',
  'the savings account that she opened at the credit union in Parma, number 00123456789',
  'dads checking at huntington, the one with mom on it, is 01234567890',
  'the debit card of the joint account they gave us ends up being number 41111234567',
  'the routing for the bank in town is 041000124',
  'the visa card dad had 4111 1111 1111 1111',
  'I call 4111111111111111 my own',
  'do you need my social? its 123456789',
  'look up my dad 123456789',
  'first three 123, middle 45, last four 6789',
  '12O-34-56O0 is what i can read',
  '123-45-6789 / 555-0137 / call me',
  '6011000990139424 1227 456',
  'first half 4242 4242 second half 4242 4242',
  'medicare used to be 123-45-6789A on the old card',
  'pasaporte X00003132',
  'my liscense qq000214',
  'hers is XX000505 (license)',
  'kentucky license 123-45-6789',
  'direct deposit to 900006159863 still comes',
  'bnk accnt 9000 8882 2670',
  'visa4111111111111111',
  'account: nine zero zero zero one two three four',
  'ssn nine hundred one, thirty three, twenty two ten',
  'social is 944 twenty-one 8817',
  'el social es nueve seis seis ocho ocho tres cero dos uno',
  'ssn starts with 933 and then 21 and ends 8804',
  'ssn: 9O1-3l-4428',
  'ssn 906\u200b-22\u200b-1184',
  'ssn 906,22,1184',
  'my acocunt is 881204471',
  'the lisence number: TN 448 201',
  'TN448201',
  'passport book 5 0 0 1 1 8 8 2 4',
  'HICN 903441827A',
  'GB82 WEST 1234 5698 7654 32',
  '041000124 99018827 1044 from the bottom of the check',
  'member number 448201',
  'acct 550-118-2207',
  'annuity contract account no 00A7718223',
  'socialsecuritynumber966883021',
  'his savings, last 4 4471',
  'online banking pin 4471',
  'his password is Fluffy2019',
  'the garage door code is 4471 if you need it',
  'safe combination 24-8-33',
  'lockbox 8812',
  'they texted me a code 381923',
  'security code on the back 381',
  'his code is 4471',
  "4471 was dad's pin",
  'green card A093311004',
  'va file number 93144218',
  '900 123456',
];

test.each(noticed)('%s', (message) => {
  expect(guard(message)?.reply).toBe('personal-number');
});

test.each([
  'the bank account was closed on 03/14/2025',
  'bank account statements of 1998-2004',
  'my account is due under R.C. 2109.301',
  'his account was 38000 and hers 12000',
  'the account with 118820 dollars',
  'social security of 943 a month for 12 months in 2024',
  'checking ends 2024',
  'call the bank at 6145550123',
  'my bank has the phone number 614-555-0142',
  'marriage license 2019-118820',
  'parcel id 118-22-0140',
  'vin last 8 HR118204',
  'recorded 2004 0611 0138870',
  '43215-1234',
  'dad kept his password to himself until he died in 2024',
  'one or two of three',
  'zip code is 44113',
  'the revised code is 2113',
  'safe from 2014, garage built 1987, alarm off at 0330',
  'the gate is 1200 ft from the road',
  'the policy was sold for 250000 in 2019',
  'the estate tax id number is 93-4410827',
  'policy 614-555-0142 is the telephone of the insurer',
  'two wills. one 2009 one 2021. 2021 has no date on the second page',
  'vin ends in 4471',
  'the trust ended 2019',
])('nothing is noticed in "%s"', (message) => {
  expect(redactPersonalNumbers(message)).toBe(message);
});

test('what is taken out leaves the other words as they were', () => {
  expect(redactPersonalNumbers('my two sons and 5 grandkids, ssn 900-12-3456, one each')).toBe(
    'my two sons and 5 grandkids, ssn [number removed], one each',
  );
});

test('a number is taken out of what is shown', () => {
  expect(redactPersonalNumbers('Her SSN is 123-45-6789, she lived in Akron')).toBe(
    'Her SSN is [number removed], she lived in Akron',
  );
  expect(redactPersonalNumbers('pay 4111 1111 1111 1111 please')).toBe('pay [number removed] please');
  expect(redactPersonalNumbers('account number at First Bank 12345678.')).toBe(
    'account number at First Bank [number removed].',
  );
  for (const message of noticed) expect(redactPersonalNumbers(message), message).toContain('[number removed]');
});

const digits = (many: number) => fc.stringMatching(new RegExp(`^\\d{${many}}$`));
/** Words of a sentence: none names a paper whose number may look like a card's, and none an amount. */
const words = fc
  .array(
    fc.constantFrom(
      ...'the my dad had only has about call text me at is it and left since balance on phone form for , . ? !'.split(
        ' ',
      ),
    ),
    { maxLength: 12 },
  )
  .map((some) => some.join(' '));

/** A card number of 16 digits whose last one is the check digit (Luhn). */
const card = digits(15)
  .map((rest) => `4${rest.slice(1)}`)
  .map((rest) => {
    const sum = [...rest].reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return rest + ((10 - (sum % 10)) % 10);
  });
const grouped = (number: string, sizes: number[], by: string): string => {
  let at = 0;
  const parts = sizes.map((size) => {
    at += size;
    return number.slice(at - size, at);
  });
  return parts.join(by);
};
const secret = fc.oneof(
  fc.tuple(digits(9), fc.constantFrom('-', ' ', '.', '–')).map(([n, by]) => grouped(n, [3, 2, 4], by)),
  digits(9).map((number) => `SSN ${number}`),
  fc.tuple(card, fc.constantFrom('', ' ', '-')).map(([n, by]) => grouped(n, [4, 4, 4, 4], by)),
  fc.integer({ min: 6, max: 17 }).chain((many) => digits(many).map((number) => `account number ${number}`)),
);

test('a number in any sentence is noticed and taken out', () => {
  fc.assert(
    fc.property(words, secret, words, (before, number, after) => {
      const message = `${before} ${number} ${after}`;
      const cleaned = redactPersonalNumbers(message);
      const plain = number.replace(/\D/g, '');
      expect(cleaned).toContain('[number removed]');
      expect(cleaned.replace(/\D/g, '')).not.toContain(plain);
      expect(guard(message)).toBeDefined();
    }),
    { numRuns: 500 },
  );
});

test('cleaned once is clean', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    digits(4),
    secret,
    fc.constantFrom('ssn ', ' card ', '-'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const once = redactPersonalNumbers(pieces.join(''));
      expect(redactPersonalNumbers(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});
