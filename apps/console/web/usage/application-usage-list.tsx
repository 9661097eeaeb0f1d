import { useQuery } from '@tanstack/react-query';
import type { ApplicationUsageSearch } from '../administration/administration-search.js';
import type { ApplicationUsage } from '../api/account.js';
import { useConsole } from '../console.js';
import { ServerList } from '../lists/list-frame.js';
import { allPages } from '../lists/server-pages.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Loaded } from '../widgets/states.js';
import type { allApplicationUsage } from './usage.queries.js';
import { usageTexts as words } from './usage.texts.js';

/** Applications in one request of “select all”. */
const mostRead = 1000;

interface ListProps {
  /** Name under which the browser remembers the view. */
  readonly name: string;
  readonly source: typeof allApplicationUsage;
  readonly wanted: ApplicationUsageSearch;
  readonly columns: readonly Column<ApplicationUsage>[];
  readonly search?: string;
  readonly noMatch?: string;
}

/** Devices and messages by application. */
export function ApplicationUsageList({
  name,
  source,
  wanted,
  columns,
  search = words.searchApplications,
  noMatch = words.noApplication,
}: ListProps) {
  const { account } = useConsole();
  const view = useListView(name);
  return (
    <Loaded query={useQuery(source.query(account, wanted, view.size))}>
      {({ items, total }) => (
        <ServerList
          view={view}
          label={words.applicationsTitle}
          words={{ search, noMatch, pages: words.pages, things: words.applicationThings }}
          columns={columns}
          idOf={({ id }) => id}
          rows={items}
          total={total}
          usualSort="created"
          all={() => allPages((slice) => source.read(account, wanted, slice), mostRead)}
        />
      )}
    </Loaded>
  );
}
