import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet, useRouterState } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { Loaded } from '../widgets/states.js';
import { Tab, Tabs } from '../widgets/tabs.js';
import { applicationPages } from './application-pages.js';
import { applicationTexts as words } from './applications.texts.js';
import { applicationQuery } from './applications.queries.js';
import { RegisteredApplication } from './registered-application.js';

const route = getRouteApi('/signed-in/console/applications/$appId');

/** Frame of the pages of one application, which need it to be loaded. Wide screens have its tabs in the sidebar. */
export function ApplicationFrame() {
  const { account } = useConsole();
  const { appId } = route.useParams();
  const query = useQuery(applicationQuery(account, appId));
  return (
    <Loaded query={query}>
      {() => (
        <>
          <div className="without-sidebar">
            <Tabs label={words.tabs}>
              {applicationPages.map(({ to, label, exact }) => (
                <Tab key={to} to={to} params={{ appId }} activeOptions={{ exact }}>
                  {label}
                </Tab>
              ))}
            </Tabs>
          </div>
          <Contents appId={appId} />
        </>
      )}
    </Loaded>
  );
}

/** The page; where it needs a handler that the application lacks, how to connect it. */
function Contents({ appId }: { appId: string }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const needing = applicationPages.find(
    ({ to, needsHandler }) => needsHandler && `${path}/`.startsWith(`${to.replace('$appId', appId)}/`),
  );
  if (!needing) return <Outlet />;
  return (
    <RegisteredApplication title={needing.label}>
      <Outlet />
    </RegisteredApplication>
  );
}
