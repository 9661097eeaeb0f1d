import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OauthClient } from '../api/account.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { useListView } from '../lists/use-list-view.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { clientColumns, ClientList } from './client-list.js';
import { clientsQuery } from './clients.queries.js';
import { clientsTexts as words } from './clients.texts.js';

const route = getRouteApi('/signed-in/console/clients');

const Create = () => <ButtonLink to="/console/clients/-new">{words.create}</ButtonLink>;

/** The OAuth clients of the user. The filter is kept in the URL. */
export function ClientsPage() {
  const { account } = useConsole();
  const profile = useQuery(profileQuery(account));
  const clients = useQuery(clientsQuery(account));
  return (
    <Page title={words.title} actions={<Create />}>
      <Loaded query={profile}>
        {({ username }) => (
          <Loaded query={clients}>{(listed) => <Own clients={listed.filter(isOf(username))} />}</Loaded>
        )}
      </Loaded>
    </Page>
  );
}

/** Administrators get the clients of all users, with their owners. */
const isOf =
  (username: string) =>
  ({ creator }: OauthClient): boolean =>
    creator === undefined || creator === username;

function Own({ clients }: { readonly clients: readonly OauthClient[] }) {
  const { state } = route.useSearch();
  const view = useListView('clients');
  if (clients.length === 0) return <Empty title={words.none} text={words.teach} action={<Create />} />;
  return <ClientList {...{ view, clients, state }} label={words.title} columns={clientColumns} />;
}
