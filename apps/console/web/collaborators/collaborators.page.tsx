import { Button, Group, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Collaborator } from '../api/account.js';
import { Confirm } from '../widgets/confirm.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Scroller } from '../lists/scroller.js';
import { Empty, Loaded } from '../widgets/states.js';
import { collaboratorsTexts as words } from './collaborators.texts.js';
import { OrganizationShares } from './organization-shares.js';
import { type Team, useOwnRights, useTeam } from './team.js';

/** The collaborators of an entity. */
export function CollaboratorsPage() {
  const team = useTeam();
  const mayManage = useOwnRights(team).includes(team.managing);
  const [removing, setRemoving] = useState<string>();
  const add = mayManage && <ButtonLink {...team.addition}>{words.add}</ButtonLink>;
  return (
    <Loaded query={useQuery(team.people)}>
      {(people) => (
        <Page title={words.title} actions={add}>
          {!mayManage && <Text>{words.restricted(team.managing)}</Text>}
          {people.length === 0 ? (
            <Empty title={words.none} text={words.teach} action={add} />
          ) : (
            <CollaboratorTable team={team} people={people} {...(mayManage && { onRemove: setRemoving })} />
          )}
          <OrganizationShares mayManage={mayManage} />
          {removing !== undefined && (
            <Removal team={team} username={removing} onClose={() => setRemoving(undefined)} />
          )}
        </Page>
      )}
    </Loaded>
  );
}

interface ChangeProps {
  readonly team: Team;
  /** Absent for users without the right to change collaborators. */
  readonly onRemove?: (username: string) => void;
}

const CollaboratorTable = ({
  people,
  ...change
}: ChangeProps & { readonly people: readonly Collaborator[] }) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.username}</Table.Th>
          {change.onRemove && <Table.Th scope="col">{words.email}</Table.Th>}
          <Table.Th scope="col">{words.rights}</Table.Th>
          {change.onRemove && <Table.Td />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people.map((person) => (
          <Row key={person.username} person={person} {...change} />
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

const Row = ({ team, person, onRemove }: ChangeProps & { readonly person: Collaborator }) => (
  <Table.Tr>
    <Table.Th scope="row">{person.username}</Table.Th>
    {onRemove && <Table.Td>{person.email}</Table.Td>}
    <Table.Td>{person.rights.join(', ')}</Table.Td>
    {onRemove && (
      <Table.Td>
        <Change team={team} username={person.username} onRemove={onRemove} />
      </Table.Td>
    )}
  </Table.Tr>
);

const Change = ({ team, username, onRemove }: Required<ChangeProps> & { readonly username: string }) => (
  <Group gap="xs" wrap="nowrap">
    <ButtonLink {...team.of(username)} size="xs" variant="default" aria-label={words.changeLabel(username)}>
      {words.change}
    </ButtonLink>
    <Button
      size="xs"
      variant="default"
      aria-label={words.removeLabel(username)}
      onClick={() => onRemove(username)}
    >
      {words.remove}
    </Button>
  </Group>
);

interface RemovalProps {
  readonly team: Team;
  readonly username: string;
  readonly onClose: () => void;
}

function Removal({ team, username, onClose }: RemovalProps) {
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => team.remove(username),
    onSuccess: () => {
      notifications.show({ message: words.removed(username) });
      void team.forget(queries);
    },
  });
  return (
    <Confirm
      title={words.removeTitle(username)}
      text={words.removeText}
      action={words.remove}
      work={removal}
      onClose={onClose}
    />
  );
}
