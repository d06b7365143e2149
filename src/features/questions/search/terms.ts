// The words of a text as the search for passages compares them: split, without those that say nothing, spelled one way,
// stemmed. Passages and questions are processed alike.
import { stemmer } from 'stemmer';
import { stopWords } from '../../../shared/stop-words.ts';

/** What people add when they type as they talk; none of it says what a question is about. */
const fillers = new Set(
  `
actually ain all already also always another any anybody anywhere somewhere everywhere nowhere anymore anyone anything
anyway aren arent around asap back ballpark basically because being bit both bout btw came cant come couldn couldnt
cuz day didn didnt doesn doesnt doing don done dont down each else em even ever every everybody everyone everything ew
exactly fine finally fyi gets getting give go goes going gonna good gosh got gotta great guess guy guys hadn hadnt
happen happens happened hasn hasnt haven havent having he heard hello help her here heres hey hi hers hes him hola
hell damn wtf shit fuck fucking his hows id ill im isn isnt ive idk just kind kinda knew know let lets like little ll
lol look lot made make many maybe mean means mine more most much must myself need needs never nobody none nothing now
nvm ok okay omg once one ones only other others ought ours ourselves out over person please plz pretty put question
questions quick re read really right said same saw say saying says see seem self shall she shes shouldn shouldnt since
some somebody somehow someone something sorry sort still such suppose supposed sure tell tells than thank thanks thats
theirs themselves theres theyre these thing things think those tho though thought through thru til till today told
tomorrow too town tried truly try trying u ugh um until up upon ur us use used usual usually ve very wanna want wants
wasn wasnt way ways well went were weren werent whats whatever whether while whole whom whos whose within wondering
wont works wouldn wouldnt y ya yall yeah yes yet youre yours yourself
`
    .trim()
    .split(/\s+/),
);

/** Words that mean the same to a family, each list under its first. */
const sameMeaning = `
kin pap papaw pawpaw mamaw memaw meemaw gram gramps mom moms mum mommy mother mothers dad dads daddy papa father fathers parent parents grandma grandmas grandmother granny nana grandpa grandfather grandparent grandparents aunt aunts uncle uncles
sibling brother brothers bro sister sisters sis
spouse wife wives husband husbands hubby widow widower
child children kid kids son sons daughter daughters
stepchild stepchildren stepkid stepkids stepson stepsons stepdaughter stepdaughters
stepparent stepmom stepmother stepdad stepfather
partner girlfriend boyfriend fiance unmarried
death die dies died dying dead deceased pass passed passes passing decedent
attorney lawyer lawyers attorny layer lawer
house home homes condo condos cabin duplex trailer
debt bill bills owe owes owed owing creditor creditors collector collectors
pay paid payment payments
sell sold sale sales
buy bought buyer buyers
leave left
write written wrote
lose lost
give gave given
money cash funds dough
vehicle car cars truck trucks auto van suv motorcycle pickup minivan buick chevy chevrolet impala malibu ford jeep dodge honda civic toyota corolla camry
court courthouse courtroom judge judges
heir inherit inherits inherited inheriting inheritance inheritances beneficiary beneficiaries
belonging stuff items furniture tools jewelry ring rings dishes china photos pictures clothes collection
gun pistol pistols rifle rifles shotgun firearm firearms
scam scammer scammers fraud fake phony pretend pretending pretends impostor
retitle title titled titles
veteran military va soldier
fee cost costs costing price prices charge charges charged expensive cheap cheaper expense expenses
long longer slow slowly time timeline wait waiting waits
paper paperwork document documents packet
fight contest contests contesting challenge challenges challenging dispute
executor executrix
administrator administratrix
tax irs
rent renter renters tenant tenants
steal stole stolen
appraise worth
repair fix fixing
take taken took
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((word) => [word, first] as const);
  });
const canonical = new Map(sameMeaning);

/** The paper, not the verb: "the will", "her will says", "found a will". */
const testament =
  /\b(?<=\b(?:an?|the|no|any|his|her|their|my|our|your|this|that|there|original|signed|valid|last|new|old|'s|moms|dads|without|of|contest|find|make|or|in) )wills?\b|\bwills\b|\bwill\b(?= ?(?:$|[.,;?!)]|says|said|and\b|or not|leaves|left\b|names|named|goes to|valid|contest|was|is\b|to probate))/g;

/** Phrases that are replaced by one token: what is asked for, and what distinguishes cases. */
const together: [said: RegExp, word: string][] = [
  [/\bhow (?:long|soon|fast|quick\w*)\b|\b(?:by )?whens?\b/g, ' qwhen '],
  [
    /\bhow much\b|\bwhat (?:does|do|did|will|would) (?:\w+ ){1,2}(?:cost|run|charge)\b|\bballpark\b|\bset (?:me|us|you) back\b/g,
    ' qmuch ',
  ],
  [/\bhow many\b/g, ' qmany '],
  [/\bwho(?:m|se|'?s)?\b/g, ' qwho '],
  [/\bwheres?\b/g, ' qwhere '],
  [/\bwhy\b|\bhow come\b/g, ' qwhy '],
  [/\b(?:more|extra|additional|enough) time\b|\bextensions?\b/g, ' moretime '],
  [/\bin[- ]person\b/g, ' inperson '],
  [/\blook(?:ed|ing)? (?:it |him |her |them )?up\b/g, ' search '],
  [/\b(?:lock|safe(?:ty)?[- ]deposit|deposit) box(?:es)?\b/g, ' safedepositbox '],
  [
    /\b(?:not?|never|without|avoid|skip|out of|instead of|don'?t) (?:have to |having to |need to |want to )?(?:go(?:ing)? (?:through|thru) |do(?:ing)? |open(?:ing)? |full )?probate\b/g,
    ' noprobate probate ',
  ],
  [
    /\b(?:no|without an?|never (?:made|wrote|had|did|left) an?|did(?:n'?t| not) (?:leave|have|make|write) an?|is(?:n'?t| not) an?) wills?\b|\bintestate\b|\bnothing (?:in writing|on paper|written)\b|\bno papers? at all\b/g,
    ' nowill ',
  ],
  [
    /\b(?:can(?:'?t|not)|could ?n'?t|unable to|never) find\b|\b(?:lost|missing|misplaced) (?=(?:the |his |her |their |original )*will\b)/g,
    ' notfound ',
  ],
  [
    /\b(?:no|without|never had|(?:did|do|does)(?:n'?t| not) have|nor?) (?:(?:a|any|living) )?(?:wife|husband|spouse)\b/g,
    ' nospouse ',
  ],
  [
    /\b(?:no|without|never had|(?:did|do|does)(?:n'?t| not) have|nor?) (?:(?:a|any|living) )?(?:kids?|child(?:ren)?|sons? or daughters?)\b|\bchildless\b/g,
    ' nochild ',
  ],
  [
    /\b(?:not|wasn'?t|isn'?t|weren'?t|aren'?t|never) (?:really |legally |actually )?(?:his |her |my |a |the )?(?:wife|husband|spouse|married)\b/g,
    ' unmarried ',
  ],
  [/\b(?:one|1|only one|an only|a single) (?:kid|child|son|daughter)\b/g, ' onechild child '],
  [
    /\b(?:two|three|four|five|several|both|\d) (?:kids|children|sons|daughters|boys|girls)\b/g,
    ' severalchildren child ',
  ],
];

const between = /[^\p{L}\p{N}$.]+|\.(?!\d)|(?<!\d)\./u;

const silent = (word: string): boolean => stopWords.has(word) || fillers.has(word);

/** Index term of a word as `words` gives it: one spelling, stemmed; nothing for a word that says nothing. */
export function termOf(word: string): string | undefined {
  const meaning = canonical.get(word);
  return meaning ? stemmer(meaning) : silent(word) ? undefined : stemmer(word);
}

/** The words of a text as the index splits them. "Form 5.0" keeps its number; "mother's" loses its ending. */
export const words = (text: string): string[] =>
  together
    .reduce((said, [pattern, word]) => said.replace(pattern, word), text.toLowerCase().replace(/[\u2018\u2019]/g, "'"))
    .replace(testament, 'testament')
    .replace(/'s\b|(?<=s)'/g, '')
    .replace(/(?<=\w)'(?=\w)/g, '')
    .replace(/\b(step|co|non)[- ](?=\w)/g, '$1')
    .split(between)
    .filter((word) => word !== '' && !/^\$?\d+$/.test(word));

/** The informative terms of a text in order, with repetitions. */
export const terms = (text: string): string[] => words(text).flatMap((word) => termOf(word) ?? []);
