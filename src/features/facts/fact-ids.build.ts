import { parse } from 'yaml';
import { type MdxElement, parseElements } from '../../shared/mdx.build.ts';

/** The ids of the facts that a component of the prose names: `<Fact id="…">`, `fact="…"`, `facts={["…"]}`. */
export const factIdsOf = ({ name, attributes: { id, fact, facts } }: MdxElement): string[] => [
  ...(name === 'Fact' && id ? [id] : []),
  ...(fact ? [fact] : []),
  // A list of texts is the same in YAML as in JavaScript.
  ...(facts ? (parse(facts) as string[]) : []),
];

/** The ids of the facts that a page's body prints, in order. Throws on what is not MDX (Markdown for a `.md` file). */
export const factIdsInBody = ({ body = '', filePath = '' }: { body?: string; filePath?: string }): string[] =>
  parseElements(body, filePath).flatMap(factIdsOf);
