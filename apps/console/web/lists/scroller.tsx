import type { ReactNode } from 'react';

/** Makes wide content such as tables scroll horizontally, by touch and keyboard. */
export const Scroller = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="scrolls" role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
