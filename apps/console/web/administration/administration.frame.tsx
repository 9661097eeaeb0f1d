import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { type PageLink, Tab, Tabs, useAlsoAt } from '../widgets/tabs.js';
import { administrationPages } from './administration-pages.js';
import { administrationTexts as words } from './administration-pages.texts.js';

/** Frame of the administration pages. Other users see nothing of them. */
export function AdministrationFrame() {
  const { account } = useConsole();
  return (
    <Loaded query={useQuery(profileQuery(account))}>
      {({ administrator }) => (administrator ? <Pages /> : <Restricted />)}
    </Loaded>
  );
}

const Restricted = () => (
  <Page title={words.restrictedTitle}>
    <Text>{words.restricted}</Text>
  </Page>
);

/** Wide screens have the links to the pages in the sidebar. */
const Pages = () => (
  <>
    <div className="without-sidebar">
      <Tabs label={words.tabs}>
        {administrationPages.map((page) => (
          <PageTab key={page.to} page={page} />
        ))}
      </Tabs>
    </div>
    <Outlet />
  </>
);

function PageTab({ page: { to, label, exact, alsoAt } }: { readonly page: PageLink }) {
  const current = useAlsoAt(alsoAt);
  return (
    <Tab to={to} activeOptions={{ exact, includeSearch: false }} {...current}>
      {label}
    </Tab>
  );
}
