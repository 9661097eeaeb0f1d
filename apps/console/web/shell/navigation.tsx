import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { applicationPages } from '../applications/application-pages.js';
import { applicationQuery } from '../applications/applications.queries.js';
import { applicationTexts } from '../applications/applications.texts.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { texts } from '../texts.js';
import { type ConsoleSection, sectionsFor } from './sections.js';
import { SidePages } from './side-pages.js';

const AdministrationLinks = lazy(async () => ({
  default: (await import('./administration-links.js')).AdministrationLinks,
}));

const administrationPath = '/console/administration';
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
  return appId === undefined ? undefined : <PagesOf appId={appId} />;
}

/** While it loads, the pages are there already; one that does not exist or that the user may not see has none. */
function PagesOf({ appId }: { readonly appId: string }) {
  const { account } = useConsole();
  const { isError, data } = useQuery({ ...applicationQuery(account, appId), enabled: false });
  return isError && data === undefined ? undefined : (
    <SidePages label={applicationTexts.tabs} pages={applicationPages} params={{ appId }} />
  );
}

/** The pages of the administration while one of them is shown. */
function AdministrationPages() {
  const { pathname } = useLocation();
  return pathname.startsWith(administrationPath) ? (
    <Suspense>
      <AdministrationLinks />
    </Suspense>
  ) : undefined;
}
