import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { AdministeredApplication } from '../../api/account.js';
import { useConsole } from '../../console.js';
import { ServerList } from '../../lists/list-frame.js';
import { allPages } from '../../lists/server-pages.js';
import type { Column } from '../../lists/table/columns.js';
import { createdColumn } from '../../lists/table/created-column.js';
import { useListView } from '../../lists/use-list-view.js';
import { Page } from '../../widgets/page.js';
import { Loaded } from '../../widgets/states.js';
import { allApplications } from '../administration.queries.js';
import { administrationTexts } from '../administration-pages.texts.js';
import { entitiesTexts as words } from './entities.texts.js';
import { idColumn } from './id-column.js';
import { OwnerFilter } from './owner-filter.js';
import { Owner, ownerOf } from './owner.js';

const route = getRouteApi('/signed-in/console/administration/applications');

/** Applications in one request of “select all”. */
const mostRead = 1000;

const columns: readonly Column<AdministeredApplication>[] = [
  idColumn('apps'),
  { id: 'name', label: words.name, value: ({ name }) => name, wraps: true },
  {
    id: 'owner',
    label: words.owner,
    value: ownerOf,
    cell: (application) => <Owner owned={application} />,
    isUnsorted: true,
  },
  { id: 'euis', label: words.euis, value: ({ euis }) => euis, isUnsorted: true },
  createdColumn(words.created),
];

/** The applications of all users. The filter is kept in the URL. */
export function AllApplicationsPage() {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const view = useListView('all-applications');
  return (
    <Page title={administrationTexts.applications}>
      <OwnerFilter search={wanted} list="/console/administration/applications" />
      <Loaded query={useQuery(allApplications.query(account, wanted, view.size))}>
        {({ items, total }) => (
          <ServerList
            view={view}
            label={administrationTexts.applications}
            words={{
              search: words.searchApplications,
              noMatch: words.noApplication,
              pages: words.pages,
              things: words.applicationThings,
            }}
            columns={columns}
            idOf={({ id }) => id}
            rows={items}
            total={total}
            usualSort="created"
            all={() => allPages((slice) => allApplications.read(account, wanted, slice), mostRead)}
          />
        )}
      </Loaded>
    </Page>
  );
}
