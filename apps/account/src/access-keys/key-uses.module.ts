import { Logger, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { KeyUses, type WriteUses } from './key-uses.js';

const everyMs = 60_000;

const writeTo =
  (db: DataSource): WriteUses =>
  async (uses) => {
    await db.query(
      `update access_keys k set last_used = u.at
         from unnest($1::text[], $2::timestamptz[]) as u (digest, at)
        where k.digest = u.digest and (k.last_used is null or k.last_used < u.at)`,
      [[...uses.keys()], [...uses.values()]],
    );
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
