// The letter as a Word document. Loaded on demand: the library weighs more than the page.
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { downloadFile } from '../../shared/download-file.browser.ts';
import { blockText, type FilledBlock } from './letter.ts';

const twelvePoints = 24;
/** Twentieths of a point. */
const usLetter = { width: 12_240, height: 15_840 };
/** Three quarters of an inch, as on the page that the browser prints: each letter fits on one sheet. */
const margin = { top: 1080, right: 1080, bottom: 1080, left: 1080 };

function paragraphOf(block: FilledBlock, index: number, blocks: readonly FilledBlock[]): Paragraph {
  const isItem = block.kind === 'item';
  // Text pasted from a word processor may hold characters that XML may not: Word would not open the file.
  // https://www.w3.org/TR/xml/#charsets
  const lines = blockText(block)
    .replace(/^- /, '')
    .split(/[\n\v\f]/)
    .map((text) => text.replace(/\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, ' '));
  return new Paragraph({
    ...(isItem ? { bullet: { level: 0 } } : {}),
    spacing: { after: isItem && blocks[index + 1]?.kind === 'item' ? 60 : 240 },
    children: lines.map(
      (text, lineIndex) =>
        new TextRun({ text, bold: block.kind === 'subject', ...(lineIndex > 0 ? { break: 1 } : {}) }),
    ),
  });
}

/** Makes the file in the browser and hands it to the visitor: nothing is sent. */
export async function downloadLetter(blocks: readonly FilledBlock[], name: string): Promise<void> {
  const letter = new Document({
    styles: { default: { document: { run: { font: 'Georgia', size: twelvePoints } } } },
    sections: [{ properties: { page: { size: usLetter, margin } }, children: blocks.map(paragraphOf) }],
  });
  const blob = await Packer.toBlob(letter);
  downloadFile(new File([blob], `${name}.docx`, { type: blob.type }));
}
