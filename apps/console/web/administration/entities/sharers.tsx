import { Anchor, Stack, Table, Text, Title } from '@mantine/core';
import type { CollaboratingOrganization, Collaborator } from '../../api/account.js';
import { EntityLink } from '../../audit/entity-link.js';
import { LocalList } from '../../lists/list-frame.js';
import { OwnListState } from '../../lists/list-state.js';
import { usualListTexts } from '../../lists/lists.texts.js';
import { PlainTable } from '../../lists/plain-table.js';
import type { Column } from '../../lists/table/columns.js';
import { useListView } from '../../lists/use-list-view.js';
import { entitiesTexts as words } from './entities.texts.js';
import { RightNames } from '../../rights/right-names.js';
import { rightsColumn } from '../../rights/rights-column.js';

interface SharersProps {
  readonly collaborators: readonly Collaborator[];
  readonly organizations: readonly CollaboratingOrganization[];
}

/** An address may have characters that have a meaning in a link. */
const mailtoOf = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

const columns: readonly Column<Collaborator>[] = [
  {
    id: 'username',
    label: words.user,
    value: ({ username }) => username,
    cell: ({ username }) => (
      <EntityLink kind="users" id={username}>
        {username}
      </EntityLink>
    ),
  },
  {
    id: 'email',
    label: words.email,
    value: ({ email }) => email,
    cell: ({ email = '' }) => <Anchor href={mailtoOf(email)}>{email}</Anchor>,
  },
  rightsColumn(words.rights),
];

/** The users and organizations with rights on an entity, and how to reach the users. */
export const Sharers = ({ collaborators, organizations }: SharersProps) => (
  <>
    <Stack gap="xs">
      <Title order={2} size="h4">
        {words.collaborators}
      </Title>
      {collaborators.length === 0 ? (
        <Text>{words.noCollaborators}</Text>
      ) : (
        <OwnListState>
          <People people={collaborators} />
        </OwnListState>
      )}
    </Stack>
    {organizations.length > 0 && <Organizations organizations={organizations} />}
  </>
);

const People = ({ people }: { people: readonly Collaborator[] }) => (
  <LocalList
    view={useListView('administered-collaborators')}
    label={words.collaborators}
    words={usualListTexts(words.collaborators, words.collaboratorThings)}
    columns={columns}
    rows={people}
    idOf={({ username }) => username}
  />
);

const Organizations = ({ organizations }: Pick<SharersProps, 'organizations'>) => (
  <Stack gap="xs">
    <Title order={2} size="h4">
      {words.organizations}
    </Title>
    <PlainTable label={words.organizations} heads={[words.id, words.name, words.throughOrganization]}>
      {organizations.map(({ id, name, rights }) => (
        <Table.Tr key={id}>
          <Table.Th scope="row">
            <EntityLink kind="organizations" id={id}>
              {id}
            </EntityLink>
          </Table.Th>
          <Table.Td>{name}</Table.Td>
          <Table.Td className="wraps">
            <RightNames of={rights} />
          </Table.Td>
        </Table.Tr>
      ))}
    </PlainTable>
  </Stack>
);
