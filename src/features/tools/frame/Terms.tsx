import type { Term } from './tool-data.ts';

/** What these terms mean, opened in place. */
export function Terms({ ids, terms }: { ids: readonly string[]; terms: readonly Term[] }) {
  const used = terms.filter(({ id }) => ids.includes(id));
  if (used.length === 0) return null;
  return (
    <div className="tool-terms">
      {used.map(({ id, term, meaning }) => (
        <details key={id} className="tool-term">
          <summary>What “{term}” means</summary>
          <p>{meaning}</p>
        </details>
      ))}
    </div>
  );
}
