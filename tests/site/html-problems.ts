// What html-validate says of a page.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Resolves its configuration once: html-validate would do so for every page, which takes longer than the page. */
class ResolvedConfigLoader extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;
  override getConfigFor(handle: string) {
    this.resolved ??= super.getConfigFor(handle);
    return this.resolved;
  }
}

const validator = new HtmlValidate(
  new ResolvedConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    elements: ['html5', { 'astro-island': { flow: true, phrasing: true, transparent: true } }],
    rules: {
      // The build prints HTML the way its compiler does; these are about taste.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'long-title': 'off',
      // Inlining is on purpose: first render needs one response.
      'no-inline-style': 'off',
      'require-sri': 'off',
      'script-type': 'off',
      // Roles that `display: block` takes away from a table are given back.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['article', 'row', 'cell', 'table', 'columnheader', 'rowheader'] }],
      'tel-non-breaking': 'off',
    },
  }),
);

/** Astro prints this before the first island of a page, wherever that is. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** What is wrong with a page, as "12:3 rule: message". */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replace(islandStyle, ''));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
