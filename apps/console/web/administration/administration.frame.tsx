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

const Pages = () => {
  const atUser = useAlsoAt('/console/administration/users/');
  return (
    <Stack>
      <Tabs label={words.tabs}>
        <Tab to="/console/administration" activeOptions={{ exact: true, includeSearch: false }} {...atUser}>
          {words.users}
        </Tab>
        <Tab to="/console/administration/registration" activeOptions={{ includeSearch: false }}>
          {words.registration}
        </Tab>
        <Tab to="/console/administration/login-providers">{words.loginProviders}</Tab>
        <Tab to="/console/administration/organizations" activeOptions={{ includeSearch: false }}>
          {words.organizations}
        </Tab>
        <Tab to="/console/administration/components" activeOptions={{ includeSearch: false }}>
          {words.components}
        </Tab>
        <Tab to="/console/administration/usage" activeOptions={{ includeSearch: false }}>
          {words.usage}
        </Tab>
        <Tab to="/console/administration/audit" activeOptions={{ includeSearch: false }}>
          {words.audit}
        </Tab>
        <Tab to="/console/administration/deleted" activeOptions={{ includeSearch: false }}>
          {words.deleted}
        </Tab>
        <Tab to="/console/administration/system">{words.system}</Tab>
      </Tabs>
      <Outlet />
    </Stack>
  );
};
