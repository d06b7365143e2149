// Everything that a program may put into a file of src/content and its author does not see.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { authoredTextProblems } from '../../src/shared/authored-text.ts';

const page = (front: string, body = 'A text.') => `---\n${front}\n---\n\n${body}\n`;
const problems = (text: string | Uint8Array, path = 'a.mdx') => authoredTextProblems(path, Buffer.from(text as string));
const utf16 = (text: string, swap = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return swap ? bytes.swap16() : bytes;
};
const title = page('title: A roof that leaks');

const named = (text: string | Uint8Array, expected: string, path?: string) =>
  expect(problems(text, path)).toEqual([expect.stringContaining(expected)]);

test.each([
  ['curly quotes around a title', 'title: “One: two”', '2:8: the text is in curly quotes (“)'],
  ['single curly quotes', 'title: ‘One: two’ # a note', '2:8: the text is in curly quotes (‘)'],
  ['low quotes', 'title: „One: two“', '2:8: the text is in curly quotes („)'],
  ['wide quotes', 'title: ＂One: two＂', '2:8: the text is in curly quotes (＂)'],
  ['single angle quotes', 'title: ‹One: two›', '2:8: the text is in curly quotes (‹)'],
  ['one curly quote, one straight', 'title: “One: two"', '2:8: the text is in curly quotes (“)'],
  ['no-break space after a colon', 'title:\u00a0A roof', '2:7: there is a no-break space (U+00A0) among the fields.'],
  ['no-break space before a field', 'title: A\n\u00a0topic: house', '3:1: there is a no-break space (U+00A0)'],
  ['no-break space before a colon', 'topic\u00a0: house', '2:6: there is a no-break space'],
  ['no-break space inside quotes', 'topic: "\u00a0house"', '2:9: there is a no-break space'],
  ['no-break space at the end of a value', 'topic: house\u00a0', '2:13: there is a no-break space'],
  ['narrow no-break space in a group', 'group: Getting\u202fstarted', '2:15: there is a no-break space (U+202F)'],
  ['soft hyphen in a title', 'title: Pro\u00adbate', '2:11: there is an invisible soft hyphen'],
  ['a day with dashes', 'createdAt: 2026–11-21', '2:16: the day is written with a dash in place of a hyphen (U+2013)'],
  [
    'a dash in a path among the fields',
    'related:\n  - /cost–of-probate',
    '3:10: the link holds a character that no address here has: a dash',
  ],
  ['a Cyrillic letter in a value', 'topic: h\u043euse', '2:9: there is a letter of another alphabet (U+043E)'],
  ['a Greek letter in a field', 't\u03bfpic: house', '2:2: there is a letter of another alphabet (U+03BF)'],
  ['wide digits in a day', 'reviewed: \uff12\uff10\uff126-11-21', '2:11: there is the wide form of a character'],
  ['a wide colon after a field', 'title\uff1aA roof', '2:6: there is the wide form of a character (U+FF1A)'],
  ['an Armenian letter in a word', 'topic: h\u0585use', '2:9: there is a letter of another alphabet (U+0585)'],
  ['bold letters of mathematics', 'title: \u{1d421}ouse', '2:8: there is the special form of a letter (U+1D421)'],
  ['curly quotes around an item', 'asked:\n  - “how do I”', '3:5: the text is in curly quotes (“)'],
  ['curly quotes around a list', 'related: [“/faq”, “/cost”]', '2:11: the text is in curly quotes (“)'],
  ['double primes around a title', 'title: ″One: two″', '2:8: the text is in curly quotes (″)'],
  ['a Hangul filler', 'title: \u3164', '2:8: there is an invisible blank (U+3164)'],
])('among the fields, %s is refused, and its place named', (_, front, expected) =>
  named(page(front), `a.mdx:${expected}`),
);

test.each([
  ['curly quotes around an id', 'It is <Fact id=“release-limit” />.', '5:16: an attribute is in curly'],
  ['no-break space after ##', '##\u00a0Who may?', '5:3: there is a no-break space (U+00A0) at the beginning'],
  ['no-break space of a list', '-\u00a0One', '5:2: there is a no-break space (U+00A0) at the beginning'],
  ['no-break space in a link', '[x](/faq\u00a0)', '5:9: there is a no-break space (U+00A0) inside a link'],
  ['no-break space in an element', '<Fact\u00a0id="a" />', '5:6: there is a no-break space (U+00A0) inside'],
  ['soft hyphen in a link', '[x](/cost-of-pro\u00adbate)', '5:17: there is an invisible soft hyphen (U+00AD)'],
  ['zero-width space', 'One\u200btwo', '5:4: there is an invisible zero-width space (U+200B)'],
  ['joiner between Latin letters', 'pro\u200dbate', '5:4: there is an invisible joiner (U+200D)'],
  ['direction override', 'a\u202ecod.exe', '5:2: there is an invisible mark for the direction of text (U+202E)'],
  ['byte order mark inside', 'One\ufefftwo', '5:4: there is an invisible byte order mark (U+FEFF)'],
  ['control character', 'One\u0008two', '5:4: there is an invisible control character (U+0008)'],
  ['next line of old terminals', 'One\u0085two', '5:4: there is an invisible control character (U+0085)'],
  ['null', 'One\0two', '5:4: there is an invisible control character (U+0000)'],
  ['line separator', 'One\u2028two', '5:4: there is an invisible line separator (U+2028)'],
  ['bullet of a symbol font', '\uf0b7 One', '5:1: there is a character that only one font has (U+F0B7)'],
  ['a lost character', 'caf\ufffd', '5:4: there is the mark of a character that was lost'],
  ['selector after a letter', 'a\ufe0f', '5:2: there is an invisible character (U+FE0F)'],
  ['tags after a letter', 'a\u{e0041}', '5:2: there is an invisible character (U+E0041)'],
  [
    'a Cyrillic letter in a link',
    '[x](/c\u043est-of-probate)',
    '5:7: the link holds a character that no address here has: a letter of another alphabet (U+043E)',
  ],
  [
    'a no-break hyphen in a link',
    '[x](/cost\u2011of-probate)',
    '5:10: the link holds a character that no address here has: a dash in place of a hyphen (U+2011)',
  ],
  [
    'an accent apart from its letter in a link',
    '[x](/cafe\u0301)',
    '5:10: the link holds a character that no address here has: an accent apart from its letter (U+0301)',
  ],
  [
    'a Cyrillic letter in an address elsewhere',
    '[x](https://codes.\u043ehio.gov/)',
    '5:19: the link holds a character that no address here has: a letter of another alphabet (U+043E)',
  ],
  ['joined letters of a PDF file', 'The \ufb01le', '5:5: there is the special form of a letter (U+FB01)'],
  ['a byte order mark read as Latin-1', 'ï»¿One', '5:1: “ï»¿” was one character before'],
  ['a no-break space inside italics', '_\u00a0one_', '5:2: there is a no-break space'],
  ['a no-break space between a link and its address', '[x]\u00a0(/faq)', '5:4: there is a no-break'],
  ['a no-break space inside bold words', '**bold\u00a0**', '5:7: there is a no-break space'],
  ['a narrow space in a table', '|\u2009a | b |', '5:2: there is a space of an unusual width'],
  ['UTF-8 read as Windows-1252', 'The executorâ€™s', '5:13: “â€™” was one character before'],
  ['an accent read as Latin-1', 'cafÃ©', '5:4: “Ã©” was one character before'],
  ['a joiner after an emoji', '👩\u200d.', '5:3: there is an invisible joiner (U+200D)'],
  ['a picture that was not copied', 'a\ufffcb', '5:2: there is the mark of a picture'],
  ['a code that is no character', 'a\uffffb', '5:2: there is a code that is no character'],
  ['a run of soft hyphens', 'a\u00ad\u00ad\u00adb', '5:2: there is an invisible soft hyphen'],
  ['an empty Braille pattern', 'a\u2800b', '5:2: there is an invisible blank (U+2800)'],
])('in the text, %s is refused, and its place named', (_, body, expected) =>
  named(page('title: A', body), `a.mdx:${expected}`),
);

test.each([
  ['UTF-16 of Windows', utf16(title), 'a.mdx: this file is saved as UTF-16.'],
  ['UTF-16, bytes swapped', utf16(title, true), 'a.mdx: this file is saved as UTF-16.'],
  ['UTF-16 without a mark', utf16(title).subarray(2), 'a.mdx: this file is saved as UTF-16.'],
  [
    'Windows-1252',
    Buffer.from(page('title: The café'), 'latin1'),
    'not saved as UTF-8: the character after "title: The caf"',
  ],
  ['half a character at the end', Buffer.from(`${title}é`).subarray(0, -1), 'not saved as UTF-8'],
  ['lone CR', title.replaceAll('\n', '\r'), 'end with a carriage return (U+000D) alone'],
  ['one lone CR among others', title.replace('A text.', 'One\rtwo'), 'end with a carriage return (U+000D) alone'],
  ['no-break space after the first ---', title.replace('---', '---\u00a0'), 'a.mdx:1:4: there is a no-break space'],
  [
    'ideographic space in YAML',
    ['a.yaml', 'term:\u3000x'],
    'a.yaml:1:6: there is a space of an unusual width (U+3000)',
  ],
  [
    'long dash in place of ---',
    title.replace('---', '—'),
    'a.mdx:1:1: a line of three hyphens (---) has become a long dash (—)',
  ],
  ['a dash and a hyphen', title.replace('\n---\n', '\n—-\n'), 'a.mdx:3:1: a line of three hyphens'],
  ['hyphen and a short dash', title.replace('\n---\n', '\n-–\n'), 'a.mdx:3:2: a line of three hyphens'],
  ['direction isolate in YAML', ['a.yml', 'a: x\u2067y'], 'a.yml:1:5: there is an invisible mark for the direction'],
  [
    'a dash in an address elsewhere',
    ['a.yaml', 'url: https://codes.ohio.gov/orc–2115'],
    'a.yaml:1:32: the link holds a character that no address here has: a dash',
  ],
  ['a dash of East Asian width', title.replace('---', '\uff0d\uff0d\uff0d'), 'a.mdx:1:1: a line of three hyphens'],
  ['a space before the first ---', ` ${title}`, 'a.mdx:1:1: there is a space before the three hyphens (---)'],
  [
    'a tab before the second ---',
    title.replace('\n---\n', '\n\t---\n'),
    'a.mdx:3:1: there is a space before the three',
  ],
  ['a drawn line in place of ---', title.replace('---', '───'), 'a.mdx:1:1: a line of three hyphens'],
  ['a short file of UTF-16', Buffer.from('a: b', 'utf16le'), 'a.mdx: this file is saved as UTF-16.'],
  // Written by name or number, as programs that convert documents write them.
  [
    'a zero-width space by its number',
    page('title: A', 'Pro&#8203;bate'),
    'a.mdx:5:4: there is an invisible zero-width space (U+200B). Remove it. It is written as &#8203;.',
  ],
  [
    'a zero-width space by a number of base 16',
    page('title: A', 'Pro&#x200B;bate'),
    'a.mdx:5:4: there is an invisible',
  ],
  ['a soft hyphen by its name', page('title: A', 'Pro&shy;bate and more'), 'a.mdx:5:4: there is an invisible soft'],
  ['a joiner by its name', page('title: A', 'Pro&zwj;bate'), 'a.mdx:5:4: there is an invisible joiner (U+200D)'],
  ['a word joiner by its name', page('title: A', 'a&NoBreak;b'), 'a.mdx:5:2: there is an invisible character (U+2060)'],
  ['a mark for the direction by its name', page('title: A', '<b>a&rlm;b</b>'), 'a.mdx:5:5: there is an invisible mark'],
  ['a code that is too large', page('title: A', 'a&#x110000;b'), 'a.mdx:5:2: there is the mark of a character'],
  ['a no-break space by its name, in a link', page('title: A', '[x](/faq&nbsp;)'), 'a.mdx:5:9: there is a no-break'],
  ['a no-break space by its name, in the fields', page('title: A&nbsp;roof'), 'a.mdx:2:9: there is a no-break space'],
  ['a thin space beside bold words', page('title: A', '**a&thinsp;**'), 'a.mdx:5:4: there is a space of an unusual'],
  ['an escape of YAML', page('title: "Pro\\u200bbate"'), 'a.mdx:2:12: there is an invisible zero-width space'],
  ['a long escape of YAML', page('title: "Pro\\U0000200Bbate"'), 'a.mdx:2:12: there is an invisible zero-width space'],
  ['a short escape of YAML', page('title: "Pro\\xadbate"'), 'a.mdx:2:12: there is an invisible soft hyphen'],
  ['YAML’s letter for a no-break space', page('title: "A\\_roof"'), 'a.mdx:2:10: there is a no-break space'],
  ['YAML’s letter for a control character', page('title: "A\\eroof"'), 'a.mdx:2:10: there is an invisible control'],
  ['YAML’s letter in a list', ['a.yaml', 'a:\n  - "b\\Pc"'], 'a.yaml:2:7: there is an invisible line separator'],
  ['an escape of JavaScript', page('title: A', "a{'\\u{200b}'}b"), 'a.mdx:5:4: there is an invisible zero-width space'],
  ['a letter of another alphabet by its number', page('title: A', 'Prob&#1072;te'), 'a.mdx:5:5: there is a letter of'],
  [
    'a second one, behind an escape on the same line',
    page('title: A', 'caf&#233; pro\u00adbate'),
    'a.mdx:5:14: there is an invisible soft hyphen (U+00AD). Remove it.',
  ],
  // Behind a byte order mark and line ends of Windows the places stay the same.
  [
    'Windows file',
    `\ufeff${page('title: Pro\u00adbate').replaceAll('\n', '\r\n')}`,
    'a.mdx:2:11: there is an invisible soft hyphen',
  ],
])('%s is refused, and named', (_, input, expected) => {
  const [path, text] = Array.isArray(input) ? input : ['a.mdx', input];
  named(text as string | Uint8Array, expected as string, path as string);
});

test.each([
  ['a plain page', title],
  ['a byte order mark and Windows line ends', `\ufeff${title.replaceAll('\n', '\r\n')}`],
  ['tabs', page('title: A\tb', 'One\ttwo')],
  [
    'curly quotes inside a text',
    page('title: The “quick” sale', '“Quick” is no promise, and an executor’s word is “no”.'),
  ],
  ['a curly quote at the beginning', page('title: “Quick” is no promise')],
  ['a title in curly and straight quotes', page('title: "“Quick: now”"')],
  ['no-break spaces in a sentence', page('title: A', 'R.C.\u00a02113.03 and 5\u202f%')],
  [
    'emoji with joiners, selectors, skin and flags',
    page('title: A', '👩‍⚖️ ❤️ 👍🏽 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🇺🇸'),
  ],
  ['keycaps', page('title: A', '1️⃣ #️⃣')],
  ['scripts that join', page('title: A', 'می‌خواهم')],
  ['an accent apart from its letter', page('title: A', 'cafe\u0301')],
  ['another language', page('title: A', 'Kaʻiulani, 5\u00b5m, ª º, Ångström, straße, ')],
  ['another alphabet', page('title: A', 'Нотариус, συμβολαιογράφος, 法院（probate court）：A—B')],
  ['a slash and dashes in a sentence', page('title: A', 'and/or – either/both—and §2113.03(A)–(C), 1/2–3/4')],
  ['dashes in a sentence', page('title: A', 'One — two – three')],
  ['no-break spaces in a sentence by their name', page('title: A', 'R.C.&nbsp;2113.03 and 5&#8239;%, 5&thinsp;%')],
  [
    'letters and signs by name or number',
    page('title: "Caf\\u00e9 \\U0001F3E0"', 'caf&#233; &amp; &lt;b&gt; &sect;&copy; &#65;'),
  ],
  ['an emoji by its numbers', page('title: A', '&#x1F469;&zwj;&#x2696;&#xFE0F;')],
  ['an escape that is escaped', page('title: "a \\\\u200b b"', 'Write &amp;shy; and C:\\new\\_file')],
  ['a rule of Markdown', page('title: A', 'One\n\n---\n\nTwo')],
])('%s is accepted', (_, text) => {
  expect(problems(text)).toEqual([]);
});

test('the content itself holds none', () => {
  const files = globSync('src/content/**/*.{md,mdx,yaml}');
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => authoredTextProblems(file, readFileSync(file)))).toEqual([]);
});
