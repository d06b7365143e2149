// The typeface of headings for what is drawn without a browser: the PDF and the pictures of shared links.
import { createRequire } from 'node:module';

export const headingFamily = 'Lora';

const { resolve } = createRequire(import.meta.url);
export const headingFile = (weight: 400 | 600): string =>
  resolve(`@fontsource/lora/files/lora-latin-${weight}-normal.woff`);
