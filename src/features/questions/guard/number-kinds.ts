// The words around a number that tell what kind of number it is.
import { isOneEditApart } from '../edit-distance.ts';

/** As people write them, cut short and misspelled; of the longer ones, one wrong letter more is forgiven. */
const words = {
  social: 'ss ssa ssn snn soc social socials socsec soshul sosh seguro tax taxpayer tin itin hicn',
  account: `account accounts acct accts accnt accout acc ac cuenta cuentas konto kontonummer ahorros routing rtg rtn rt aba transit iban
    clabe member mbr`,
  bank: `bank banks bnk bancaria checking chking ckg chk saving savings sav passbook cd cds deposit deposits
    wire wired transfer ira roth tsp hsa brokerage loan mortgage union pnc chase huntington keybank
    citizens fifth market wells fargo schwab fidelity vanguard medicaid medicare opers insurance anthem
    cigna aetna humana
    jones merrill prudential usaa allstate metlife nationwide`,
  license: `license licenses licence lisense liscense lisence licens lic licencia dl cdl dln ol oln opl id
    identification green bmv passport pasaporte port pp`,
  card: 'card cards visa mastercard mc amex discover debit credit ebt cc tarjeta',
  paper: `case docket parcel ppn map vin ein title claim tracking certified mail ups invoice receipt order
    confirmation serial instrument deed recorded record meter lot zip plate phone cell tel fax call called text ext
    marriage business law liquor dog fishing hunting attorney`,
  code: `pin pins cvv cvc csc passcode code codes combo combination password passwd pass pw pwd passwrd passphrase contraseña
    clave keypad lockbox lock locks padlock safe vault gate garage alarm door login log username user unlock unlocks open opens opened punch
    dial type press enter wifi router laptop computer ipad iphone tablet email gmail verification screen security secret keyword`,
  ending: 'last four ends ending ended end termina terminan digits últimos',
  policy: `policy policies certificate contract subscriber group pension poliza póliza annuity life mutual`,
  sum: 'about only left balance has had have hold holds held worth owe owes owed until since value price sold year',
};
type NumberKind = keyof typeof words;
const kinds = new Map(
  (Object.keys(words) as NumberKind[]).flatMap((kind) => words[kind].split(/\s+/).map((word) => [word, kind] as const)),
);
const long = [...kinds].filter(([word]) => word.length > 5);

/** The kind of number that a word in small letters names, misspelled or not. */
export const kindOf = (word: string): NumberKind | undefined =>
  kinds.get(word) ??
  (word.length > 4 && !/\d/.test(word)
    ? long.find(([known]) => word.startsWith(known) || isOneEditApart(word, known))?.[1]
    : undefined);
