import { parse } from 'yaml';
import { type MdxElement, parseElements } from '../../shared/mdx.build.ts';

/** The ids of the facts in a component's attributes: `<Fact id="…">`, `fact="…"`, `facts={["…"]}`. */
export const factIdsOf = ({ name, attributes: { id, fact, facts } }: MdxElement): string[] => [
  ...(name === 'Fact' && id ? [id] : []),
  ...(fact ? [fact] : []),
  // An array of strings in JavaScript is also valid YAML.
  ...(facts ? (parse(facts) as string[]) : []),
];

/** The ids of the facts that a page's body prints, in order. Throws on invalid MDX (or Markdown, for a `.md` file). */
export const factIdsInBody = ({ body = '', filePath = '' }: { body?: string; filePath?: string }): string[] =>
  parseElements(body, filePath).flatMap(factIdsOf);
