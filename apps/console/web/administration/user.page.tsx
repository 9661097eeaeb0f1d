import { Code, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Fact } from '../widgets/fact.js';
import type { User } from '../api/account.js';
import { auditTexts } from '../audit/audit.texts.js';
import { EntityLink } from '../audit/entity-link.js';
import { useConsole } from '../console.js';
import { Section } from '../widgets/section.js';
import { TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { LocalList } from '../lists/list-frame.js';
import { usualListTexts } from '../lists/lists.texts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Loaded } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { userQuery } from './entities/entities.queries.js';
import { usersTexts, userTexts as words } from './administration.texts.js';
import { UserLimits } from './user-limits.js';
import { UserActions } from './user-actions.js';
import { isUnapproved, UserBadges } from './user-badges.js';
import { rightsColumn } from '../rights/rights-column.js';

const route = getRouteApi('/signed-in/console/administration/users/$username');

/** One user, for administrators. */
export function UserPage() {
  const { account } = useConsole();
  const { username } = route.useParams();
  return (
    <Stack>
      <Loaded query={useQuery(userQuery(account, username))}>
        {(user) => (
          <Page title={user.username}>
            <div className="facts">
              <Facts user={user} />
              <Section title={words.standing}>
                {user.administrator || user.banned || isUnapproved(user) ? (
                  <UserBadges user={user} />
                ) : (
                  <Text>{words.nothingSpecial}</Text>
                )}
                <UserActions user={user} />
              </Section>
              <UserLimits user={user} />
            </div>
            <Shares shares={user.shares ?? []} />
          </Page>
        )}
      </Loaded>
    </Stack>
  );
}

const Facts = ({ user: { id, username, email, name, email_verified, created } }: { user: User }) => (
  <Section title={words.facts}>
    {name && (
      <Fact name={usersTexts.name}>
        {name.first} {name.last}
      </Fact>
    )}
    <Fact name={usersTexts.email}>
      {email} ({email_verified ? usersTexts.verified : usersTexts.unverified})
    </Fact>
    <Fact name={words.id}>
      <Code>{id}</Code>
    </Fact>
    <Fact name={usersTexts.created}>
      <Time at={created} />
    </Fact>
    <TextLink to="/console/administration/usage/applications" search={{ search: username }}>
      {words.usage}
    </TextLink>
    <TextLink to="/console/administration/audit" search={{ user: username }}>
      {words.history}
    </TextLink>
    <TextLink to="/console/administration/audit" search={{ kind: 'users', id: username }}>
      {words.about}
    </TextLink>
  </Section>
);

type Share = NonNullable<User['shares']>[number];

const shareColumns: readonly Column<Share>[] = [
  {
    id: 'id',
    label: words.entity,
    value: ({ id }) => id,
    cell: ({ kind, id }) => (
      <EntityLink kind={kind} id={id}>
        {id}
      </EntityLink>
    ),
  },
  { id: 'kind', label: words.kind, value: ({ kind }) => auditTexts.kinds[kind] },
  rightsColumn(words.rights),
];

const Shares = ({ shares }: { shares: readonly Share[] }) => (
  <Stack gap="xs">
    <Title order={2} size="h4">
      {words.shares}
    </Title>
    {shares.length === 0 ? (
      <Text>{words.noShares}</Text>
    ) : (
      <LocalList
        view={useListView('user-shares')}
        label={words.shares}
        words={usualListTexts(words.shares, words.things)}
        columns={shareColumns}
        rows={shares}
        idOf={({ kind, id }) => `${kind}:${id}`}
        nameOf={({ kind, id }) => `${auditTexts.kinds[kind]} ${id}`}
      />
    )}
  </Stack>
);
