import { scopeSentences } from '@fieldpost/domain';
import { Badge, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answered } from '../api/failure.js';
import type { AuthorizedClient, OauthApi } from '../api/oauth.js';
import { useConsole } from '../console.js';
import { Confirm } from '../widgets/confirm.js';
import { Page } from '../widgets/page.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { usualListTexts } from '../lists/lists.texts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Empty, Loaded } from '../widgets/states.js';
import { withoutAccessPath } from '../session/authorization.js';
import { clientId } from '../session/client-id.js';
import { authorizedClientsQuery } from './account.queries.js';
import { accountTexts, authorizedClientsTexts as words } from './account.texts.js';
import { RowButton } from '../lists/row-button.js';

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

const columns: readonly Column<AuthorizedClient>[] = [
  {
    id: 'name',
    label: words.name,
    value: ({ name }) => name,
    cell: ({ name, official }) => (
      <>
        {name}{' '}
        {official && (
          <Badge variant="light" tt="none">
            {words.official}
          </Badge>
        )}
      </>
    ),
  },
  {
    id: 'description',
    label: words.description,
    value: ({ description }) => description,
    wraps: true,
  },
  {
    id: 'scope',
    label: words.may,
    value: ({ scope }) => scope,
    cell: ({ scope }) => scopeSentences(scope).map((sentence) => <div key={sentence}>{sentence}</div>),
    wraps: true,
  },
];

const ClientTable = ({ clients, onRemove }: TableProps) => (
  <LocalList
    view={useListView('authorized-clients')}
    label={accountTexts.clients}
    words={usualListTexts(accountTexts.clients, words.things)}
    columns={columns}
    rows={clients}
    idOf={({ name }) => name}
    actions={[useBulkRemoval()]}
    rowEnd={({ name }) => (
      <RowButton label={words.removeLabel(name)} text={words.remove} onClick={() => onRemove(name)} />
    )}
  />
);

const revoke = (oauth: OauthApi, name: string) =>
  answered(oauth.DELETE('/api/v2/users/me/authorized-clients/{name}', { params: { path: { name } } }));

/** The console itself is not among them: the user would be logged out. */
function useBulkRemoval(): BulkAction<AuthorizedClient> {
  const { oauth } = useConsole();
  const queries = useQueryClient();
  return {
    label: words.remove,
    title: words.removeTitle,
    text: words.removeText,
    isDangerous: true,
    isFor: ({ name }) => name !== clientId,
    run: ({ name }) => revoke(oauth, name),
    after: () => queries.invalidateQueries({ queryKey: authorizedClientsQuery(oauth).queryKey }),
  };
}

function Removal({ name, onClose }: { name: string; onClose: () => void }) {
  const { oauth } = useConsole();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => revoke(oauth, name),
    onSuccess: async () => {
      if (name === clientId) return window.location.replace(withoutAccessPath);
      await queries.invalidateQueries({ queryKey: authorizedClientsQuery(oauth).queryKey });
      notifications.show({ message: words.removed(name) });
    },
  });
  return (
    <Confirm
      title={words.removeTitle.one(name)}
      text={name === clientId ? words.ownText : words.removeText.one}
      action={words.remove}
      work={removal}
      onClose={onClose}
    />
  );
}
