import type { ReactNode } from 'react';

interface Props {
  /** `h4` for one of the dates' stages. */
  heading?: 'h3' | 'h4';
  title: string;
  children: ReactNode;
}

/** A section that is folded on the screen and open on paper. Whether it is open is the browser's, not the address's. */
export const Fold = ({ heading: Heading = 'h3', title, children }: Props) => (
  <details className="fold">
    <summary>
      <Heading>{title}</Heading>
    </summary>
    {children}
  </details>
);
