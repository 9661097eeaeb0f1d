import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { AdministeredGateway } from '../../api/account.js';
import { useConsole } from '../../console.js';
import { ServerList } from '../../lists/list-frame.js';
import { allPages } from '../../lists/server-pages.js';
import type { Column } from '../../lists/table/columns.js';
import { createdColumn } from '../../lists/table/created-column.js';
import { useListView } from '../../lists/use-list-view.js';
import { Page } from '../../widgets/page.js';
import { Loaded } from '../../widgets/states.js';
import { allGateways } from '../administration.queries.js';
import { administrationTexts } from '../administration-pages.texts.js';
import { entitiesTexts as words } from './entities.texts.js';
import { idColumn } from './id-column.js';
import { OwnerFilter } from './owner-filter.js';
import { Owner, ownerOf } from './owner.js';

const route = getRouteApi('/signed-in/console/administration/gateways');

/** Gateways in one request of “select all”. */
const mostRead = 1000;

const columns: readonly Column<AdministeredGateway>[] = [
  idColumn('gateways'),
  { id: 'eui', label: words.eui, value: ({ eui }) => eui ?? undefined, isUnsorted: true },
  {
    id: 'description',
    label: words.description,
    value: ({ description }) => description ?? undefined,
    isUnsorted: true,
    wraps: true,
  },
  {
    id: 'creator',
    label: words.creator,
    value: ownerOf,
    cell: (gateway) => <Owner owned={gateway} />,
    isUnsorted: true,
  },
  { id: 'frequency_plan', label: words.plan, value: ({ frequency_plan: plan }) => plan },
  createdColumn(words.created),
];

/** The gateways of all users. The filter is kept in the URL. */
export function AllGatewaysPage() {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const view = useListView('all-gateways');
  return (
    <Page title={administrationTexts.gateways}>
      <OwnerFilter search={wanted} list="/console/administration/gateways" />
      <Loaded query={useQuery(allGateways.query(account, wanted, view.size))}>
        {({ items, total }) => (
          <ServerList
            view={view}
            label={administrationTexts.gateways}
            words={{
              search: words.searchGateways,
              noMatch: words.noGateway,
              pages: words.pages,
              things: words.gatewayThings,
            }}
            columns={columns}
            idOf={({ id }) => id}
            rows={items}
            total={total}
            usualSort="created"
            all={() => allPages((slice) => allGateways.read(account, wanted, slice), mostRead)}
          />
        )}
      </Loaded>
    </Page>
  );
}
