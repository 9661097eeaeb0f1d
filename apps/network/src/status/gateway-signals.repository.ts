import { Injectable } from '@nestjs/common';
import { prepared } from '@fieldpost/persistence';
import type { SignalHour, SignalSpread } from '@fieldpost/domain';
import { DataSource } from 'typeorm';

/** One hour of one gateway. */
export interface GatewaySignal extends SignalHour {
  readonly gatewayId: string;
}

type Columns<Name extends string> = Readonly<Record<`${Name}_count` | `${Name}_sum`, number>> &
  Readonly<Record<`${Name}_least` | `${Name}_most`, number | null>>;
type Row = Columns<'rssi'> & Columns<'snr'> & { readonly hour: number; readonly uplinks: number };

const names = ['rssi', 'snr'] as const;
const columns = names.flatMap((name) => [`${name}_count`, `${name}_sum`, `${name}_least`, `${name}_most`]);
const increased = names.flatMap((name) => [
  `${name}_count = g.${name}_count + excluded.${name}_count`,
  `${name}_sum = g.${name}_sum + excluded.${name}_sum`,
  `${name}_least = least(g.${name}_least, excluded.${name}_least)`,
  `${name}_most = greatest(g.${name}_most, excluded.${name}_most)`,
]);

/** In the order of the key, so that two writers cannot block each other for ever. */
const added = prepared(
  'gateway_signals_added',
  `insert into gateway_signals as g (hour, gateway_id, uplinks, ${columns.join(', ')})
   select * from unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::float8[], $6::real[], $7::real[],
                        $8::int[], $9::float8[], $10::real[], $11::real[]) order by 1, 2
   on conflict (hour, gateway_id) do update set uplinks = g.uplinks + excluded.uplinks, ${increased.join(', ')}`,
);
const found = prepared<Row>(
  'gateway_signals_found',
  `select hour, uplinks, ${columns.join(', ')} from gateway_signals
   where hour = any ($2::int[]) and gateway_id = $1`,
);
const removed = prepared<object>(
  'gateway_signals_removed',
  `delete from gateway_signals where ctid = any (array (
     select ctid from gateway_signals where hour < $1 order by hour limit $2 for update skip locked)) returning 1`,
);

/** The signal of gateways by hour. */
@Injectable()
export class GatewaySignals {
  constructor(private readonly db: DataSource) {}

  /** Adds to what is stored, at most one item of each gateway and hour. */
  async add(signals: readonly GatewaySignal[]): Promise<void> {
    const of = (value: (signal: GatewaySignal) => unknown) => signals.map(value);
    const spreads = names.flatMap((name) => [
      of(({ [name]: spread }) => spread?.count ?? 0),
      of(({ [name]: spread }) => spread?.sum ?? 0),
      of(({ [name]: spread }) => spread?.least ?? null),
      of(({ [name]: spread }) => spread?.most ?? null),
    ]);
    const [hours, ids] = [of(({ hour }) => hour), of(({ gatewayId }) => gatewayId)];
    await added(this.db, [hours, ids, of(({ uplinks }) => uplinks), ...spreads]);
  }

  /** Those of so many hours up to one. */
  async find(gatewayId: string, last: number, count: number): Promise<readonly SignalHour[]> {
    const hours = Array.from({ length: count }, (_, back) => last - back);
    const rows = await found(this.db, [gatewayId, hours]);
    return rows.map((row) => ({
      ...{ hour: row.hour, uplinks: row.uplinks },
      rssi: spreadIn(row.rssi_count, row.rssi_sum, row.rssi_least, row.rssi_most),
      snr: spreadIn(row.snr_count, row.snr_sum, row.snr_least, row.snr_most),
    }));
  }

  /** Removes some of the hours before one; returns how many. */
  async removeBefore(hour: number, most: number): Promise<number> {
    return (await removed(this.db, [hour, most])).length;
  }
}

const spreadIn = (
  count: number,
  sum: number,
  least: number | null,
  most: number | null,
): SignalSpread | undefined => (least === null || most === null ? undefined : { count, sum, least, most });
