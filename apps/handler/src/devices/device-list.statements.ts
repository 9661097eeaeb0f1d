import { activeWithinMs, type AppId, type DeviceState } from '@fieldpost/domain';
import type { DataSource } from 'typeorm';
import type { DeviceRow } from './device.entity.js';
import { type DeviceList, type DeviceSort, sortedCharacters } from './devices.repository.js';

/** A row of a list, with the time of the last uplink. */
export type ListedRow = DeviceRow & { readonly last_seen_at: Date | null };

/** Expressions to sort by; an empty text is sorted as null, which comes last in both directions. */
const expressions: Readonly<Record<DeviceSort, string>> = {
  dev_id: 'dev_id',
  description: `nullif(lower(left(description, ${sortedCharacters})), '')`,
  dev_eui: 'dev_eui',
  dev_addr: 'dev_addr',
  last_seen: 'last_seen_at',
};

const inState: Readonly<Record<DeviceState, string>> = {
  active: `last_seen_at >= now() - interval '${activeWithinMs} milliseconds'`,
  silent: `last_seen_at < now() - interval '${activeWithinMs} milliseconds'`,
  never_seen: 'last_seen_at is null',
};

/** Without words nothing is compared: the count then needs no more than the index. */
const matching = ({ search = '', state, isLocated = false }: DeviceList): string =>
  [
    'app_id = $1',
    ...(search === ''
      ? []
      : ['(dev_id ilike $2 or description ilike $2 or dev_eui ilike $2 or dev_addr ilike $2)']),
    ...(state === undefined ? [] : [inState[state]]),
    ...(isLocated ? ['(latitude <> 0 or longitude <> 0)'] : []),
  ].join(' and ');

const asPattern = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** One page of a list, and how many devices the whole list has. */
export async function listed(
  db: DataSource,
  appId: AppId,
  list: DeviceList,
): Promise<{ readonly rows: readonly ListedRow[]; readonly total: number }> {
  const { limit, offset, search = '', sort = 'dev_id', direction = 'up' } = list;
  const where = matching(list);
  const given = search === '' ? [appId] : [appId, asPattern(search)];
  const order = `${expressions[sort]} ${direction === 'up' ? 'asc' : 'desc'} nulls last, dev_id`;
  const window = `limit nullif($${given.length + 1}::int, 0) offset $${given.length + 2}`;
  const [rows, [counted]] = await Promise.all([
    db.query<ListedRow[]>(`select * from devices where ${where} order by ${order} ${window}`, [
      ...given,
      limit,
      offset,
    ]),
    db.query<{ total: number }[]>(`select count(*)::int as total from devices where ${where}`, given),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
