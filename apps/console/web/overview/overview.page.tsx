import { Alert, List, Stack, Table, Text, Title } from '@mantine/core';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { AccountApi, Application, AuditEntry } from '../api/account.js';
import { answered } from '../api/failure.js';
import { applicationsQuery } from '../applications/applications.queries.js';
import { handlerQuery } from '../applications/handler-fact.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { ButtonLink, TextLink } from '../shell/links.js';
import { Page } from '../shell/page.js';
import { Scroller } from '../shell/scroller.js';
import { Empty, Loaded } from '../shell/states.js';
import { Time } from '../shell/time.js';
import { texts } from '../texts.js';

const { overview: words, applications: applicationWords } = texts;
/** How many applications are looked at for what needs attention. */
const mostLookedAt = 20;
const activityQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: ['activity'],
    queryFn: ({ signal }) =>
      answered(
        account.GET('/api/v2/users/me/audit', { params: { query: { limit: 10, offset: 0 } }, signal }),
      ),
  });

/** What needs attention, and what happened last. */
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
        <Loaded query={activity}>{(entries) => <Activity entries={entries} />}</Loaded>
      </Stack>
    </Page>
  );
}

function Attention({ applications }: { applications: readonly Application[] }) {
  const { handler } = useConsole();
  const looked = applications.slice(0, mostLookedAt);
  const handlers = useQueries({ queries: looked.map(({ id }) => handlerQuery(handler, id)) });
  const unregistered = looked.filter((_, i) => handlers[i]?.data === null);
  const create = <ButtonLink to="/console/applications/-new">{applicationWords.create}</ButtonLink>;
  if (applications.length === 0)
    return <Empty title={applicationWords.none} text={words.noApplication} action={create} />;
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {words.attention}
      </Title>
      {unregistered.length === 0 && <Text>{words.nothing}</Text>}
      {unregistered.length > 0 && (
        <Alert color="yellow">
          <List>
            {unregistered.map(({ id }) => (
              <List.Item key={id}>
                {words.unregistered(id)}{' '}
                <TextLink to="/console/applications/$appId" params={{ appId: id }}>
                  {id}
                </TextLink>
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  );
}

const Activity = ({ entries }: { entries: readonly AuditEntry[] }) =>
  entries.length === 0 ? (
    <Text>{words.noActivity}</Text>
  ) : (
    <Scroller label={words.activity}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{words.when}</Table.Th>
            <Table.Th scope="col">{words.what}</Table.Th>
            <Table.Th scope="col">{words.where}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map(({ time, action, address }) => (
            <Table.Tr key={`${time} ${action}`}>
              <Table.Td>
                <Time at={time} />
              </Table.Td>
              <Table.Td>{texts.actions[action] ?? action}</Table.Td>
              <Table.Td>{address}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Scroller>
  );
