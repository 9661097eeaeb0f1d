import { createLink, useLocation } from '@tanstack/react-router';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';

const TabAnchor = (props: ComponentPropsWithRef<'a'>) => (
  <li>
    <a {...props} className="link" />
  </li>
);

/** Tab of one page of a section. */
export const Tab = createLink(TabAnchor);

/** Marks a tab as that of the page also on pages whose path begins like this, which are not below its own. */
export function useAlsoAt(path: string | undefined): { readonly 'aria-current'?: 'page' } {
  const { pathname } = useLocation();
  return path !== undefined && pathname.startsWith(path) ? { 'aria-current': 'page' } : {};
}

/** Tabs of a section. They scroll on narrow screens, first to the tab of the page. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (nav.current && tab)
      nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={label} className="tabs">
      <ul className="links">{children}</ul>
    </nav>
  );
}
