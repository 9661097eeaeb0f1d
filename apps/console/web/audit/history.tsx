import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { AuditEntry } from '../api/account.js';
import type { Listed } from '../api/failure.js';
import { ServerList } from '../lists/list-frame.js';
import { allPages, sliceOf } from '../lists/server-pages.js';
import { useListView } from '../lists/use-list-view.js';
import { Loaded } from '../widgets/states.js';
import { auditColumns, entryName } from './audit-columns.js';
import { auditTexts as words } from './audit.texts.js';
import { EntryDetails } from './entry-details.js';
import type { HistorySearch } from './history-search.js';

/** A part of a history. */
export interface HistoryPart extends Pick<HistorySearch, 'sort'> {
  readonly limit: number;
  readonly offset: number;
}

/** A history, newest first unless `sort` is set. */
export interface HistorySource<T extends AuditEntry> {
  readonly queryKey: readonly unknown[];
  readonly read: (part: HistoryPart, signal?: AbortSignal) => Promise<Listed<T>>;
}

interface HistoryProps<T extends AuditEntry> {
  readonly label: string;
  readonly source: HistorySource<T>;
  /** Object of an entry, shown when entries have different ones. */
  readonly about?: (entry: T) => string;
}

/** Entries in one request of “select all”, and those that can be selected at once: histories only grow. */
const mostRead = 1000;
const mostSelected = 10_000;

/** A history, which the server divides into pages. Page and order are kept in the URL. */
export function History<T extends AuditEntry>({ label, source, about }: HistoryProps<T>) {
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
          columns={auditColumns(about)}
          idOf={idOf}
          nameOf={entryName}
          rows={numbered(items)}
          total={total}
          usualSort="-time"
          all={
            total > mostSelected
              ? undefined
              : async () => numbered(await allPages((slice) => source.read({ ...slice, ...order }), mostRead))
          }
          rowEnd={(entry) => <EntryDetails entry={entry} about={about} />}
        />
      )}
    </Loaded>
  );
}

/** Which of equal entries it is, from 1; no member of the entry as the API has it. */
const copy = Symbol('copy');

type Numbered<T> = T & { readonly [copy]: number };

/** Entries have no id, and equal ones are rows of their own. */
function numbered<T extends AuditEntry>(entries: readonly T[]): readonly Numbered<T>[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const text = JSON.stringify(entry);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { ...entry, [copy]: count };
  });
}

const idOf = (entry: Numbered<AuditEntry>): string => `${JSON.stringify(entry)} ${entry[copy]}`;
