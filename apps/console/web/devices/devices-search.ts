import { type DeviceState, deviceStates } from '@fieldpost/domain';
import { listSearch, type ListSearch } from '../lists/matching.js';

/** Columns by which the handler sorts devices. */
export const sorts = ['dev_id', 'description', 'dev_eui', 'dev_addr', 'last_seen'] as const;
export type Sort = (typeof sorts)[number];

/** Filter and page of the list, kept in the URL. */
export interface DevicesSearch extends ListSearch {
  /** Ascending by id if absent; `-` in front means descending. */
  readonly sort?: Sort | `-${Sort}`;
  /** Devices in this state alone. */
  readonly state?: DeviceState;
}

const isSort = (text: unknown): text is Sort | `-${Sort}` =>
  typeof text === 'string' && sorts.some((sort) => text === sort || text === `-${sort}`);

const isState = (raw: unknown): raw is DeviceState => deviceStates.some((state) => state === raw);

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export const devicesSearch = (raw: Record<string, unknown>): DevicesSearch => ({
  ...listSearch(raw),
  ...(isState(raw['state']) && { state: raw['state'] }),
  ...(isSort(raw['sort']) && raw['sort'] !== 'dev_id' && { sort: raw['sort'] }),
});

/** Sort direction of a column; undefined for others. */
export function directionOf(column: Sort, { sort = 'dev_id' }: DevicesSearch): 'up' | 'down' | undefined {
  if (sort === column) return 'up';
  return sort === `-${column}` ? 'down' : undefined;
}

/** Sort parameter after a click on a column: first ascending, then descending. */
export const sortedBy = (column: Sort, search: DevicesSearch): Sort | `-${Sort}` =>
  directionOf(column, search) === 'up' ? `-${column}` : column;
