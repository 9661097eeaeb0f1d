import { useIsFetching } from '@tanstack/react-query';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import IconHelp from '@tabler/icons-react/icons/IconHelp';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Notices } from '../notices/notices.js';
import { EndedDialog } from '../sign-in/ended-dialog.js';
import { texts } from '../texts.js';
import { Brand } from './brand.js';
import { Breadcrumb } from './breadcrumb.js';
import { Drawer } from './drawer.js';
import { HeaderMenu } from './menu.js';
import { Navigation } from './navigation.js';
import { ThemeSwitch } from './theme-switch.js';
import { type Overlay, useShortcuts } from './use-shortcuts.js';
import { UserMenu } from './user-menu.js';
import { useSite } from './use-site.js';

const { navigation } = texts;

/** What may be opened later: loaded before, because the server may have another version then. */
const openedLater = [
  () => import('../widgets/dialogs/confirm-dialog.js'),
  () => import('../widgets/dialogs/leave-dialog.js'),
  () => import('../sign-in/kept-page.js'),
  () => import('../lists/bulk/bulk-bar.js'),
];
const Notifications = lazy(async () => {
  const { Notifications: shown } = await import('../widgets/notifications.js');
  // A failure is shown when it is opened.
  for (const load of openedLater) load().catch(() => undefined);
  return { default: shown };
});
const Palette = lazy(async () => ({ default: (await import('../palette/palette.js')).Palette }));
const Shortcuts = lazy(async () => ({ default: (await import('../palette/shortcuts.js')).Shortcuts }));

/** Frame of all pages with a login; `children` are shown in place of the page of the address. */
export function Shell({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const [overlay, setOverlay] = useState<Overlay>();
  useShortcuts(setOverlay);
  const close = () => setOverlay(undefined);
  return (
    <div className="frame">
      <a className="skip" href="#content">
        {texts.skip}
      </a>
      <div className="side with-sidebar">
        <Navigation>
          <Brand />
        </Navigation>
      </div>
      <div className="beside">
        <Header open={setOverlay} />
        <Notices />
        <Content>{children}</Content>
        <AfterPage>
          <Notifications position="bottom-right" withinPortal={false} />
        </AfterPage>
      </div>
      <Suspense>
        {overlay === 'search' && <Palette onClose={close} onShortcuts={() => setOverlay('shortcuts')} />}
        {overlay === 'shortcuts' && <Shortcuts onClose={close} />}
      </Suspense>
      <EndedDialog />
    </div>
  );
}

const longestWaitMs = 5_000;

/** Renders what the first page does not wait for: its files are loaded when the page is, with what it shows, or takes long. */
function AfterPage({ children }: { readonly children: ReactNode }) {
  const isThere = useRouterState({ select: ({ status }) => status === 'idle' });
  const isComplete = useIsFetching() === 0 && isThere;
  const [wasComplete, setComplete] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setComplete(true), isComplete ? 0 : longestWaitMs);
    return () => clearTimeout(timer);
  }, [isComplete]);
  return wasComplete && <Suspense>{children}</Suspense>;
}

/** Links of the operator. */
function SiteLinks() {
  const { links } = useSite();
  return links.map(({ label, url }) => (
    <a key={label} href={url} target="_blank" rel="noreferrer">
      {label}
    </a>
  ));
}

const Header = ({ open }: { open: (overlay: Overlay) => void }): ReactNode => (
  <header className="bar">
    <Drawer />
    <Breadcrumb />
    <button type="button" className="search-button" onClick={() => open('search')}>
      <IconSearch size={18} aria-hidden />
      <span>{navigation.search}</span>
      <kbd aria-hidden>{navigation.searchKeys}</kbd>
    </button>
    <ThemeSwitch />
    <HeaderMenu label={navigation.help} button={<IconHelp size={20} aria-hidden />}>
      <button type="button" onClick={() => open('shortcuts')}>
        {navigation.shortcuts}
      </button>
      <Link to="/console/guides">{navigation.guides}</Link>
      <Link to="/console/api">{navigation.api}</Link>
      <SiteLinks />
    </HeaderMenu>
    <UserMenu />
  </header>
);

/**
 * The page. A user who follows a link by keyboard or screen reader continues at the new page: at its first field when it is
 * a form that has taken the focus, otherwise at its begin.
 */
function Content({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const first = useRef(path);
  useEffect(() => {
    if (first.current !== path && !hasFieldWithFocus(main.current)) main.current?.focus();
    first.current = path;
  }, [path]);
  return (
    <main id="content" className="content" tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}

const hasFieldWithFocus = (page: HTMLElement | null): boolean =>
  page?.querySelector('input:focus, select:focus, textarea:focus') != null;
