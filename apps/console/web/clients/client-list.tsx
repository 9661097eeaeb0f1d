import { Badge } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { OauthClient } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { ChoiceField } from '../lists/list-parts.js';
import type { Column } from '../lists/table/columns.js';
import { useListChange } from '../lists/use-list-change.js';
import type { ListView } from '../lists/use-list-view.js';
import { TextLink } from '../widgets/links.js';
import { type ClientState, clientStates, stateOf } from './client-state.js';
import type { ClientsSearch } from './clients-search.js';
import { clientsQuery } from './clients.queries.js';
import { clientsTexts as words, clientTexts, namesOfScopes } from './clients.texts.js';
import { StateBadge } from './state-badge.js';

/** The columns of a list of clients, the name first. */
export const clientColumns = [
  {
    id: 'name',
    label: words.name,
    value: ({ name }) => name,
    cell: (client) => <ClientName client={client} />,
  },
  {
    id: 'description',
    label: words.description,
    value: ({ description }) => description,
    wraps: true,
  },
  {
    id: 'scope',
    label: words.scope,
    value: ({ scope }) => scope,
    cell: ({ scope }) => namesOfScopes(scope),
    wraps: true,
  },
  { id: 'grants', label: words.grant, value: ({ grants }) => grants, startsHidden: true },
  {
    id: 'state',
    label: words.state,
    value: (client) => words.states[stateOf(client)],
    cell: (client) => <StateBadge client={client} />,
  },
] as const satisfies readonly Column<OauthClient>[];

interface ClientListProps {
  readonly view: ListView;
  readonly label: string;
  /** Label of the search field. */
  readonly search?: string;
  readonly columns: readonly Column<OauthClient>[];
  readonly clients: readonly OauthClient[];
  /** The filter of the URL. */
  readonly state: ClientState | undefined;
}

/** A list of clients, with a filter by state. */
export function ClientList({ clients, state: wanted, search = words.search, ...shown }: ClientListProps) {
  const change = useListChange<ClientsSearch>();
  return (
    <LocalList
      key={wanted}
      {...shown}
      words={{ ...words, search }}
      rows={clients.filter((client) => wanted === undefined || stateOf(client) === wanted)}
      idOf={({ name }) => name}
      textOf={({ name, description, creator }) => `${name}\n${description}\n${creator ?? ''}`}
      actions={[useDeletion()]}
      filters={
        <ChoiceField
          label={words.state}
          any={words.anyState}
          choices={clientStates}
          words={words.states}
          value={wanted}
          onChoose={(state) => change({ state })}
        />
      }
    />
  );
}

function useDeletion(): BulkAction<OauthClient> {
  const { account } = useConsole();
  const queries = useQueryClient();
  return {
    label: words.delete,
    title: clientTexts.deleteTitle,
    text: clientTexts.deleteText,
    isDangerous: true,
    run: ({ name }) => answered(account.DELETE('/api/v2/clients/{name}', { params: { path: { name } } })),
    after: () => queries.invalidateQueries({ queryKey: clientsQuery(account).queryKey }),
  };
}

interface ClientNameProps {
  readonly client: OauthClient;
  /** The page that it leads to. */
  readonly to?: '/console/clients/$name' | '/console/administration/clients/$name';
}

/** The name of a client, with badges for what is special about it. */
export const ClientName = ({
  client: { name, official, grants },
  to = '/console/clients/$name',
}: ClientNameProps) => (
  <>
    <TextLink to={to} params={{ name }}>
      {name}
    </TextLink>{' '}
    {official && (
      <Badge variant="light" tt="none">
        {words.official}
      </Badge>
    )}{' '}
    {grants.includes('password') && (
      <Badge variant="light" color="yellow" tt="none">
        {words.passwords}
      </Badge>
    )}
  </>
);
