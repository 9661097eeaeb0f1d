import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Usage } from '../api/account.js';
import { useConsole } from '../console.js';
import { ServerList } from '../lists/list-frame.js';
import { allPages } from '../lists/server-pages.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { figureColumns } from './figure-columns.js';
import { allUsage } from './usage.queries.js';
import { usageTexts as words } from './usage.texts.js';

const route = getRouteApi('/signed-in/console/administration/usage');

/** Users in one request of “select all”. */
const mostRead = 1000;

const thing = (id: Exclude<keyof Usage['used'], 'applications'>): Column<Usage> => ({
  id,
  label: words.things[id],
  value: ({ used }) => used[id],
  startsHidden: true,
});

const columns: readonly Column<Usage>[] = [
  {
    id: 'username',
    label: words.user,
    value: ({ username }) => username,
    cell: ({ username }) => (
      <TextLink to="/console/administration/users/$username" params={{ username }}>
        {username}
      </TextLink>
    ),
  },
  {
    id: 'applications',
    label: words.things.applications,
    value: ({ used }) => used.applications,
    cell: ({ username, used: { applications } }) => (
      <TextLink to="/console/administration/usage/applications" search={{ search: username }}>
        {applications.toLocaleString()}
      </TextLink>
    ),
  },
  ...(['gateways', 'access_keys', 'organizations'] as const).map(thing),
  ...figureColumns,
];

/** How much each user uses. */
export function UsagePage() {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const view = useListView('usage');
  return (
    <Page title={words.title}>
      <Text>
        {words.teach}{' '}
        <TextLink to="/console/administration/usage/applications">{words.byApplication}</TextLink>
      </Text>
      <Loaded query={useQuery(allUsage.query(account, wanted, view.size))}>
        {({ items, total }) => (
          <ServerList
            view={view}
            label={words.title}
            words={{
              search: words.searchUsers,
              noMatch: words.noUser,
              pages: words.pages,
              things: words.userThings,
            }}
            columns={columns}
            idOf={({ username }) => username}
            rows={items}
            total={total}
            usualSort="created"
            all={() => allPages((slice) => allUsage.read(account, wanted, slice), mostRead)}
          />
        )}
      </Loaded>
    </Page>
  );
}
