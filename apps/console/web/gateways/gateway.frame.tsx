import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { Loaded } from '../widgets/states.js';
import { Tab, Tabs } from '../widgets/tabs.js';
import { gatewayQuery } from './gateways.queries.js';
import { gatewayTexts as words } from './gateways.texts.js';

const route = getRouteApi('/signed-in/console/gateways/$gatewayId');

const pages = [
  { to: '/console/gateways/$gatewayId', label: words.overview, exact: true },
  { to: '/console/gateways/$gatewayId/connection', label: words.connection, exact: false },
  { to: '/console/gateways/$gatewayId/collaborators', label: words.collaborators, exact: false },
  { to: '/console/gateways/$gatewayId/settings', label: words.settings, exact: false },
] as const;

/** Header and tabs of the pages of one gateway, which need it to be loaded. */
export function GatewayFrame() {
  const { account } = useConsole();
  const { gatewayId } = route.useParams();
  const query = useQuery(gatewayQuery(account, gatewayId));
  return (
    <Stack>
      <Loaded query={query}>
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

const GatewayTabs = ({ gatewayId }: { gatewayId: string }) => (
  <Tabs label={words.tabs}>
    {pages.map(({ to, label, exact }) => (
      <Tab key={to} to={to} params={{ gatewayId }} activeOptions={{ exact }}>
        {label}
      </Tab>
    ))}
  </Tabs>
);
