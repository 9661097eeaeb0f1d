import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { administrationPages, administrationPath } from '../administration/administration-pages.js';
import { administrationTexts } from '../administration/administration.texts.js';
import { applicationPages } from '../applications/application-pages.js';
import { applicationTexts } from '../applications/applications.texts.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { texts } from '../texts.js';
import { type PageLink, useAlsoAt } from '../widgets/tabs.js';
import { type ConsoleSection, sectionsFor } from './sections.js';

const applicationsPath = '/console/applications';

/** Navigation to the sections that the user may see, and to the pages of the one that is shown; its head is given. */
export function Navigation({ children }: { children: ReactNode }) {
  const { account } = useConsole();
  const isAdmin = useQuery(profileQuery(account)).data?.administrator === true;
  return (
    <nav aria-label={texts.navigation.main}>
      {children}
      {sectionsFor(isAdmin).map((sections) => (
        <ul key={sections[0]?.to} className="side-links">
          {sections.map((section) => (
            <li key={section.to}>
              <SectionLink section={section} />
              {section.to === applicationsPath && <ApplicationPages />}
              {section.to === administrationPath && <AdministrationPages />}
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

const SectionLink = ({ section: { to, label, icon: SectionIcon } }: { section: ConsoleSection }) => (
  <Link to={to} className="side-link" activeOptions={{ exact: to === '/' }}>
    <SectionIcon size={20} stroke={1.75} aria-hidden />
    {label}
  </Link>
);

/** The pages of the application that is shown. */
function ApplicationPages() {
  const { appId } = useParams({ strict: false });
  return appId === undefined ? undefined : (
    <Pages label={applicationTexts.tabs} pages={applicationPages} params={{ appId }} />
  );
}

/** The pages of the administration while one of them is shown. */
function AdministrationPages() {
  const { pathname } = useLocation();
  return pathname.startsWith(administrationPath) ? (
    <Pages label={administrationTexts.tabs} pages={administrationPages} params={{}} />
  ) : undefined;
}

interface PagesProps {
  readonly label: string;
  readonly pages: readonly PageLink[];
  readonly params: { readonly appId?: string };
}

/** Pages below their section. A low sidebar scrolls to them. */
function Pages({ label, pages, params }: PagesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
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
