// How the PDF looks: the site's own colors and heading face on white paper.
import { createRequire } from 'node:module';
import { Font, StyleSheet } from '@react-pdf/renderer';
import { color } from '../../../shared/color.build.ts';
import { headingFamily, headingFile } from '../../../styles/heading-font/drawn-font.build.ts';

const { resolve } = createRequire(import.meta.url);

Font.register({
  family: headingFamily,
  fonts: [{ src: headingFile(600), fontWeight: 600 }],
});
Font.register({
  family: 'Lato',
  fonts: [
    { src: resolve('@fontsource/lato/files/lato-latin-400-normal.woff'), fontWeight: 400 },
    { src: resolve('@fontsource/lato/files/lato-latin-700-normal.woff'), fontWeight: 600 },
    {
      src: resolve('@fontsource/lato/files/lato-latin-400-italic.woff'),
      fontWeight: 400,
      fontStyle: 'italic',
    },
  ],
});
// Words stay whole: a hyphen in a form's name or an address would mislead.
Font.registerHyphenationCallback((word) => [word]);

/** Sizes in points. */
export const text = 10.75;
const small = 9.5;
export const margin = 79;

export const headingFont = { fontFamily: headingFamily, fontWeight: 600 } as const;
const heading = { ...headingFont, color: color('green-dark'), lineHeight: 1.2 } as const;

export const styles = StyleSheet.create({
  page: {
    paddingTop: 60,
    paddingBottom: 74,
    paddingHorizontal: margin,
    fontFamily: 'Lato',
    fontSize: text,
    lineHeight: 1.4,
    color: color('ink'),
  },
  h1: { ...heading, fontSize: 25, marginBottom: 18 },
  h2: { ...heading, fontSize: 15.5, marginTop: 12, marginBottom: 5 },
  h3: { ...heading, fontSize: 12.5, marginTop: 8, marginBottom: 4 },
  block: { marginBottom: 7 },
  row: { flexDirection: 'row' },
  rest: { flex: 1 },
  strong: { fontWeight: 600 },
  term: { fontStyle: 'italic', color: color('ink'), textDecoration: 'none' },
  fact: { fontWeight: 600, color: color('ink'), textDecoration: 'none' },
  link: { color: color('green'), textDecoration: 'underline' },
  muted: { color: color('muted') },
  small: { fontSize: small, lineHeight: 1.33 },
});
