import { Group, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { User } from '../api/account.js';
import { useConsole } from '../console.js';
import { TextLink } from '../widgets/links.js';
import { ChoiceField, Pages, SearchField } from '../lists/list-parts.js';
import { Page } from '../widgets/page.js';
import { Scroller } from '../lists/scroller.js';
import { pagesOf } from '../lists/server-pages.js';
import { Loaded } from '../widgets/states.js';
import { Time } from '../widgets/time.js';
import { useListChange } from '../lists/use-list-change.js';
import { type UsersSearch, userStates } from './administration-search.js';
import { usersQuery } from './administration.queries.js';
import { administrationTexts, usersTexts as words } from './administration.texts.js';
import { UserBadges } from './user-badges.js';

const route = getRouteApi('/signed-in/console/administration/');

/** All users. The filter is kept in the URL. */
export function UsersPage() {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const change = useListChange<UsersSearch>();
  return (
    <Page title={administrationTexts.users}>
      <Filters />
      <Loaded query={useQuery(usersQuery(account, wanted))}>
        {({ items, total }) => (
          <>
            {total === 0 ? <Text role="status">{words.noMatch}</Text> : <UserTable users={items} />}
            <Pages
              label={words.pages}
              page={wanted.page ?? 1}
              pages={pagesOf(total)}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Filters() {
  const { search = '', state } = route.useSearch();
  const change = useListChange<UsersSearch>();
  return (
    <Group align="flex-end">
      <SearchField label={words.search} value={search} onSearch={(found) => change({ search: found })} />
      <ChoiceField
        label={words.state}
        any={words.anyState}
        choices={userStates}
        words={words.states}
        value={state}
        onChoose={(chosen) => change({ state: chosen })}
      />
    </Group>
  );
}

const nameOf = ({ name }: User): string => [name?.first, name?.last].filter(Boolean).join(' ');

const UserTable = ({ users }: { users: readonly User[] }) => (
  <Scroller label={administrationTexts.users}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.username}</Table.Th>
          <Table.Th scope="col">{words.name}</Table.Th>
          <Table.Th scope="col">{words.email}</Table.Th>
          <Table.Th scope="col">{words.state}</Table.Th>
          <Table.Th scope="col">{words.created}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {users.map((user) => (
          <Table.Tr key={user.id}>
            <Table.Th scope="row">
              <TextLink to="/console/administration/users/$username" params={{ username: user.username }}>
                {user.username}
              </TextLink>
            </Table.Th>
            <Table.Td>{nameOf(user)}</Table.Td>
            <Table.Td>{user.email}</Table.Td>
            <Table.Td>
              <UserBadges user={user} />
            </Table.Td>
            <Table.Td>
              <Time at={user.created} only="day" />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);
