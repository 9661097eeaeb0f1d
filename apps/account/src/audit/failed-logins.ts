import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { prepared } from '@fieldpost/persistence';
import { networkOf } from '@fieldpost/transport';
import type { DataSource } from 'typeorm';

const flushMs = 1_000;
const hourMs = 3_600_000;
/** Users and networks that wait to be written; further ones are left out. */
const mostWaiting = 10_000;
/** Networks with an entry of their own for one user and hour; the others share one without an address. */
export const mostNetworks = 10;

/** Wrong passwords for one user from one network in one hour. */
export interface FailedLogins {
  readonly userId: string;
  /** Empty when it is unknown. */
  readonly network: string;
  /** Unix milliseconds: when the hour began. */
  readonly since: number;
  readonly attempts: number;
}

/** `$1` is the user. Only the newest entries are looked through, however long the history is. */
const write = prepared<object>(
  'record_failed_logins',
  `with recent as (
     select id, address
       from (select id, action, address, at from audit_log
              where kind = 'users' and entity_id = $1 order by id desc limit 100) as newest
      where action = 'user.login_failed' and at >= $3
   ), counted_at as (
     select case when (select count(*) from recent) < ${mostNetworks} or exists (select from recent where address = $2)
                 then nullif($2::text, '') end as address
   ), added as (
     update audit_log
        set details = jsonb_set(details, '{attempts}', to_jsonb((details ->> 'attempts')::int + $4::int))
      where id = (select max(id) from recent, counted_at where recent.address is not distinct from counted_at.address)
      returning 1
   )
   insert into audit_log (kind, entity_id, action, actor, address, details)
   select 'users', $1, 'user.login_failed', 'unknown', address, jsonb_build_object('attempts', $4::int)
     from counted_at where not exists (select from added)`,
);

export type WriteFailedLogins = (failed: FailedLogins) => Promise<void>;

export const writeFailedLoginsTo =
  (db: DataSource): WriteFailedLogins =>
  async ({ userId, network, since, attempts }) => {
    await write(db, [userId, network, new Date(since), attempts]);
  };

/**
 * Writes wrong passwords of known users to their histories: one entry for each network and hour, with the number of attempts. Written
 * later, so that a response does not take longer for a user who exists.
 */
export class FailedLoginLog implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(FailedLoginLog.name);
  private waiting = new Map<string, FailedLogins>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly write: WriteFailedLogins) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), flushMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** `address` is that of the client, `now` in Unix milliseconds. */
  note(userId: string, address: string, now: number): void {
    const network = networkOf(address);
    const since = now - (now % hourMs);
    const key = `${userId} ${network} ${since}`;
    const attempts = (this.waiting.get(key)?.attempts ?? 0) + 1;
    if (attempts === 1 && this.waiting.size >= mostWaiting) return;
    this.waiting.set(key, { userId, network, since, attempts });
  }

  /** What cannot be written is lost, and logged: logins do not depend on it. */
  async flush(): Promise<void> {
    const waiting = [...this.waiting.values()];
    this.waiting = new Map();
    try {
      for (const failed of waiting) await this.write(failed);
    } catch (error) {
      this.logger.warn(`wrong passwords are not written to the audit log: ${String(error)}`);
    }
  }
}
