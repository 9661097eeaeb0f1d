import { Badge, Button, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answered } from '../api/failure.js';
import type { AuthorizedClient } from '../api/oauth.js';
import { useConsole } from '../console.js';
import { Confirm } from '../widgets/confirm.js';
import { Page } from '../widgets/page.js';
import { Scroller } from '../lists/scroller.js';
import { Empty, Loaded } from '../widgets/states.js';
import { clientId, signedOutPath } from '../session/authorization.js';
import { authorizedClientsQuery } from './account.queries.js';
import { accountTexts, authorizedClientsTexts as words } from './account.texts.js';

/** Clients with the consent of the user. */
export function AuthorizedClientsPage() {
  const { oauth } = useConsole();
  const [removing, setRemoving] = useState<string>();
  return (
    <Page title={accountTexts.clients}>
      <Loaded query={useQuery(authorizedClientsQuery(oauth))}>
        {(clients) =>
          clients.length === 0 ? (
            <Empty title={words.none} text={words.noneText} />
          ) : (
            <>
              <Text>{words.teach}</Text>
              <ClientTable clients={clients} onRemove={setRemoving} />
            </>
          )
        }
      </Loaded>
      {removing !== undefined && <Removal name={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  );
}

interface TableProps {
  readonly clients: readonly AuthorizedClient[];
  readonly onRemove: (name: string) => void;
}

const ClientTable = ({ clients, onRemove }: TableProps) => (
  <Scroller label={accountTexts.clients}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.name}</Table.Th>
          <Table.Th scope="col">{words.description}</Table.Th>
          <Table.Th scope="col">{words.may}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {clients.map(({ name, description, scope, official }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">
              {name}{' '}
              {official && (
                <Badge variant="light" tt="none">
                  {words.official}
                </Badge>
              )}
            </Table.Th>
            <Table.Td className="wraps">{description}</Table.Td>
            <Table.Td>{scope.join(', ')}</Table.Td>
            <Table.Td>
              <Button
                size="xs"
                variant="default"
                aria-label={words.removeLabel(name)}
                onClick={() => onRemove(name)}
              >
                {words.remove}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

function Removal({ name, onClose }: { name: string; onClose: () => void }) {
  const { oauth } = useConsole();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () =>
      answered(oauth.DELETE('/api/v2/users/me/authorized-clients/{name}', { params: { path: { name } } })),
    onSuccess: async () => {
      if (name === clientId) return window.location.replace(signedOutPath);
      await queries.invalidateQueries({ queryKey: authorizedClientsQuery(oauth).queryKey });
      notifications.show({ message: words.removed(name) });
    },
  });
  return (
    <Confirm
      title={words.removeTitle(name)}
      text={name === clientId ? words.ownText : words.removeText}
      action={words.remove}
      work={removal}
      onClose={onClose}
    />
  );
}
