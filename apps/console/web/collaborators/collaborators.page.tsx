import { Badge, Button, Group, Table } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Collaborator } from '../api/account.js';
import { answered } from '../api/failure.js';
import { forgetApplication } from '../applications/applications.queries.js';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { Confirm } from '../shell/confirm.js';
import { ButtonLink } from '../shell/links.js';
import { Page } from '../shell/page.js';
import { Scroller } from '../shell/scroller.js';
import { Empty, Loaded } from '../shell/states.js';
import { texts } from '../texts.js';
import { collaboratorsQuery } from './collaborators.queries.js';

const { collaborators: words } = texts;

const Add = ({ appId }: { appId: string }) => (
  <ButtonLink to="/console/applications/$appId/collaborators/-new" params={{ appId }}>
    {words.add}
  </ButtonLink>
);

/** The people who work on an application. */
export function CollaboratorsPage() {
  const { account } = useConsole();
  const { id } = useApplication();
  const [removing, setRemoving] = useState<string>();
  return (
    <Loaded query={useQuery(collaboratorsQuery(account, id))}>
      {(people) => (
        <Page title={words.title} actions={<Add appId={id} />}>
          {people.length === 0 ? (
            <Empty title={words.none} text={words.teach} action={<Add appId={id} />} />
          ) : (
            <PeopleTable appId={id} people={people} onRemove={setRemoving} />
          )}
          {removing !== undefined && (
            <Removal appId={id} username={removing} onClose={() => setRemoving(undefined)} />
          )}
        </Page>
      )}
    </Loaded>
  );
}

interface PeopleProps {
  readonly appId: string;
  readonly people: readonly Collaborator[];
  readonly onRemove: (username: string) => void;
}

const PeopleTable = ({ appId, people, onRemove }: PeopleProps) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.username}</Table.Th>
          <Table.Th scope="col">{words.email}</Table.Th>
          <Table.Th scope="col">{words.rights}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people.map((person) => (
          <Row key={person.username} appId={appId} person={person} onRemove={onRemove} />
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

interface RowProps {
  readonly appId: string;
  readonly person: Collaborator;
  readonly onRemove: (username: string) => void;
}

const Row = ({ appId, person: { username, email, rights }, onRemove }: RowProps) => (
  <Table.Tr>
    <Table.Th scope="row">{username}</Table.Th>
    <Table.Td>{email}</Table.Td>
    <Table.Td>
      {rights.map((right) => (
        <Badge key={right} variant="light" color="gray" tt="none" mr="xs">
          {right}
        </Badge>
      ))}
    </Table.Td>
    <Table.Td>
      <Group gap="xs" wrap="nowrap">
        <ButtonLink
          to="/console/applications/$appId/collaborators/$username"
          params={{ appId, username }}
          size="xs"
          variant="default"
          aria-label={words.changeLabel(username)}
        >
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
    </Table.Td>
  </Table.Tr>
);

function Removal({ appId, username, onClose }: { appId: string; username: string; onClose: () => void }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const params = { path: { appId, username } };
  const removal = useMutation({
    mutationFn: () =>
      answered(account.DELETE('/api/v2/applications/{appId}/collaborators/{username}', { params })),
    onSuccess: async () => {
      notifications.show({ message: words.removed(username) });
      onClose();
      await forgetApplication(queries, appId);
    },
  });
  return (
    <Confirm
      title={words.removeTitle(username)}
      text={words.removeText}
      action={words.remove}
      work={removal}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    />
  );
}
