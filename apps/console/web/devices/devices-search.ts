import { listSearch, type ListSearch } from '../lists/matching.js';

/** What the handler sorts lists of devices by. */
export const sorts = ['dev_id', 'description', 'dev_eui', 'dev_addr', 'last_seen'] as const;
export type Sort = (typeof sorts)[number];

/** What of the list is shown; all of it stands in the address. */
export interface DevicesSearch extends ListSearch {
  /** Absent for the id, upwards; with `-` before it, downwards. */
  readonly sort?: Sort | `-${Sort}`;
}

const isSort = (text: unknown): text is Sort | `-${Sort}` =>
  typeof text === 'string' && sorts.some((sort) => text === sort || text === `-${sort}`);

/** Reads the address; what makes no sense there counts as left out. */
export const devicesSearch = (raw: Record<string, unknown>): DevicesSearch => ({
  ...listSearch(raw),
  ...(isSort(raw['sort']) && raw['sort'] !== 'dev_id' && { sort: raw['sort'] }),
});

/** Which way a column is sorted; undefined when the list is sorted by another one. */
export function directionOf(column: Sort, { sort = 'dev_id' }: DevicesSearch): 'up' | 'down' | undefined {
  if (sort === column) return 'up';
  return sort === `-${column}` ? 'down' : undefined;
}

/** What the address says after somebody has chosen a column: first upwards, then downwards. */
export const sortedBy = (column: Sort, search: DevicesSearch): Sort | `-${Sort}` =>
  directionOf(column, search) === 'up' ? `-${column}` : column;
