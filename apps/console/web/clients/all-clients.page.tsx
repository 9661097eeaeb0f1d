import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { administrationTexts } from '../administration/administration-pages.texts.js';
import { entitiesTexts as entities } from '../administration/entities/entities.texts.js';
import { Creator, creatorOf } from '../administration/entities/owner.js';
import type { OauthClient } from '../api/account.js';
import { useConsole } from '../console.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { clientColumns, ClientList, ClientName } from './client-list.js';
import { clientsQuery } from './clients.queries.js';
import { clientsTexts as words } from './clients.texts.js';

const route = getRouteApi('/signed-in/console/administration/clients');

const [name, ...others] = clientColumns;
const columns: readonly Column<OauthClient>[] = [
  { ...name, cell: (client) => <ClientName client={client} to="/console/administration/clients/$name" /> },
  {
    id: 'creator',
    label: entities.creator,
    value: creatorOf,
    cell: (client) => <Creator of={client} />,
  },
  ...others,
];

/** The OAuth clients of all users. The filter is kept in the URL. */
export function AllClientsPage() {
  const { account } = useConsole();
  const { state } = route.useSearch();
  const view = useListView('all-clients');
  return (
    <Page title={administrationTexts.clients}>
      <Loaded query={useQuery(clientsQuery(account))}>
        {(clients) => (
          <ClientList
            {...{ view, columns, clients, state }}
            label={administrationTexts.clients}
            search={words.searchAll}
          />
        )}
      </Loaded>
    </Page>
  );
}
