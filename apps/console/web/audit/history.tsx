import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { AuditEntry } from '../api/account.js';
import { ServerList } from '../lists/list-frame.js';
import { allPages, sliceOf } from '../lists/server-pages.js';
import { useListView } from '../lists/use-list-view.js';
import { Loaded } from '../widgets/states.js';
import { auditColumns, entryName } from './audit-columns.js';
import { auditTexts as words } from './audit.texts.js';
import { EntryDetails } from './entry-details.js';
import type { EntryLinks } from './entry-links.js';
import type { HistorySearch, HistorySource } from './history-search.js';

interface HistoryProps<T extends AuditEntry> {
  readonly label: string;
  readonly source: HistorySource<T>;
  /** Object of an entry, shown when entries have different ones. */
  readonly about?: (entry: T) => string;
  readonly links?: EntryLinks<T>;
}

/** Entries in one request of “select all”, and those that can be selected at once: histories only grow. */
const mostRead = 1000;
const mostSelected = 10_000;

/** A history, which the server divides into pages. Page and order are kept in the URL. */
export function History<T extends AuditEntry>({ label, source, about, links }: HistoryProps<T>) {
  const { page, sort }: HistorySearch = useSearch({ strict: false });
  const view = useListView('history');
  const order = sort && { sort };
  const query = useQuery({
    queryKey: [...source.queryKey, { page, sort }, view.size],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => source.read({ ...sliceOf(page, view.size), ...order }, signal),
  });
  return (
    <Loaded query={query}>
      {({ items, total }) => (
        <ServerList
          view={view}
          label={label}
          words={words}
          columns={auditColumns(about, links)}
          idOf={idOf}
          nameOf={entryName}
          rows={numbered(items, positionsOf({ total, sort, offset: sliceOf(page, view.size).offset }))}
          total={total}
          usualSort="-time"
          all={
            total > mostSelected
              ? undefined
              : async () => {
                  const everything = await allPages((slice) => source.read({ ...slice, ...order }), mostRead);
                  return numbered(everything, positionsOf({ total: everything.length, sort, offset: 0 }));
                }
          }
          rowEnd={(entry) => <EntryDetails entry={entry} about={about} links={links} />}
        />
      )}
    </Loaded>
  );
}

/** The position of an entry from the oldest; no member of the entry as the API has it. */
const position = Symbol('position');

type Numbered<T> = T & { readonly [position]: number };

interface Part {
  readonly total: number;
  readonly offset: number;
  readonly sort: HistorySearch['sort'] | undefined;
}

/** Counted from the oldest, since entries are added at the other end. */
const positionsOf =
  ({ total, sort, offset }: Part) =>
  (i: number): number =>
    sort === 'time' ? offset + i : total - 1 - offset - i;

/** Entries have no id, and equal ones, also on other pages, are rows of their own. */
const numbered = <T extends AuditEntry>(
  entries: readonly T[],
  positionAt: (i: number) => number,
): readonly Numbered<T>[] => entries.map((entry, i) => ({ ...entry, [position]: positionAt(i) }));

const idOf = (entry: Numbered<AuditEntry>): string => `${JSON.stringify(entry)} ${entry[position]}`;
