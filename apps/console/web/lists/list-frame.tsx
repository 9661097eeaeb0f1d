import { Group, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { BulkAction } from './bulk/bulk-action.js';
import type * as bulk from './bulk/bulk-bar.js';
import { useSelection } from './bulk/selection.js';
import { Pages, SearchField } from './list-parts.js';
import { useListState } from './list-state.js';
import { listsTexts, type Things } from './lists.texts.js';
import { matching } from './matching.js';
import { pagesOf } from './server-pages.js';
import { type Column, shownColumns, sorted } from './table/columns.js';
import { ListTable } from './table/list-table.js';
import { ViewTools } from './table/view-tools.js';
import type { ListView } from './use-list-view.js';

interface FrameProps<T> {
  readonly view: ListView;
  /** Label of the table. */
  readonly label: string;
  readonly words: {
    /** Label of the search field; without it there is none. */
    readonly search?: string;
    readonly noMatch: string;
    readonly pages: string;
    readonly things: Things;
  };
  readonly columns: readonly Column<T>[];
  /** Unique in the list; also the label of the row, without `nameOf`. */
  readonly idOf: (row: T) => string;
  /** Names a row for screen readers, and in questions about it. */
  readonly nameOf?: ((row: T) => string) | undefined;
  /** Filters beside the search field. */
  readonly filters?: ReactNode;
  readonly actions?: readonly BulkAction<T>[];
  readonly rowEnd?: ((row: T) => ReactNode) | undefined;
}

export interface ServerListProps<T> extends FrameProps<T> {
  /** The shown page, in the order of the URL. */
  readonly rows: readonly T[];
  /** Number of matching rows on all pages. */
  readonly total: number;
  /** Order without one in the URL. */
  readonly usualSort: string;
  /** All matching rows, for “select all”. Without it only shown rows can be selected. */
  readonly all?: (() => Promise<readonly T[]>) | undefined;
}

const none: readonly never[] = [];

// Loaded when the first row is selected. `lazy` has no type for components with a type parameter.
const BulkBar = lazy(async () => ({
  default: (await import('./bulk/bulk-bar.js')).BulkBar,
})) as unknown as typeof bulk.BulkBar;

/**
 * A list that the server searches, sorts and divides into pages. The filter is kept in the URL, columns and page size in the
 * browser. Selected rows stay selected on other pages, and are cleared by `key`.
 */
export function ServerList<T>({ rows, total, usualSort, all, ...frame }: ServerListProps<T>) {
  const { view, label, words, columns, idOf, nameOf = idOf, actions = none, rowEnd } = frame;
  const { search, change } = useListState();
  const { sort = usualSort } = search;
  const selection = useSelection(idOf);
  return (
    <>
      <Tools frame={frame} total={total} onSearch={selection.clear} />
      {selection.rows.length > 0 && (
        <Suspense>
          <BulkBar name={view.name} {...{ columns, idOf, nameOf, selection, actions, total, all }} />
        </Suspense>
      )}
      {total === 0 ? (
        <Text role="status">{words.noMatch}</Text>
      ) : (
        <ListTable
          {...{ label, rows, idOf, nameOf, selection, sort, rowEnd }}
          columns={shownColumns(columns, view.columns)}
          onSort={(chosen) => change({ sort: chosen === usualSort ? undefined : chosen })}
        />
      )}
      <ListPages label={words.pages} pages={pagesOf(total, view.size)} />
    </>
  );
}

interface ToolsProps<T> {
  readonly frame: FrameProps<T>;
  readonly total: number;
  readonly onSearch: () => void;
}

/** Search, filters and view of a list. */
function Tools<T>({ frame: { words, filters, columns, view }, total, onSearch }: ToolsProps<T>) {
  const { search, change } = useListState();
  return (
    <Group align="flex-end" className="list-tools">
      {words.search !== undefined && (
        <SearchField
          label={words.search}
          value={search.search ?? ''}
          onSearch={(found) => {
            onSearch();
            change({ search: found });
          }}
        />
      )}
      {filters}
      <ViewTools columns={columns} view={view} onResize={() => change({})} />
      {total > 0 && <Text role="status">{listsTexts.count(total, words.things)}</Text>}
    </Group>
  );
}

/** Paging, which leads to the last page when the one of the URL is gone. */
function ListPages({ label, pages }: { label: string; pages: number }) {
  const { search, change } = useListState();
  const { page = 1 } = search;
  const isGone = page > pages;
  useEffect(() => {
    if (isGone) change({ page: pages > 1 ? pages : undefined });
  });
  return (
    <Pages
      label={label}
      page={Math.min(page, pages)}
      pages={pages}
      onPage={(next) => change({ page: next })}
    />
  );
}

export interface LocalListProps<T> extends FrameProps<T> {
  /** The whole list. */
  readonly rows: readonly T[];
  /** Searched text of a row; that of its columns by default. */
  readonly textOf?: (row: T) => string;
}

/** A list that the browser has as a whole, and searches and sorts itself. */
export function LocalList<T>({ rows, textOf, ...frame }: LocalListProps<T>) {
  const { columns, view } = frame;
  const { search: wanted } = useListState();
  const textIn = textOf ?? ((row: T) => columns.map(({ value }) => String(value(row) ?? '')).join('\n'));
  const { shown, found } = matching(sorted(rows, columns, wanted.sort), textIn, wanted, view.size);
  return <ServerList {...frame} rows={shown} total={found.length} usualSort="" all={async () => found} />;
}
