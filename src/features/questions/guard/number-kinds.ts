// The words around a number that tell what kind of number it is.

/** As people write them, cut short and misspelled; of the longer ones, one wrong letter more is forgiven. */
const words = {
  social: 'ss ssa ssn snn soc social socials socsec soshul sosh seguro tax taxpayer tin itin hicn',
  account: `account accounts acct accts accnt accout acc ac cuenta cuentas konto kontonummer ahorros routing rtg rtn rt aba transit iban
    clabe member mbr`,
  bank: `bank banks bnk bancaria checking chking ckg chk saving savings sav passbook cd cds deposit deposits
    wire wired transfer ira roth tsp hsa annuity pension brokerage loan mortgage union pnc chase huntington keybank
    citizens fifth market wells fargo schwab fidelity vanguard medicaid medicare opers policy policies insurance anthem
    cigna aetna humana
    jones merrill prudential usaa allstate metlife nationwide`,
  license: `license licenses licence lisense liscense lisence licens lic licencia dl cdl dln ol oln opl id
    identification green bmv passport pasaporte port pp`,
  card: 'card cards visa mastercard mc amex discover debit credit ebt cc tarjeta',
  paper: `case docket parcel ppn map vin ein title claim tracking certified mail ups invoice receipt order
    confirmation user serial instrument deed recorded record meter lot zip plate phone cell tel fax call called text ext
    marriage business law liquor dog fishing hunting attorney`,
  sum: 'about only left balance has had have hold holds held worth owe owes owed until since value price sold year',
};
export type NumberKind = keyof typeof words;
const kindOf = new Map(
  (Object.keys(words) as NumberKind[]).flatMap((kind) => words[kind].split(/\s+/).map((word) => [word, kind] as const)),
);
const long = [...kindOf].filter(([word]) => word.length > 5);

/** One letter is wrong, missing, too many, or two have changed places. */
function isNearly(typed: string, word: string): boolean {
  let at = 0;
  while (at < word.length && typed[at] === word[at]) at += 1;
  const [a, b] = [typed.slice(at), word.slice(at)];
  const swapped = `${b[1] ?? ''}${b[0] ?? ''}${b.slice(2)}`;
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || a === swapped;
}

/** What the words of a text name, in their order, with how many words stand behind each. */
export function kindsIn(text: string): { kind: NumberKind; behind: number }[] {
  const typed = text.toLowerCase().match(/[a-z](?:[./][a-z])+|[a-z]+/g) ?? [];
  const kinds = typed.map((one): NumberKind | undefined => {
    const word = one.replace(/[./]/g, '');
    return (
      kindOf.get(word) ??
      (word.length > 4 ? long.find(([known]) => word.startsWith(known) || isNearly(word, known))?.[1] : undefined)
    );
  });
  return kinds.flatMap((kind, at) => {
    if (!kind) return [];
    // A law license, a parcel id.
    const own = kind === 'license' && kinds[at - 1] === 'paper' ? 'paper' : kind;
    return [{ kind: own, behind: kinds.length - 1 - at }];
  });
}
