import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { TextLink } from '../widgets/links.js';
import { Loaded } from '../widgets/states.js';
import { PagePath } from '../widgets/page-path.js';
import { gatewayQuery } from './gateways.queries.js';
import { gatewaysTexts as gateways, gatewayTexts as words } from './gateways.texts.js';

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
      <PagePath
        above={[
          <TextLink key="list" to="/console/gateways">
            {gateways.title}
          </TextLink>,
        ]}
        here={gatewayId}
      />
      <Loaded query={query}>
        {() => (
          <>
            <Tabs gatewayId={gatewayId} />
            <Outlet />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

const Tabs = ({ gatewayId }: { gatewayId: string }) => (
  <nav aria-label={words.tabs} className="tabs">
    <ul className="links">
      {pages.map(({ to, label, exact }) => (
        <li key={to}>
          <Link to={to} params={{ gatewayId }} className="link" activeOptions={{ exact }}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
