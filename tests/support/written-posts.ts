// Posts as authors write them: right, and wrong in one way each, with what the build says of it.
import { readFileSync } from 'node:fs';

const source = readFileSync('src/content/blog/_template.mdx', 'utf8');
/** What an author makes of the template: its fields, and own words with the same elements. */
export const template = source
  .replace(
    /^(excerpt: >-\n).*$/m,
    '$1  What a family finds out about a roof that leaks, and whom it asks first when nobody has authority yet.',
  )
  .replace(/^title: .*$/m, 'title: "A roof that leaks, and nobody in charge"')
  .replace('What the picture shows, for a reader who cannot see it', 'A porch with an empty chair')
  .replace(
    /(\n---\n)[\s\S]*$/,
    `$1
Water comes first, papers second.

## Who may let a roofer in?

The <Term id="executor">executor</Term> may. Creditors have <Fact id="creditor-claim-period" /> to present a claim.

- Read [inheriting property](/inheriting-property-in-ohio).

<Callout title="A wet cellar" tone="care">

Call the insurer.

</Callout>
`,
  );

/** One line of the front matter with another value, or without the line when there is none. */
export const withField = (field: string, value: string | undefined, post = template): string =>
  post.replace(new RegExp(`^${field}:.*\n`, 'm'), value === undefined ? '' : `${field}: ${value}\n`);
/** The template with the # before these optional fields removed. */
export const switchedOn = (fields: RegExp, post = template): string =>
  post.replace(new RegExp(`^# ((?:${fields.source}).*)$`, 'gm'), '$1');
export const withPicture = (post = template) => switchedOn(/image|\s+(?:src|alt|width|height)/, post);
const saying = (text: string) => `${template}\n${text}\n`;
/** A PNG of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The same post with that picture in the place of the template's. */
export const onePixel = (post: string) =>
  post
    .replace(/images\/blog\/[\w-]+\.jpg/g, 'images/blog/pixel.png')
    .replace(/((?:width|height)(?:: |="))\d+/g, (_, name) => `${name}1`);

export const future = '2099-03-04';
export const wrongFields: Record<string, { post: string; says: string }> = {
  'missing-field.mdx': {
    post: withField('reviewed', undefined),
    says: 'reviewed: Write the day the page was last reviewed, such as 2026-11-21.',
  },
  'empty-field.mdx': {
    post: withField('createdAt', ''),
    says: 'createdAt: Write the day the post was written, such as 2026-11-21.',
  },
  'wrong-value.mdx': { post: withField('topic', 'houses'), says: 'topic: Write one of: court, costs, house, family.' },
  'wrong-field.mdx': {
    post: template.replace('topic:', 'author: me\ntopic:'),
    says: 'There is no field "author". Remove it, or write one of: title, excerpt, createdAt, publishedAt,',
  },
  'long-title.mdx': {
    post: withField('title', 'x'.repeat(53)),
    says: 'title: This is too long. Write a title of 15 to 52 characters',
  },
  'future-date.mdx': {
    post: withField('publishedAt', future),
    says: 'publishedAt: This date is in the future. Add "scheduled: true" to publish on that day, or write a past date.',
  },
  'picture-without-words.mdx': {
    post: withPicture().replace(/^ {2}alt:.*\n/m, ''),
    says: 'image.alt: Say what the picture shows, for a reader who cannot see it',
  },
  '2026/empty-house-after-a-death.mdx': {
    post: template,
    says: 'the slug "empty-house-after-a-death" is taken by empty-house-after-a-death.mdx. Rename one of the two files.',
  },
  'no-fields.mdx': {
    post: template.replace(/\n---\n/, '\n'),
    says: 'there are no fields. Write them between two lines of ---, the first at the top of the file.',
  },
  'no-ending': { post: template, says: 'the name of a page ends in .mdx. Rename the file.' },
  'Capital-Letters.mdx': { post: template, says: 'name the file with lowercase letters, digits and hyphens only.' },
};
/** The reader of these lines stops at the first mistake: a build of its own. */
export const unreadableFields: typeof wrongFields = {
  'apostrophe.mdx': {
    post: withField('title', "'The executor's house, and nobody in it'"),
    says: 'apostrophe.mdx:6: the lines between the two --- cannot be read (bad indentation of a mapping entry).',
  },
};
export const wrongText: Record<string, { post: string; says: string }> = {
  'unknown-fact.mdx': {
    post: saying('It costs <Fact id="no-such-fact" />.'),
    says: 'there is no fact "no-such-fact". Add it to src/content/facts.yaml, or mend the id.',
  },
  'unknown-fact-in-front.mdx': {
    post: withField('title', '"A roof that leaks for {no-such-fact}"'),
    says: 'there is no fact "no-such-fact". Add it to src/content/facts.yaml, or mend the id.',
  },
  'unknown-term.mdx': {
    post: saying('The <Term id="no-such-term">thing</Term>.'),
    says: 'there is no term "no-such-term". Add it to src/content/glossary.yaml, or mend the id.',
  },
  'typed-figure.mdx': {
    post: saying('It takes six months and costs $250.'),
    says: '"six months" is typed by hand. Write <Fact id="…" /> ({fact-id} in front matter) with an id of src/content/facts.yaml.',
  },
  'still-the-template.mdx': {
    post: source,
    says: '"A title that says what the post answers" stands in the template. Write your own words, or remove it.',
  },
  'half-the-template.mdx': {
    post: saying('The first sentence under a heading answers it. Nobody replaced that one.'),
    says: '"The first sentence under a heading answers it." stands in the template. Write your own words, or remove it.',
  },
  'missing-picture.mdx': {
    post: withPicture(),
    says: 'image: there is no file public/images/blog/name-of-the-file.jpg. Add the picture, or mend the name.',
  },
  'wrong-size.mdx': {
    post: withPicture()
      .replace('name-of-the-file.jpg', 'pixel.png')
      .replace(/width: \d+/, 'width: 1'),
    says: 'image: public/images/blog/pixel.png is 1 × 1 pixels. Write width 1 and height 1.',
  },
  'no-picture.mdx': {
    post: withPicture().replace('name-of-the-file.jpg', 'words.jpg'),
    says: 'image: public/images/blog/words.jpg is not a picture that browsers show. Save it as JPEG, PNG, WebP or AVIF.',
  },
  'picture-from-elsewhere.mdx': {
    post: saying('<img src="https://example.com/porch.jpg" alt="A porch in the rain" width="1" height="1" />'),
    says: 'put the picture into public/images/blog and write src="/images/blog/….jpg".',
  },
  'picture-in-the-text.mdx': {
    post: saying('![A porch](/images/blog/pixel.png)'),
    says: 'a picture in the text states its size. Write <img src="/images/blog/pixel.png" alt="…" width="…" height="…" />.',
  },
  'picture-in-the-text-without-words.mdx': {
    post: saying('<img src="/images/blog/pixel.png" alt="" width="1" height="1" />'),
    says: 'write alt="…": what the picture shows, for a reader who cannot see it.',
  },
  'unknown-claim.mdx': {
    post: saying('We are <IfClaim id="no-such-claim"><Claim id="no-such-claim" /></IfClaim>.'),
    says: 'there is no claim "no-such-claim". Add it to src/content/identity.yaml, or mend the id.',
  },
  'bare-claim.mdx': {
    post: saying('We answer within <Claim id="response-time" />.'),
    says: 'a claim without a basis is left out of the live site. Write <IfClaim id="response-time">…</IfClaim> around',
  },
  'braces-in-the-text.mdx': {
    post: saying('Creditors have {creditor-claim-period}.'),
    says: 'braces are for the front matter. Write <Fact id="creditor-claim-period" />.',
  },
  'no-such-day.mdx': {
    post: withField('publishedAt', '2026-02-31'),
    says: 'publishedAt: there is no 2026-02-31. Write a day such as 2026-11-21.',
  },
  'day-to-come.mdx': {
    post: withField('reviewed', future),
    says: 'reviewed: 2099-03-04 has not come yet. Write the day on which it was done.',
  },
  'no-text.mdx': {
    post: template.replace(/(\n---\n)[\s\S]*$/, '$1\n'),
    says: 'there is no text below the second ---. Write it.',
  },
  'title-in-the-text.mdx': {
    post: saying('# Who may let a roofer in?'),
    says: "headings start with ##: the title is the page's own #.",
  },
  'unknown-claim-around-words.mdx': {
    post: saying('<IfClaim id="no-such-claim">We are many.</IfClaim>'),
    says: 'there is no claim "no-such-claim". Add it to src/content/identity.yaml, or mend the id.',
  },
  'aside-without-title.mdx': {
    post: saying('<Callout tone="care">\n\nCall the insurer.\n\n</Callout>'),
    says: '<Callout> has no title. Write <Callout title="…">.',
  },
  'aside-in-another-tone.mdx': {
    post: saying('<Callout title="A wet cellar" tone="warning">\n\nCall the insurer.\n\n</Callout>'),
    says: '<Callout> has no tone "warning". Write tone="care", or leave it out.',
  },
  'import.mdx': {
    post: saying("import Aside from './Aside.astro';"),
    says: 'a post holds no code: what it may use needs no import. Remove this line.',
  },
  'script.mdx': {
    post: saying('<script src="https://example.com/count.js"></script>'),
    says: "<script> is not allowed in a text: the page's policy blocks it. Remove it.",
  },
  'id-as-code.mdx': {
    post: saying('Creditors have <Fact id={"creditor-claim-period"} />.'),
    says: 'write the id as <Fact id="…">.',
  },
  'no-id.mdx': { post: saying('Creditors have <Fact />.'), says: 'write the id as <Fact id="…">.' },
  'component-in-markdown.md': {
    post: template,
    says: '<Term> is only understood in MDX. Rename the file so that it ends in .mdx.',
  },
};
