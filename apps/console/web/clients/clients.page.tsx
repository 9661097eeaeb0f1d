import { Badge, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OauthClient } from '../api/account.js';
import { answered } from '../api/failure.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { ButtonLink, TextLink } from '../widgets/links.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { ChoiceField } from '../lists/list-parts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { useListChange } from '../lists/use-list-change.js';
import { clientStates, stateOf } from './client-state.js';
import type { ClientsSearch } from './clients-search.js';
import { clientsQuery } from './clients.queries.js';
import { clientsTexts as words, clientTexts, namesOfScopes } from './clients.texts.js';
import { StateBadge } from './state-badge.js';

const route = getRouteApi('/signed-in/console/clients');

const Create = () => <ButtonLink to="/console/clients/-new">{words.create}</ButtonLink>;

const columns: readonly Column<OauthClient>[] = [
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
];

/** The OAuth clients of the user. The filter is kept in the URL. */
export function ClientsPage() {
  const { account } = useConsole();
  const isAdministrator = useQuery(profileQuery(account)).data?.administrator === true;
  return (
    <Page title={words.title} actions={<Create />}>
      {isAdministrator && <Text>{words.ofAll}</Text>}
      <Loaded query={useQuery(clientsQuery(account))}>
        {(clients) =>
          clients.length === 0 ? (
            <Empty title={words.none} text={words.teach} action={<Create />} />
          ) : (
            <List clients={clients} />
          )
        }
      </Loaded>
    </Page>
  );
}

function List({ clients }: { clients: readonly OauthClient[] }) {
  const wanted = route.useSearch();
  const change = useListChange<ClientsSearch>();
  return (
    <LocalList
      key={wanted.state}
      view={useListView('clients')}
      label={words.title}
      words={words}
      columns={columns}
      rows={clients.filter((client) => wanted.state === undefined || stateOf(client) === wanted.state)}
      idOf={({ name }) => name}
      textOf={({ name, description }) => `${name}\n${description}`}
      actions={[useDeletion()]}
      filters={
        <ChoiceField
          label={words.state}
          any={words.anyState}
          choices={clientStates}
          words={words.states}
          value={wanted.state}
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
    title: { one: clientTexts.deleteTitle, many: words.deleteMany },
    text: { one: clientTexts.deleteText, many: clientTexts.deleteManyText },
    isDangerous: true,
    run: ({ name }) => answered(account.DELETE('/api/v2/clients/{name}', { params: { path: { name } } })),
    after: () => queries.invalidateQueries({ queryKey: clientsQuery(account).queryKey }),
  };
}

/** The name of a client, with badges for what is special about it. */
export const ClientName = ({ client: { name, official, grants } }: { client: OauthClient }) => (
  <>
    <TextLink to="/console/clients/$name" params={{ name }}>
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
