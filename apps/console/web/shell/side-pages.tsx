import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type PageLink, useAlsoAt } from '../widgets/tabs.js';

interface PagesProps {
  readonly label: string;
  readonly pages: readonly PageLink[];
  readonly params: { readonly appId?: string };
}

/** Pages below their section. A low sidebar scrolls to them. */
export function SidePages({ label, pages, params }: PagesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // When the browser computes the layout of the page, which it would do twice otherwise.
    const frame = requestAnimationFrame(() => list.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ul className="side-pages" aria-label={label} ref={list}>
      {pages.map((page) => (
        <li key={page.to}>
          <SidePage page={page} params={params} />
        </li>
      ))}
    </ul>
  );
}

function SidePage({ page, params }: { readonly page: PageLink; readonly params: PagesProps['params'] }) {
  const { to, label, icon: PageIcon, exact, alsoAt } = page;
  const current = useAlsoAt(alsoAt?.replace('$appId', params.appId ?? ''));
  return (
    <Link
      to={to}
      params={params}
      className="side-link"
      activeOptions={{ exact, includeSearch: false }}
      {...current}
    >
      <PageIcon size={18} stroke={1.75} aria-hidden />
      {label}
    </Link>
  );
}
