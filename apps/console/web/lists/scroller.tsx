import type { ReactNode } from 'react';

/** Lets something wide, as a table, scroll sideways by touch and by keyboard instead of widening the page. */
export const Scroller = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="scrolls" role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
