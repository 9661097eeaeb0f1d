import { Injectable } from '@nestjs/common';
import { prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';

/** A gateway, and when it was heard last in Unix milliseconds. */
export type SeenGateway = readonly [gatewayId: string, at: number];

interface Row {
  readonly gateway_id: string;
  readonly last_seen: Date;
}

/** In the order of ids, so that two writers do not wait for each other. */
const written = prepared(
  'gateways_seen_written',
  `insert into gateways_seen as g (gateway_id, last_seen)
   select id, to_timestamp(ms / 1000) from unnest($1::text[], $2::float8[]) as seen (id, ms) order by id
   on conflict (gateway_id) do update set last_seen = greatest(g.last_seen, excluded.last_seen)`,
);
const found = prepared<Row>(
  'gateways_seen_found',
  'select gateway_id, last_seen from gateways_seen where gateway_id = any ($1::text[])',
);

/** When gateways were heard last, so that it is known after a restart. */
@Injectable()
export class GatewaysSeen {
  constructor(private readonly db: DataSource) {}

  /** Keeps the later one of the times. */
  async write(gateways: readonly SeenGateway[]): Promise<void> {
    await written(this.db, [gateways.map(([id]) => id), gateways.map(([, at]) => at)]);
  }

  async find(gatewayIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await found(this.db, [gatewayIds]);
    return new Map(rows.map(({ gateway_id, last_seen }) => [gateway_id, last_seen.getTime()]));
  }
}
