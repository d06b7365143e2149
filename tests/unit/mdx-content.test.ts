import { expect, test } from 'vitest';
import { mdxContent } from '../../src/features/prose/mdx-content.build.ts';

test('a body that is not MDX is named with its file and line', async () => {
  await expect(mdxContent('Words.\n\nBroken {', 'src/content/blog/broken.mdx')).rejects.toThrow(
    /^src\/content\/blog\/broken\.mdx, counted from below the front matter: 3:\d+: Unexpected/,
  );
});
