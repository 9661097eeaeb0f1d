import { Badge, Group, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OauthClient } from '../api/account.js';
import { useConsole } from '../console.js';
import { ButtonLink, TextLink } from '../widgets/links.js';
import { ChoiceField, Pages, SearchField } from '../lists/list-parts.js';
import { matching } from '../lists/matching.js';
import { Page } from '../widgets/page.js';
import { Scroller } from '../lists/scroller.js';
import { Empty, Loaded } from '../widgets/states.js';
import { useListChange } from '../lists/use-list-change.js';
import { clientStates, stateOf } from './client-state.js';
import type { ClientsSearch } from './clients-search.js';
import { clientsQuery } from './clients.queries.js';
import { clientsTexts as words } from './clients.texts.js';
import { StateBadge } from './state-badge.js';

const route = getRouteApi('/signed-in/console/clients');

const Create = () => <ButtonLink to="/console/clients/-new">{words.create}</ButtonLink>;

/** The OAuth clients of the user. The filter is kept in the URL. */
export function ClientsPage() {
  const { account } = useConsole();
  return (
    <Page title={words.title} actions={<Create />}>
      <Filters />
      <Loaded query={useQuery(clientsQuery(account))}>{(clients) => <List clients={clients} />}</Loaded>
    </Page>
  );
}

function Filters() {
  const { search = '', state } = route.useSearch();
  const change = useListChange<ClientsSearch>();
  return (
    <Group align="flex-end">
      <SearchField label={words.search} value={search} onSearch={(found) => change({ search: found })} />
      <ChoiceField
        label={words.state}
        any={words.anyState}
        choices={clientStates}
        words={words.states}
        value={state}
        onChoose={(chosen) => change({ state: chosen })}
      />
    </Group>
  );
}

function List({ clients }: { clients: readonly OauthClient[] }) {
  const wanted = route.useSearch();
  const change = useListChange<ClientsSearch>();
  const ofState = clients.filter((client) => wanted.state === undefined || stateOf(client) === wanted.state);
  const textOf = ({ name, description }: OauthClient) => `${name}\n${description}`;
  const { shown, page, pages } = matching(ofState, textOf, wanted);
  if (clients.length === 0) return <Empty title={words.none} text={words.teach} action={<Create />} />;
  if (shown.length === 0) return <Text role="status">{words.noMatch}</Text>;
  return (
    <>
      <ClientTable clients={shown} />
      <Pages label={words.pages} page={page} pages={pages} onPage={(next) => change({ page: next })} />
    </>
  );
}

const ClientTable = ({ clients }: { clients: readonly OauthClient[] }) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.name}</Table.Th>
          <Table.Th scope="col">{words.description}</Table.Th>
          <Table.Th scope="col">{words.scope}</Table.Th>
          <Table.Th scope="col">{words.state}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {clients.map((client) => (
          <Table.Tr key={client.name}>
            <Table.Th scope="row">
              <TextLink to="/console/clients/$name" params={{ name: client.name }}>
                {client.name}
              </TextLink>{' '}
              {client.official && (
                <Badge variant="light" tt="none">
                  {words.official}
                </Badge>
              )}{' '}
              {client.grants.includes('password') && (
                <Badge variant="light" color="yellow" tt="none">
                  {words.passwords}
                </Badge>
              )}
            </Table.Th>
            <Table.Td className="wraps">{client.description}</Table.Td>
            <Table.Td>{client.scope.join(', ')}</Table.Td>
            <Table.Td>
              <StateBadge client={client} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);
