import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { ForeignEntity } from '../foreign/foreign-entity.js';
import { Loaded } from '../widgets/states.js';
import { Tab, Tabs, useAlsoAt } from '../widgets/tabs.js';
import { gatewayQuery } from './gateways.queries.js';
import { gatewayTexts as words } from './gateways.texts.js';

const route = getRouteApi('/signed-in/console/gateways/$gatewayId');

/** Header and tabs of the pages of one gateway, which need it to be loaded. */
export function GatewayFrame() {
  const { account } = useConsole();
  const { gatewayId } = route.useParams();
  const query = useQuery(gatewayQuery(account, gatewayId));
  return (
    <Stack>
      <Loaded
        query={query}
        forbidden={<ForeignEntity to="/console/administration/gateways/$entityId" id={gatewayId} />}
      >
        {() => (
          <>
            <GatewayTabs gatewayId={gatewayId} />
            <Outlet />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function GatewayTabs({ gatewayId }: { gatewayId: string }) {
  const params = { gatewayId };
  const atOrganization = useAlsoAt(`/console/gateways/${gatewayId}/organizations/`);
  return (
    <Tabs label={words.tabs}>
      <Tab to="/console/gateways/$gatewayId" params={params} activeOptions={{ exact: true }}>
        {words.overview}
      </Tab>
      <Tab to="/console/gateways/$gatewayId/connection" params={params}>
        {words.connection}
      </Tab>
      <Tab to="/console/gateways/$gatewayId/collaborators" params={params} {...atOrganization}>
        {words.collaborators}
      </Tab>
      <Tab to="/console/gateways/$gatewayId/settings" params={params}>
        {words.settings}
      </Tab>
    </Tabs>
  );
}
