import type { Source } from './contract.ts';
import { kindOfPage } from './sources.ts';

/** Pages to read on, each with what kind of page it is, and telephone links. */
export function Links({ sources }: { sources: Source[] }) {
  return (
    <ul className="message-sources">
      {sources.map((source) => (
        <li key={source.url}>
          {kindOfPage(source) && <span className="source-kind">{kindOfPage(source)}: </span>}
          <a href={source.url}>{source.title}</a>
        </li>
      ))}
    </ul>
  );
}
