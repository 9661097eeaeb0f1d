import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activityQuery } from '../account/account.queries.js';
import type { AuditEntry } from '../api/account.js';
import { AuditTable } from '../audit/audit-table.js';
import { applicationsQuery } from '../applications/applications.queries.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { Attention } from './attention.js';
import { overviewTexts as words } from './overview.texts.js';

/** Number of history entries on the overview. */
const mostShown = 10;

/** Items that need attention, and recent activity. */
export function OverviewPage() {
  const { account } = useConsole();
  const profile = useQuery(profileQuery(account));
  const applications = useQuery(applicationsQuery(account, 'kept'));
  const activity = useQuery(activityQuery(account));
  return (
    <Page title={profile.data ? words.welcome(profile.data.username) : words.title}>
      <Loaded query={applications}>{(all) => <Attention applications={all} />}</Loaded>
      <Stack gap="xs">
        <Title order={2} size="h4">
          {words.activity}
        </Title>
        <Loaded query={activity}>{({ items }) => <Activity entries={items.slice(0, mostShown)} />}</Loaded>
      </Stack>
    </Page>
  );
}

const Activity = ({ entries }: { entries: readonly AuditEntry[] }) =>
  entries.length === 0 ? (
    <Text>{words.noActivity}</Text>
  ) : (
    <>
      <AuditTable label={words.activity} entries={entries} />
      <Text>
        <TextLink to="/console/account/activity">{words.allActivity}</TextLink>
      </Text>
    </>
  );
