/** What the rows of a list are, in singular and plural. */
export interface Things {
  readonly one: string;
  readonly many: string;
}

/** Texts that all lists share. */
export const listsTexts = {
  sortBy: (column: string) => `Sort by ${column}`,
  sort: 'Sort by',
  columns: 'Columns',
  size: 'Rows',
  sizeLabel: 'Rows on a page',
  select: (id: string) => `Select ${id}`,
  selectPage: 'Select all rows of this page',
  count: (total: number, { one, many }: Things) =>
    total === 1 ? `1 ${one}` : `${total.toLocaleString()} ${many}`,
  selected: (count: number) => `${count.toLocaleString()} selected`,
  selectAll: (total: number) => `Select all ${total.toLocaleString()}`,
  clear: 'Clear the selection',
  formats: { csv: 'Export as CSV', json: 'Export as JSON' },
  progress: (done: number, total: number) => `${done.toLocaleString()} of ${total.toLocaleString()} done`,
  stop: 'Stop',
  stopped: (done: number, total: number) =>
    `Stopped: ${done.toLocaleString()} of ${total.toLocaleString()} done.`,
  failed: (count: number) => (count === 1 ? 'One row failed:' : `${count.toLocaleString()} rows failed:`),
  done: {
    one: (name: string) => `Done for ${name}.`,
    many: (count: number) => `Done for ${count.toLocaleString()} rows.`,
  },
  actions: 'Actions for the selected rows',
  search: 'Search',
  noMatch: 'No row matches.',
  pages: (list: string) => `Pages: ${list}`,
};

/** Texts of a list that needs none of its own, and whose rows are called so. */
export const usualListTexts = (list: string, things: Things) => ({
  things,
  search: listsTexts.search,
  noMatch: listsTexts.noMatch,
  pages: listsTexts.pages(list),
});
