import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';

const TabAnchor = (props: ComponentPropsWithRef<'a'>) => (
  <li>
    <a {...props} className="link" />
  </li>
);

/** Tab of one page of a section. */
export const Tab = createLink(TabAnchor);

/** Tabs of a section. */
export const Tabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className="tabs">
    <ul className="links">{children}</ul>
  </nav>
);
