import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { unknownAnswerReferences } from '../features/content-rules/answers.build.ts';
import { brokenLinks } from '../features/content-rules/broken-links.build.ts';
import { invalidDates } from '../features/content-rules/dates.build.ts';
import { hiddenCharacters } from '../features/content-rules/hidden-characters.build.ts';
import { pictureProblems } from '../features/content-rules/images.build.ts';
import { leftoverTemplateText } from '../features/content-rules/leftover-template.build.ts';
import { textProblems } from '../features/content-rules/page-text.build.ts';
import { unknownReferences } from '../features/content-rules/references.build.ts';
import { unreadSections } from '../features/content-rules/sections-read.build.ts';
import { staleFactLines } from '../features/content-rules/stale-facts.build.ts';
import { unsourcedFigures } from '../features/content-rules/typed-figures.build.ts';
import { stopBuild } from '../shared/stop-build.build.ts';

/** Rules across files, which no schema can check. Each gives one line per problem, for the author. */
const rules = [
  unknownReferences,
  unknownAnswerReferences,
  textProblems,
  invalidDates,
  unsourcedFigures,
  unreadSections,
  pictureProblems,
  leftoverTemplateText,
];

function stopOn(problems: string[], heading = 'Mend these before the site can be built'): void {
  if (problems.length > 0) stopBuild(`${heading}:\n${problems.join('\n')}`);
}

/**
 * Fails the build with the problems of all rules at once, and of the links once all pages are built. Warns of figures
 * not checked recently.
 */
export function contentCheck(): AstroIntegration {
  let [root, origin] = ['', ''];
  return {
    name: 'content-check',
    hooks: {
      // Before the collections are read: a parser would blame something else.
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        origin = config.site ? new URL(config.site).origin : '';
        stopOn(hiddenCharacters(root));
      },
      'astro:build:start': async ({ logger }) => {
        stopOn((await Promise.all(rules.map((rule) => rule(root)))).flat());
        for (const line of staleFactLines(root, new Date())) logger.warn(line);
      },
      // Over whole pages: their anchors are the last thing added.
      'astro:build:done': ({ dir }) =>
        stopOn(brokenLinks(root, fileURLToPath(dir), origin), 'Mend these links before the site can be published'),
    },
  };
}
