import type { Term } from './term.ts';

/** What these terms mean, opened in place. */
export const Terms = ({ ids, terms }: { ids: readonly string[]; terms: readonly Term[] }) =>
  terms
    .filter(({ id }) => ids.includes(id))
    .map(({ id, term, meaning }) => (
      <details key={id} className="tool-term">
        <summary>What “{term.toLowerCase()}” means</summary>
        <p>{meaning}</p>
      </details>
    ));
