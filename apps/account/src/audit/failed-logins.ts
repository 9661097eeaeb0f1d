import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import { prepared } from '@fieldpost/persistence';
import { networkOf } from '@fieldpost/transport';
import type { DataSource } from 'typeorm';

const flushMs = 1_000;
const dayMs = 86_400_000;
/** Users and networks that wait to be written; further ones are left out. */
const mostWaiting = 10_000;
/** Networks with an entry of their own for one user and day; the others share one without an address. */
export const mostNetworks = 10;
/** After so many failures the rest of a batch is not tried: the database cannot be reached. */
const mostFailures = 10;
/** The author of these entries. No user can have this name, since names have no spaces. */
export const unknownActor = 'unknown person';

/** What was wrong: passwords of logins, codes or passkeys of a second factor, or old passwords at a change of credentials. */
export type FailedMethod = 'passwords' | 'codes' | 'passkeys' | 'old_passwords';

/** Wrong passwords, codes or passkeys for one user from one network on one day (UTC). */
export interface FailedLogins {
  readonly userId: string;
  readonly method: FailedMethod;
  /** Empty when it is unknown. */
  readonly network: string;
  /** Unix milliseconds: when the day began. */
  readonly since: number;
  readonly attempts: number;
}

interface FailedAttempt extends Pick<FailedLogins, 'userId' | 'method'> {
  /** Of the client; empty when it is unknown. */
  readonly address: string;
}

/** `$1` is the user, `$5` the method. Only the newest entries are looked through, however long the history is. */
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
        set details = details || jsonb_build_object('attempts', (details ->> 'attempts')::int + $4::int,
                                                    $5::text, coalesce((details ->> $5::text)::int, 0) + $4::int)
      where id = (select max(id) from recent, counted_at where recent.address is not distinct from counted_at.address)
      returning 1
   )
   insert into audit_log (kind, entity_id, action, actor, address, details)
   select 'users', $1, 'user.login_failed', '${unknownActor}', address, jsonb_build_object('attempts', $4::int, $5::text, $4::int)
     from counted_at where not exists (select from added)`,
);

export type WriteFailedLogins = (failed: FailedLogins) => Promise<void>;

export const writeFailedLoginsTo =
  (db: DataSource): WriteFailedLogins =>
  async ({ userId, network, since, attempts, method }) => {
    await write(db, [userId, network, new Date(since), attempts, method]);
  };

/**
 * Writes wrong passwords, codes and passkeys of known users to their histories: one entry for each network and day, with the number of
 * attempts, also by method. Written later, so that a response does not take longer for a user who exists.
 */
export class FailedLoginLog implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(FailedLoginLog.name);
  private waiting = new Map<string, FailedLogins>();
  private readonly loop = new BackgroundLoop(() => this.round());

  constructor(private readonly write: WriteFailedLogins) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  /** Waits for the writes that have begun, and writes the rest. */
  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
    await this.flush();
  }

  /** `now` in Unix milliseconds. */
  note({ userId, address, method }: FailedAttempt, now: number): void {
    const network = networkOf(address);
    const since = now - (now % dayMs);
    const key = `${userId} ${network} ${since} ${method}`;
    const attempts = (this.waiting.get(key)?.attempts ?? 0) + 1;
    if (attempts === 1 && this.waiting.size >= mostWaiting) return;
    this.waiting.set(key, { userId, method, network, since, attempts });
  }

  /** What cannot be written is lost, and logged: logins do not depend on it. */
  async flush(): Promise<void> {
    const waiting = [...this.waiting.values()];
    this.waiting = new Map();
    const errors: unknown[] = [];
    let written = 0;
    for (const failed of waiting) {
      if (errors.length === mostFailures) break;
      await this.write(failed).then(
        () => (written += 1),
        (error: unknown) => errors.push(error),
      );
    }
    if (errors.length > 0) this.warn(waiting.length - written, errors[0]);
  }

  private async round(): Promise<number> {
    await this.flush();
    return flushMs;
  }

  private warn(lost: number, error: unknown): void {
    this.logger.warn(`${lost} entries about wrong passwords are missing in the audit log: ${String(error)}`);
  }
}
