import type { Term } from './tool-data.ts';

/** What these terms mean, opened in place. */
export function Terms({ ids, terms }: { ids: readonly string[]; terms: readonly Term[] }) {
  const found = terms.filter(({ id }) => ids.includes(id));
  if (found.length === 0) return null;
  return (
    <div className="tool-terms">
      {found.map(({ id, term, meaning }) => (
        <details key={id} className="tool-term">
          <summary>What “{term}” means</summary>
          <p>{meaning}</p>
        </details>
      ))}
    </div>
  );
}
