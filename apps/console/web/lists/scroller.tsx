import type { ReactNode, Ref } from 'react';

interface ScrollerProps {
  readonly label: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Makes wide content scroll horizontally, by touch and keyboard. */
export const Scroller = ({ label, className = '', ref, children }: ScrollerProps) => (
  <div className={`scrolls ${className}`} role="region" aria-label={label} tabIndex={0} ref={ref}>
    {children}
  </div>
);
