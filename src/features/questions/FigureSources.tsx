import type { Figures } from './contract.ts';

/** The figures of an answer, each with its source. */
export const FigureSources = ({ figures }: { figures: Figures[] }) =>
  figures.length > 0 && (
    <p className="answer-figures text-muted">
      {figures.map(({ values, source, url }) => (
        <span key={`${source} ${values}`}>
          {values}: {url ? <a href={url}>{source}</a> : source}.{' '}
        </span>
      ))}
    </p>
  );
