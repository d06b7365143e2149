import type { ReactNode } from 'react';

interface Props {
  heading?: 'h3' | 'h4';
  title: string;
  children: ReactNode;
}

/** A section, collapsed on screen and open in print. Its state is not in the address. */
export const Fold = ({ heading: Heading = 'h3', title, children }: Props) => (
  <details className="fold">
    <summary>
      <Heading>{title}</Heading>
    </summary>
    {children}
  </details>
);
