import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { Tab, Tabs, useAlsoAt } from '../widgets/tabs.js';
import { administrationTexts as words } from './administration.texts.js';

/** Header and tabs of the administration pages. Other users see nothing else. */
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

interface AdministrationTab {
  readonly to: string;
  readonly label: string;
  /** Pages below this path belong to the tab too. */
  readonly alsoAt?: string;
}

const at = '/console/administration';

const tabs: readonly AdministrationTab[] = [
  { to: at, label: words.users, alsoAt: `${at}/users/` },
  { to: `${at}/applications`, label: words.applications },
  { to: `${at}/gateways`, label: words.gateways },
  { to: `${at}/registration`, label: words.registration },
  { to: `${at}/login-providers`, label: words.loginProviders },
  { to: `${at}/organizations`, label: words.organizations },
  { to: `${at}/components`, label: words.components },
  { to: `${at}/usage`, label: words.usage },
  { to: `${at}/audit`, label: words.audit },
  { to: `${at}/notices`, label: words.notices },
  { to: `${at}/deleted`, label: words.deleted },
  { to: `${at}/system`, label: words.system },
];

const Pages = () => (
  <Stack>
    <Tabs label={words.tabs}>
      {tabs.map((tab) => (
        <PageTab key={tab.to} tab={tab} />
      ))}
    </Tabs>
    <Outlet />
  </Stack>
);

function PageTab({ tab: { to, label, alsoAt } }: { readonly tab: AdministrationTab }) {
  const current = useAlsoAt(alsoAt);
  return (
    <Tab to={to} activeOptions={{ exact: to === at, includeSearch: false }} {...current}>
      {label}
    </Tab>
  );
}
