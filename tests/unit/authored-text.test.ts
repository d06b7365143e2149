// Everything that a program may put into a file of src/content and its author does not see.
import { expect, test } from 'vitest';
import { authoredTextProblems } from '../../src/shared/authored-text.ts';

const page = (front: string, body = 'A text.') => `---\n${front}\n---\n\n${body}\n`;
const problems = (text: string | Uint8Array, path = 'a.mdx') => authoredTextProblems(path, Buffer.from(text as string));
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const windows = (text: string) => text.replaceAll('\n', '\r\n');
const title = page('title: A roof that leaks');

const inLink = 'the link holds a character that no address here has:';
const named = (text: string | Uint8Array, expected: string, path?: string) =>
  expect(problems(text, path)).toEqual([expect.stringContaining(expected)]);

test.each([
  ['title: “One: two”', '2:8: the text is in curly quotes (“)'],
  ['title: ‘One: two’ # a note', '2:8: the text is in curly quotes (‘)'],
  ['title: „One: two“', '2:8: the text is in curly quotes („)'],
  ['title: ＂One: two＂', '2:8: the text is in curly quotes (＂)'],
  ['title: ‹One: two›', '2:8: the text is in curly quotes (‹)'],
  ['title: “One: two"', '2:8: the text is in curly quotes (“)'],
  ['title:\u00a0A roof', '2:7: there is a no-break space (U+00A0) among the fields.'],
  ['title: A\n\u00a0topic: house', '3:1: there is a no-break space (U+00A0)'],
  ['topic\u00a0: house', '2:6: there is a no-break space'],
  ['topic: "\u00a0house"', '2:9: there is a no-break space'],
  ['topic: house\u00a0', '2:13: there is a no-break space'],
  ['group: Getting\u202fstarted', '2:15: there is a no-break space (U+202F)'],
  ['title: Pro\u00adbate', '2:11: there is an invisible soft hyphen'],
  ['createdAt: 2026–11-21', '2:16: the day is written with a dash in place of a hyphen (U+2013)'],
  ['related:\n  - /cost–of-probate', `3:10: ${inLink} a dash`],
  ['topic: h\u043euse', '2:9: there is a letter of another alphabet (U+043E)'],
  ['t\u03bfpic: house', '2:2: there is a letter of another alphabet (U+03BF)'],
  ['reviewed: \uff12\uff10\uff126-11-21', '2:11: there is the wide form of a character'],
  ['title\uff1aA roof', '2:6: there is the wide form of a character (U+FF1A)'],
  ['topic: h\u0585use', '2:9: there is a letter of another alphabet (U+0585)'],
  ['title: \u{1d421}ouse', '2:8: there is the special form of a letter (U+1D421)'],
  ['asked:\n  - “how do I”', '3:5: the text is in curly quotes (“)'],
  ['related: [“/faq”, “/cost”]', '2:11: the text is in curly quotes (“)'],
  ['title: ″One: two″', '2:8: the text is in curly quotes (″)'],
  ['title: \u3164', '2:8: there is an invisible blank (U+3164)'],
  // Written by name or number, as programs that convert documents write them.
  ['title: A&nbsp;roof', '2:9: there is a no-break space'],
  ['title: "Pro\\u200bbate"', '2:12: there is an invisible zero-width space'],
  ['title: "Pro\\U0000200Bbate"', '2:12: there is an invisible zero-width space'],
  ['title: "Pro\\xadbate"', '2:12: there is an invisible soft hyphen'],
  ['title: "A\\_roof"', '2:10: there is a no-break space'],
  ['title: "A\\eroof"', '2:10: there is an invisible control'],
])('among the fields, %j is refused: %s', (front, expected) => named(page(front), `a.mdx:${expected}`));

test.each([
  ['It is <Fact id=“release-limit” />.', '5:16: an attribute is in curly'],
  ['##\u00a0Who may?', '5:3: there is a no-break space (U+00A0) at the beginning'],
  ['-\u00a0One', '5:2: there is a no-break space (U+00A0) at the beginning'],
  ['[x](/faq\u00a0)', '5:9: there is a no-break space (U+00A0) inside a link'],
  ['<Fact\u00a0id="a" />', '5:6: there is a no-break space (U+00A0) inside'],
  ['[x](/cost-of-pro\u00adbate)', '5:17: there is an invisible soft hyphen (U+00AD)'],
  ['One\u200btwo', '5:4: there is an invisible zero-width space (U+200B)'],
  ['pro\u200dbate', '5:4: there is an invisible joiner (U+200D)'],
  ['a\u202ecod.exe', '5:2: there is an invisible mark for the direction of text (U+202E)'],
  ['One\ufefftwo', '5:4: there is an invisible byte order mark (U+FEFF)'],
  ['One\u0008two', '5:4: there is an invisible control character (U+0008)'],
  ['One\u0085two', '5:4: there is an invisible control character (U+0085)'],
  ['One\0two', '5:4: there is an invisible control character (U+0000)'],
  ['One\u2028two', '5:4: there is an invisible line separator (U+2028)'],
  ['\uf0b7 One', '5:1: there is a character that only one font has (U+F0B7)'],
  ['caf\ufffd', '5:4: there is the mark of a character that was lost'],
  ['a\ufe0f', '5:2: there is an invisible character (U+FE0F)'],
  ['a\u{e0041}', '5:2: there is an invisible character (U+E0041)'],
  ['[x](/c\u043est-of-probate)', `5:7: ${inLink} a letter of another alphabet (U+043E)`],
  ['[x](/cost\u2011of-probate)', `5:10: ${inLink} a dash in place of a hyphen (U+2011)`],
  ['[x](/cafe\u0301)', `5:10: ${inLink} an accent apart from its letter (U+0301)`],
  ['[x](https://codes.\u043ehio.gov/)', `5:19: ${inLink} a letter of another alphabet (U+043E)`],
  ['The \ufb01le', '5:5: there is the special form of a letter (U+FB01)'],
  ['ï»¿One', '5:1: “ï»¿” was one character before'],
  ['_\u00a0one_', '5:2: there is a no-break space'],
  ['[x]\u00a0(/faq)', '5:4: there is a no-break'],
  ['**bold\u00a0**', '5:7: there is a no-break space'],
  ['|\u2009a | b |', '5:2: there is a space of an unusual width'],
  ['The executorâ€™s', '5:13: “â€™” was one character before'],
  ['The executor‚Äôs', '5:13: “‚Äô” was one character before'],
  ['cafÃ©', '5:4: “Ã©” was one character before'],
  ['👩\u200d.', '5:3: there is an invisible joiner (U+200D)'],
  ['a\ufffcb', '5:2: there is the mark of a picture'],
  ['a\uffffb', '5:2: there is a code that is no character'],
  ['a\u00ad\u00ad\u00adb', '5:2: there is an invisible soft hyphen'],
  ['a\u2800b', '5:2: there is an invisible blank (U+2800)'],
  // Written by name or number, as programs that convert documents write them.
  ['Pro&#8203;bate', '5:4: there is an invisible zero-width space (U+200B). Remove it. It is written as &#8203;.'],
  ['Pro&#x200B;bate', '5:4: there is an invisible'],
  ['Pro&shy;bate and more', '5:4: there is an invisible soft'],
  ['Pro&zwj;bate', '5:4: there is an invisible joiner (U+200D)'],
  ['a&NoBreak;b', '5:2: there is an invisible character (U+2060)'],
  ['<b>a&rlm;b</b>', '5:5: there is an invisible mark'],
  ['a&#x110000;b', '5:2: there is the mark of a character'],
  ['[x](/faq&nbsp;)', '5:9: there is a no-break'],
  ['**a&thinsp;**', '5:4: there is a space of an unusual'],
  ["a{'\\u{200b}'}b", '5:4: there is an invisible zero-width space'],
  ['Prob&#1072;te', '5:5: there is a letter of'],
  ['caf&#233; pro\u00adbate', '5:14: there is an invisible soft hyphen (U+00AD). Remove it.'],
])('in the text, %j is refused: %s', (body, expected) => named(page('title: A', body), `a.mdx:${expected}`));

test.each<[string, string | Uint8Array, string]>([
  ['UTF-16 of Windows', utf16(title), 'a.mdx: this file is saved as UTF-16.'],
  ['UTF-16, bytes swapped', utf16(title).swap16(), 'a.mdx: this file is saved as UTF-16.'],
  ['UTF-16 without a mark', utf16(title).subarray(2), 'a.mdx: this file is saved as UTF-16.'],
  ['a short file of UTF-16', Buffer.from('a: b', 'utf16le'), 'a.mdx: this file is saved as UTF-16.'],
  [
    'Windows-1252',
    Buffer.from(page('title: A café'), 'latin1'),
    'not saved as UTF-8: the character after "title: A caf"',
  ],
  ['half a character at the end', Buffer.from(`${title}é`).subarray(0, -1), 'not saved as UTF-8'],
  ['lone CR', title.replaceAll('\n', '\r'), 'end with a carriage return (U+000D) alone'],
  ['one lone CR among others', title.replace('A text.', 'One\rtwo'), 'end with a carriage return (U+000D) alone'],
  // Behind a byte order mark and line ends of Windows the places stay the same.
  ['Windows file', `\ufeff${windows(page('title: Pro\u00adbate'))}`, 'a.mdx:2:11: there is an invisible soft hyphen'],
])('%s is refused, and named', (_, text, expected) => named(text, expected));

const threeHyphens = 'a line of three hyphens (---) has become';
test.each([
  ['---', '---\u00a0', '1:4: there is a no-break space'],
  ['---', '—', `1:1: ${threeHyphens} a long dash (—)`],
  ['\n---\n', '\n—-\n', `3:1: ${threeHyphens}`],
  ['\n---\n', '\n-–\n', `3:2: ${threeHyphens}`],
  ['---', '\uff0d\uff0d\uff0d', `1:1: ${threeHyphens}`],
  ['---', '───', `1:1: ${threeHyphens}`],
  ['---', ' ---', '1:1: there is a space before the three hyphens (---)'],
  ['\n---\n', '\n\t---\n', '3:1: there is a space before the three'],
])('%j written as %j is refused: %s', (hyphens, written, expected) =>
  named(title.replace(hyphens, written), `a.mdx:${expected}`),
);

test.each([
  ['term:\u3000x', '1:6: there is a space of an unusual width (U+3000)'],
  ['a: x\u2067y', '1:5: there is an invisible mark for the direction'],
  ['url: https://codes.ohio.gov/orc–2115', `1:32: ${inLink} a dash`],
  ['a:\n  - "b\\Pc"', '2:7: there is an invisible line separator'],
])('in YAML, %j is refused: %s', (text, expected) => {
  for (const path of ['a.yaml', 'a.yml']) named(text, `${path}:${expected}`, path);
});

test.each([
  ['a plain page', title],
  ['a byte order mark and Windows line ends', `\ufeff${windows(title)}`],
  ['tabs', page('title: A\tb', 'One\ttwo')],
  ['curly quotes inside a text', page('title: The “quick” sale', '“Quick” is no promise, and an heir’s word is “no”.')],
  ['a curly quote at the beginning', page('title: “Quick” is no promise')],
  ['a title in curly and straight quotes', page('title: "“Quick: now”"')],
  ['signs by name or number', page('title: "Caf\\u00e9 \\U0001F3E0"', 'caf&#233; &amp; &lt;b&gt; &sect;&copy; &#65;')],
  ['an escape that is escaped', page('title: "a \\\\u200b b"', 'Write &amp;shy; and C:\\new\\_file')],
])('%s is accepted', (_, text) => expect(problems(text)).toEqual([]));

test.each([
  ['no-break spaces in a sentence', 'R.C.\u00a02113.03 and 5\u202f%'],
  ['the same by their name', 'R.C.&nbsp;2113.03 and 5&#8239;%, 5&thinsp;%'],
  [
    'emoji with joiners, selectors, skin and flags',
    '👩‍⚖️ ❤️ 👍🏽 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🇺🇸',
  ],
  ['an emoji by its numbers', '&#x1F469;&zwj;&#x2696;&#xFE0F;'],
  ['keycaps', '1️⃣ #️⃣'],
  ['scripts that join', 'می‌خواهم'],
  ['an accent apart from its letter', 'cafe\u0301'],
  ['another language', 'Kaʻiulani, 5\u00b5m, ª º, Ångström, straße, '],
  ['another alphabet', 'Нотариус, συμβολαιογράφος, 法院（probate court）：A—B'],
  ['a slash and dashes in a sentence', 'and/or – either/both—and §2113.03(A)–(C), 1/2–3/4'],
  ['dashes in a sentence', 'One — two – three'],
  ['a rule of Markdown', 'One\n\n---\n\nTwo'],
])('%s in the text: accepted', (_, body) => expect(problems(page('title: A', body))).toEqual([]));
