import { type DeviceState, deviceStates } from '@fieldpost/domain';
import { listSearch, type ListSearch } from '../../lists/matching.js';

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
export function devicesSearch(raw: Record<string, unknown>): DevicesSearch {
  const { sort, ...search } = listSearch(raw);
  return {
    ...search,
    ...(isState(raw['state']) && { state: raw['state'] }),
    ...(isSort(sort) && sort !== 'dev_id' && { sort }),
  };
}
