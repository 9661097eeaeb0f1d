import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet, useParams } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { ForeignEntity } from '../foreign/foreign-entity.js';
import { Loaded } from '../widgets/states.js';
import { Tab, Tabs, useAlsoAt } from '../widgets/tabs.js';
import { type ApplicationPageLink, applicationPages } from './application-pages.js';
import { applicationTexts as words } from './applications.texts.js';
import { applicationQuery } from './applications.queries.js';
import { DeletedApplication } from './deleted-application.js';
import { pageAt } from './page-rights.js';
import { Permitted, usePagePath } from './permitted.js';
import { RegisteredApplication } from './registered-application.js';

const route = getRouteApi('/signed-in/console/applications/$appId');

/** Frame of the pages of one application, which need it to be loaded. Wide screens have its tabs in the sidebar. */
export function ApplicationFrame() {
  const { account } = useConsole();
  const { appId } = route.useParams();
  const isOfDevice = useIsOfDevice();
  const query = useQuery(applicationQuery(account, appId));
  return (
    <Loaded
      query={query}
      forbidden={<ForeignEntity to="/console/administration/applications/$entityId" id={appId} />}
      gone={<DeletedApplication appId={appId} />}
    >
      {() => (
        <>
          {!isOfDevice && (
            <div className="without-sidebar">
              <Tabs label={words.tabs}>
                {applicationPages.map((page) => (
                  <PageTab key={page.to} page={page} appId={appId} />
                ))}
              </Tabs>
            </div>
          )}
          <Contents appId={appId} />
        </>
      )}
    </Loaded>
  );
}

function PageTab({
  page: { to, label, exact, alsoAt },
  appId,
}: {
  page: ApplicationPageLink;
  appId: string;
}) {
  const current = useAlsoAt(alsoAt?.replace('$appId', appId));
  return (
    <Tab to={to} params={{ appId }} activeOptions={{ exact }} {...current}>
      {label}
    </Tab>
  );
}

/** Whether the page is one of a device, which has its own tabs. */
const useIsOfDevice = (): boolean => useParams({ strict: false }).devId !== undefined;

/** The page; where it needs a right that the user lacks, or a handler that the application lacks, that. */
function Contents({ appId }: { appId: string }) {
  const path = usePagePath();
  // The pages of a device need rights of their own, which its frame checks.
  const isOfDevice = useIsOfDevice();
  const { label = '', needsHandler = false } = pageAt(applicationPages, { appId }, path) ?? {};
  const page = needsHandler ? (
    <RegisteredApplication title={label}>
      <Outlet />
    </RegisteredApplication>
  ) : (
    <Outlet />
  );
  return isOfDevice ? page : <Permitted pages={applicationPages}>{page}</Permitted>;
}
