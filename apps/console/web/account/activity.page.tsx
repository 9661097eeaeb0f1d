import { NativeSelect, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { auditTexts } from '../audit/audit.texts.js';
import { ownEntryLinks } from '../audit/entry-links.js';
import { aboutOf } from '../audit/entry-words.js';
import { History } from '../audit/history.js';
import { useConsole } from '../console.js';
import { Page } from '../widgets/page.js';
import { accountHistory, activitySource } from './account.queries.js';
import { accountTexts as words } from './account.texts.js';

const route = getRouteApi('/signed-in/console/account/activity');

/** What the user has done, or what happened to the account, also by administrators and strangers. */
export function ActivityPage() {
  const { account } = useConsole();
  const { of = 'user' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Page title={words.activity}>
      <Text>{auditTexts.recorded}</Text>
      <NativeSelect
        label={words.show}
        w="18rem"
        value={of}
        data={Object.entries(words.activityOf).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) =>
          void navigate({ search: value === 'account' ? { of: value } : {} })
        }
      />
      {of === 'user' ? (
        <History
          label={words.activityOf.user}
          source={activitySource(account)}
          about={aboutOf}
          links={ownEntryLinks}
        />
      ) : (
        <History label={words.activityOf.account} source={accountHistory(account)} />
      )}
    </Page>
  );
}
