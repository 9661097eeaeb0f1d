import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { TextLink } from '../widgets/links.js';
import { Loaded } from '../widgets/states.js';
import { PagePath } from '../widgets/page-path.js';
import { applicationTexts as words, applicationsTexts as applications } from './applications.texts.js';
import { applicationQuery } from './applications.queries.js';

const route = getRouteApi('/signed-in/console/applications/$appId');

const pages = [
  { to: '/console/applications/$appId', label: words.overview, exact: true },
  { to: '/console/applications/$appId/devices', label: words.devices, exact: false },
  { to: '/console/applications/$appId/data', label: words.data, exact: false },
  { to: '/console/applications/$appId/payload-functions', label: words.functions, exact: false },
  { to: '/console/applications/$appId/integrations', label: words.integrations, exact: false },
  { to: '/console/applications/$appId/access-keys', label: words.keys, exact: false },
  { to: '/console/applications/$appId/collaborators', label: words.collaborators, exact: false },
  { to: '/console/applications/$appId/settings', label: words.settings, exact: false },
] as const;

/** Header and tabs of the pages of one application, which need it to be loaded. */
export function ApplicationFrame() {
  const { account } = useConsole();
  const { appId } = route.useParams();
  const query = useQuery(applicationQuery(account, appId));
  return (
    <Stack>
      <PagePath
        above={[
          <TextLink key="list" to="/console/applications">
            {applications.title}
          </TextLink>,
        ]}
        here={appId}
      />
      <Loaded query={query}>
        {() => (
          <>
            <Tabs appId={appId} />
            <Outlet />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

const Tabs = ({ appId }: { appId: string }) => (
  <nav aria-label={words.tabs} className="tabs">
    <ul className="links">
      {pages.map(({ to, label, exact }) => (
        <li key={to}>
          <Link to={to} params={{ appId }} className="link" activeOptions={{ exact }}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
