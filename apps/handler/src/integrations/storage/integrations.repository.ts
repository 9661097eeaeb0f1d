import { Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { prepared, Sealer } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import type { MessageKind } from '../../events/message-subscribers.js';
import type {
  Failing,
  FailingIntegration,
  Integration,
  IntegrationId,
  IntegrationState,
} from './integration.js';

/** The sealed columns of an integration. */
export type SealedPart = 'headers' | 'secret';

/** Binds a sealed value to its integration. */
export const contextOfIntegration = (appId: string, id: string, part: SealedPart): string =>
  `${appId}/integrations/${id}/${part}`;

/** The columns of an integration, wherever they were read. */
export interface IntegrationRow {
  readonly app_id: string;
  readonly integration: string;
  readonly url: string;
  readonly messages: readonly string[];
  readonly headers: Buffer;
  readonly secret: Buffer;
}

interface StateRow extends IntegrationRow {
  readonly waiting: number;
  readonly dead: number;
  readonly dropped: string;
  readonly failing_since: Date | null;
  readonly last_error: string | null;
  readonly next_attempt: Date | null;
}

interface FailingRow {
  readonly app_id: string;
  readonly integration: string;
  readonly failing_since: Date;
}

/** An integration from its columns; its secrets are opened. */
export function toIntegration(row: IntegrationRow, sealer: Sealer): Integration {
  const open = (part: SealedPart) =>
    sealer.openText(row[part], contextOfIntegration(row.app_id, row.integration, part));
  return {
    appId: row.app_id as AppId,
    id: row.integration as IntegrationId,
    url: row.url,
    messages: row.messages as readonly MessageKind[],
    headers: JSON.parse(open('headers')) as Integration['headers'],
    secret: open('secret'),
  };
}

const columnsOf = (integration: Integration, sealer: Sealer): readonly unknown[] => {
  const { appId, id, url, messages, headers, secret } = integration;
  const seal = (part: SealedPart, text: string) => sealer.seal(text, contextOfIntegration(appId, id, part));
  return [appId, id, url, messages, seal('headers', JSON.stringify(headers)), seal('secret', secret)];
};

/** An attempt is under way, and its lease has not ended: the error of the last one is written when it ends. */
const isClaimed = 'attempts > 0 and error is null and due_at > now()';

// Only the last attempts are kept, in which the first failure may be missing. A release without its column has written none.
const withState = `
  select i.app_id, i.integration, i.url, i.messages, i.headers, i.secret, i.dropped,
    s.waiting, s.dead, s.next_attempt,
    least(i.failing_since, f.failing_since) as failing_since, f.last_error
  from integrations i cross join lateral (
    select count(*) filter (where not is_dead)::integer as waiting, count(*) filter (where is_dead)::integer as dead,
      min(greatest(due_at, now())) filter (where not is_dead and not (${isClaimed})) as next_attempt
    from integration_deliveries d where d.app_id = i.app_id and d.integration = i.integration) s
  cross join lateral (
    select min(a.at) as failing_since, (array_agg(a.error order by a.id desc))[1] as last_error
    from integration_attempts a
    where a.app_id = i.app_id and a.integration = i.integration and a.id > coalesce((
      select max(b.id) from integration_attempts b
      where b.app_id = i.app_id and b.integration = i.integration and b.error is null), 0)) f`;

const listAll = prepared<StateRow>(
  'integrations_list',
  `${withState} where i.app_id = $1 order by i.integration`,
);
const findOne = prepared<StateRow>(
  'integrations_find',
  `${withState} where i.app_id = $1 and i.integration = $2`,
);
/** Array of app_id. A release without the column may have delivered since: the last attempt has to have failed, too. */
export const failingStatement = `select i.app_id, i.integration, i.failing_since from integrations i cross join lateral (
   select a.error from integration_attempts a
   where a.app_id = i.app_id and a.integration = i.integration order by a.id desc limit 1) last
 where i.app_id = any($1) and i.failing_since is not null and last.error is not null
 order by i.app_id, i.integration`;
const listFailing = prepared<FailingRow>('integrations_failing', failingStatement);
const having = prepared<{ app_id: string }>(
  'integrations_having_any',
  'select distinct app_id from integrations where app_id = any($1)',
);
const insert = prepared<object>(
  'integrations_add',
  `insert into integrations (app_id, integration, url, messages, headers, secret)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning 1`,
);
const change = prepared<object>(
  'integrations_update',
  `update integrations set url = $3, messages = $4, headers = $5, secret = $6, updated_at = now()
   where app_id = $1 and integration = $2 returning 1`,
);
const drop = prepared<object>(
  'integrations_remove',
  'delete from integrations where app_id = $1 and integration = $2 returning 1',
);

/** Integrations, their headers and secrets sealed. */
@Injectable()
export class Integrations {
  constructor(
    private readonly db: DataSource,
    private readonly sealer: Sealer,
  ) {}

  /** All of an application, by id. */
  async list(appId: AppId): Promise<readonly (Integration & IntegrationState)[]> {
    return (await listAll(this.db, [appId])).map((row) => this.opened(row));
  }

  async find(appId: AppId, id: IntegrationId): Promise<(Integration & IntegrationState) | undefined> {
    const [row] = await findOne(this.db, [appId, id]);
    return row && this.opened(row);
  }

  /** Those of the applications whose last attempt failed, by application and id. */
  async listFailing(appIds: readonly AppId[]): Promise<readonly FailingIntegration[]> {
    const rows = await listFailing(this.db, [appIds]);
    return rows.map(({ app_id, integration, failing_since }) => ({
      appId: app_id as AppId,
      id: integration as IntegrationId,
      since: failing_since,
    }));
  }

  /** False when the id is taken. */
  async add(integration: Integration): Promise<boolean> {
    return (await insert(this.db, columnsOf(integration, this.sealer))).length === 1;
  }

  /** False when there is none. */
  async update(integration: Integration): Promise<boolean> {
    return (await change(this.db, columnsOf(integration, this.sealer))).length === 1;
  }

  /** With all of its deliveries; false when there is none. */
  async remove(appId: AppId, id: IntegrationId): Promise<boolean> {
    return (await drop(this.db, [appId, id])).length === 1;
  }

  /** Those of the applications that have any. */
  async havingAny(appIds: readonly AppId[]): Promise<ReadonlySet<string>> {
    return new Set((await having(this.db, [appIds])).map(({ app_id }) => app_id));
  }

  private opened(row: StateRow): Integration & IntegrationState {
    const { waiting, dead, dropped } = row;
    const state = { waiting, dead, dropped: Number(dropped), failing: failingOf(row) };
    return { ...toIntegration(row, this.sealer), ...state };
  }
}

function failingOf({ failing_since, last_error, next_attempt }: StateRow): Failing | undefined {
  if (!failing_since || last_error === null) return undefined;
  return { since: failing_since, error: last_error, nextAttempt: next_attempt ?? undefined };
}
