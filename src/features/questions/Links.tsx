import type { Source } from './contract.ts';
import { kindOfPage } from './sources.ts';

interface Props {
  sources: Source[];
  className?: string;
}

/** Pages to read on, each with what kind of page it is, and telephone links. */
export function Links({ sources, className = 'message-sources' }: Props) {
  return (
    <ul className={className}>
      {sources.map((source) => (
        <li key={source.url}>
          {kindOfPage(source) && <span className="source-kind">{kindOfPage(source)}: </span>}
          <a href={source.url}>{source.title}</a>
        </li>
      ))}
    </ul>
  );
}
