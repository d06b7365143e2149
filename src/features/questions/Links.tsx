import type { Source } from './contract.ts';
import { isTelephoneLink, kindOfPage } from './sources.ts';

/** "Guide: " before a link. */
export const PageKind = ({ url }: Pick<Source, 'url'>) =>
  kindOfPage({ url }) && <span className="text-muted">{kindOfPage({ url })}: </span>;

interface Props {
  sources: Source[];
  /** Of telephone and text links. */
  buttons?: 'button' | 'button quiet';
}

/** Pages to read on, each with what kind of page it is, and telephone links. */
export const Links = ({ sources, buttons = 'button quiet' }: Props) =>
  sources.length > 0 && (
    <ul className="message-sources">
      {sources.map(({ url, title }) => (
        <li key={url}>
          <PageKind url={url} />
          <a href={url} className={isTelephoneLink(url) ? buttons : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
