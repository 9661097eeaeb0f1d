import { Logger, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { KeyUses, type WriteUses } from './key-uses.js';

const everyMs = 60_000;

/**
 * Digests are cast to the column type, so that the index is used. Rows are locked in one order, so that processes that write
 * the same keys do not deadlock.
 */
const writeUses = `
  with used as (
    select k.digest, u.at
      from unnest($1::bpchar[], $2::timestamptz[]) as u (digest, at) join access_keys k on k.digest = u.digest
     where k.last_used is null or k.last_used < u.at
     order by k.digest
       for no key update of k
  )
  update access_keys k set last_used = used.at from used where k.digest = used.digest`;

const writeTo =
  (db: DataSource): WriteUses =>
  async (uses) => {
    await db.query(writeUses, [[...uses.keys()], [...uses.values()]]);
  };

const keyUses = {
  provide: KeyUses,
  useFactory: (db: DataSource) => new KeyUses(writeTo(db)),
  inject: [getDataSourceToken()],
};

/** Writes the last uses of access keys once a minute, and when the app stops. */
@Module({ providers: [keyUses], exports: [KeyUses] })
export class KeyUsesModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(KeyUsesModule.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly uses: KeyUses) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), everyMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private async flush(): Promise<void> {
    await this.uses.flush().catch((error: unknown) => {
      this.logger.warn(`last uses of access keys are not written: ${String(error)}`);
    });
  }
}
