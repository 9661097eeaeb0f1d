import type { Icon } from '@tabler/icons-react';
import { createLink, useLocation, useRouter } from '@tanstack/react-router';
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

/** A page of a section, in the sidebar and in the tabs. */
export interface PageLink {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** Whether pages below it have links of their own. */
  readonly exact: boolean;
  /** Path or route of pages that belong to this one, and are not below it. */
  readonly alsoAt?: string;
}

/** Tabs of a section. They scroll on narrow screens, first to the tab of the page. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(() => {
    const { current } = nav;
    if (!current) return undefined;
    const show = () => {
      showCurrent(current);
      markEdges(current);
    };
    show();
    // The width of the window changes.
    const observer = new ResizeObserver(show);
    observer.observe(current);
    // The router gives a new page the scroll position of the tabs on the page before: this comes after that.
    const leave = router.subscribe('onRendered', show);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [router]);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="tabs"
      onScroll={({ currentTarget }) => markEdges(currentTarget)}
    >
      <ul className="links">{children}</ul>
    </nav>
  );
}

function showCurrent(tabs: HTMLElement): void {
  const tab = tabs.querySelector<HTMLElement>('[aria-current=page]');
  if (tab) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2;
}

/** Marks the edges behind which there are more tabs: they fade out there. */
function markEdges(tabs: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = tabs;
  tabs.toggleAttribute('data-more-before', scrollLeft > 1);
  tabs.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1);
}
