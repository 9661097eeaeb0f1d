import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { User } from '../api/account.js';
import { answered, type Listed } from '../api/failure.js';
import { useConsole } from '../console.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { ServerList } from '../lists/list-frame.js';
import { ChoiceField } from '../lists/list-parts.js';
import { allPages } from '../lists/server-pages.js';
import type { Column } from '../lists/table/columns.js';
import { useListChange } from '../lists/use-list-change.js';
import { type ListView, useListView } from '../lists/use-list-view.js';
import { TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { type UsersSearch, userStates } from './administration-search.js';
import { allUsers } from './administration.queries.js';
import { administrationKey } from './administration-key.js';
import { administrationTexts } from './administration-pages.texts.js';
import { usersTexts as words, userTexts } from './administration.texts.js';
import { isUnapproved, stateOf, UserBadges } from './user-badges.js';
import { createdColumn } from '../lists/table/created-column.js';

const route = getRouteApi('/signed-in/console/administration/');
/** Users in one request of “select all”. */
const mostRead = 1000;

const columns: readonly Column<User>[] = [
  {
    id: 'username',
    label: words.username,
    value: ({ username }) => username,
    cell: ({ username }) => (
      <TextLink to="/console/administration/users/$username" params={{ username }}>
        {username}
      </TextLink>
    ),
  },
  {
    id: 'name',
    label: words.name,
    value: ({ name }) => [name?.first, name?.last].filter(Boolean).join(' '),
    isUnsorted: true,
  },
  { id: 'email', label: words.email, value: ({ email }) => email },
  {
    id: 'state',
    label: words.state,
    value: stateOf,
    cell: (user) => <UserBadges user={user} />,
    isUnsorted: true,
  },
  createdColumn(words.created),
];

/** All users. The filter is kept in the URL. */
export function UsersPage() {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const view = useListView('users');
  return (
    <Page title={administrationTexts.users}>
      <Loaded query={useQuery(allUsers.query(account, wanted, view.size))}>
        {(page) => <List key={wanted.state} page={page} view={view} />}
      </Loaded>
    </Page>
  );
}

function List({ page: { items, total }, view }: { page: Listed<User>; view: ListView }) {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const change = useListChange<UsersSearch>();
  return (
    <ServerList
      view={view}
      label={administrationTexts.users}
      words={words}
      columns={columns}
      idOf={({ username }) => username}
      rows={items}
      total={total}
      usualSort="created"
      all={() => allPages((slice) => allUsers.read(account, wanted, slice), mostRead)}
      actions={useActions()}
      filters={
        <ChoiceField
          label={words.state}
          any={words.anyState}
          choices={userStates}
          words={words.states}
          value={wanted.state}
          onChoose={(state) => change({ state })}
        />
      }
    />
  );
}

function useActions(): readonly BulkAction<User>[] {
  const { account } = useConsole();
  const queries = useQueryClient();
  const path = '/api/v2/users/{username}';
  const patch =
    (body: { readonly approved?: true; readonly banned?: boolean }) =>
    ({ username }: User) =>
      answered(account.PATCH(path, { params: { path: { username } }, body }));
  const after = () => queries.invalidateQueries({ queryKey: administrationKey });
  return [
    {
      label: userTexts.approve,
      title: userTexts.approveTitle,
      text: userTexts.approveText,
      isFor: isUnapproved,
      run: patch({ approved: true }),
      after,
    },
    {
      label: userTexts.unban,
      title: userTexts.unbanTitle,
      text: userTexts.unbanText,
      isFor: ({ banned }) => banned,
      run: patch({ banned: false }),
      after,
    },
    {
      label: userTexts.ban,
      title: userTexts.banTitle,
      text: userTexts.banText,
      isDangerous: true,
      isFor: (user) => !user.banned && !isUnapproved(user),
      run: patch({ banned: true }),
      after,
    },
  ];
}
