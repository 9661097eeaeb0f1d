import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { History } from '../audit/history.js';
import { useConsole } from '../console.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { activityQuery } from './account.queries.js';
import { accountTexts as words } from './account.texts.js';

const route = getRouteApi('/signed-in/console/account/activity');

/** History of the account. */
export function ActivityPage() {
  const { account } = useConsole();
  const { page } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Page title={words.activity}>
      <Loaded query={useQuery(activityQuery(account, page))}>
        {(history) => (
          <History
            label={words.activity}
            history={history}
            page={page ?? 1}
            onPage={(next) => void navigate({ search: { page: next } })}
          />
        )}
      </Loaded>
    </Page>
  );
}
