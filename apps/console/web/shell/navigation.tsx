import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ApplicationPageLink, applicationPages } from '../applications/application-pages.js';
import { applicationTexts } from '../applications/applications.texts.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { texts } from '../texts.js';
import { useAlsoAt } from '../widgets/tabs.js';
import { type ConsoleSection, sectionsFor } from './sections.js';

const applicationsPath = '/console/applications';

/** Navigation to the sections that the user may see, and to the pages of the application that is shown; its head is given. */
export function Navigation({ children }: { children: ReactNode }) {
  const { account } = useConsole();
  const isAdmin = useQuery(profileQuery(account)).data?.administrator === true;
  const { appId } = useParams({ strict: false });
  return (
    <nav aria-label={texts.navigation.main}>
      {children}
      {sectionsFor(isAdmin).map((sections) => (
        <ul key={sections[0]?.to} className="side-links">
          {sections.map((section) => (
            <li key={section.to}>
              <SectionLink section={section} />
              {section.to === applicationsPath && appId !== undefined && <PagesOf appId={appId} />}
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

const PagesOf = ({ appId }: { appId: string }) => (
  <ul className="side-pages" aria-label={applicationTexts.tabs}>
    {applicationPages.map((page) => (
      <li key={page.to}>
        <PageLink page={page} appId={appId} />
      </li>
    ))}
  </ul>
);

function PageLink({ page, appId }: { page: ApplicationPageLink; appId: string }) {
  const { to, label, icon: PageIcon, exact, alsoAt } = page;
  const current = useAlsoAt(alsoAt?.replace('$appId', appId));
  return (
    <Link to={to} params={{ appId }} className="side-link" activeOptions={{ exact }} {...current}>
      <PageIcon size={18} stroke={1.75} aria-hidden />
      {label}
    </Link>
  );
}
