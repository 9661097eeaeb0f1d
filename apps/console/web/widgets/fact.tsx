import type { ReactNode } from 'react';

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A fact with its name. What belongs to its value, such as a button that copies it, is on the same line if that is long enough. */
export const Fact = ({ name, children }: FactProps) => (
  <div className="fact">
    <span className="fact-name">{name}:</span> <span className="fact-value">{children}</span>
  </div>
);
