import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type GatewayFacts, type Location, splitKey } from '@fieldpost/domain';
import { digestOf } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { creatorsOf } from '../access/creators-of.js';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { euiColumn } from './gateways.repository.js';

/** What the network has to know about a gateway. */
export interface RegisteredGateway extends GatewayFacts {
  readonly id: string;
  readonly eui: string | null;
  readonly frequencyPlan: string;
  /** Null when unknown or not public. */
  readonly location: Location | null;
}

const creators = creatorsOf('gateways', 'g');

const byNames = `
  select g.id, ${euiColumn} as eui, g.frequency_plan as "frequencyPlan",
         case when g.location_public then g.location end as location, ${creators.columns}
    from ${creators.from}
   where g.deleted is null and (${euiColumn} = any($1) or g.id = any($2))`;

const byKeys = `
  with valid as (
    select g.id, k.at from unnest($1::text[], $2::text[]) with ordinality as k (id, digest, at)
      join gateways g on g.id = k.id and g.digest = k.digest and g.deleted is null
  ), activated as (
    update gateways set activated = true where id in (select id from valid) and not activated
  )
  select at::int from valid`;

/** A gateway and the key that it has shown. */
export interface ShownKey {
  readonly id: string;
  readonly key: string;
}

/** Reads gateways for the network app. */
@Injectable()
export class RegisteredGateways {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(ACCOUNT_CONFIG) private readonly settings: Pick<AccountSettings, 'FIELDPOST_ISSUER'>,
  ) {}

  /** Those with one of these EUIs (upper case) or ids; unknown and deleted ones are left out. */
  find(euis: readonly string[], ids: readonly string[]): Promise<readonly RegisteredGateway[]> {
    return this.db.query(byNames, [[...euis], [...ids]]);
  }

  /** Whether each key is the one of its gateway. A valid key activates its gateway: only the gateway itself shows it. */
  async checkKeys(keys: readonly ShownKey[]): Promise<boolean[]> {
    const digests = keys.map(({ key }) => this.digestOf(key));
    const found = await this.db.query<{ at: number }[]>(byKeys, [keys.map(({ id }) => id), digests]);
    const valid = new Set(found.map(({ at }) => at - 1));
    return keys.map((_, at) => valid.has(at));
  }

  /** Null, which no gateway has, for a key of another issuer. */
  private digestOf(key: string): string | null {
    const { issuer, secret } = splitKey(key, this.settings.FIELDPOST_ISSUER);
    return issuer === this.settings.FIELDPOST_ISSUER ? digestOf(secret) : null;
  }
}
