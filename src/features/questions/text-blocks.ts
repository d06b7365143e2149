export type TextBlock = { paragraph: string } | { items: string[] };

const bullet = /^•\s*/;

/** Paragraphs and lists of an answer's plain text: a line break ends a paragraph, "• " begins an item of a list. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (!line) continue;
    const last = blocks.at(-1);
    if (!bullet.test(line)) blocks.push({ paragraph: line });
    else if (last && 'items' in last) last.items.push(line.replace(bullet, ''));
    else blocks.push({ items: [line.replace(bullet, '')] });
  }
  return blocks;
}
