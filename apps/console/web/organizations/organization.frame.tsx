import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { Loaded } from '../widgets/states.js';
import { Tab, Tabs, useAlsoAt } from '../widgets/tabs.js';
import { organizationQuery } from './organizations.queries.js';
import { organizationTexts as words } from './organizations.texts.js';

const route = getRouteApi('/signed-in/console/organizations/$organizationId');

/** Header and tabs of the pages of one organization, which need it to be loaded. */
export function OrganizationFrame() {
  const { account } = useConsole();
  const { organizationId } = route.useParams();
  return (
    <Stack>
      <Loaded query={useQuery(organizationQuery(account, organizationId))}>
        {() => (
          <>
            <OrganizationTabs organizationId={organizationId} />
            <Outlet />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function OrganizationTabs(params: { organizationId: string }) {
  const atMember = useAlsoAt(`/console/organizations/${params.organizationId}/members/`);
  return (
    <Tabs label={words.tabs}>
      <Tab
        to="/console/organizations/$organizationId"
        params={params}
        activeOptions={{ exact: true, includeSearch: false }}
        {...atMember}
      >
        {words.members}
      </Tab>
      <Tab to="/console/organizations/$organizationId/shared" params={params}>
        {words.entities}
      </Tab>
      <Tab
        to="/console/organizations/$organizationId/settings"
        params={params}
        activeOptions={{ includeSearch: false }}
      >
        {words.settings}
      </Tab>
    </Tabs>
  );
}
