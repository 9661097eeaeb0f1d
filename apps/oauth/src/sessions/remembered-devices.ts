import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DeviceCookie, type DeviceUser, rememberedSeconds } from './device-cookie.js';
import type { Visit } from './visit.js';

/** Devices on which users need no second factor for 30 days. Only what ends them before is stored. */
@Injectable()
export class RememberedDevices {
  constructor(
    private readonly cookie: DeviceCookie,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  async isRemembered(user: DeviceUser, { cookies, now }: Pick<Visit, 'cookies' | 'now'>): Promise<boolean> {
    const since = this.cookie.rememberedSince(user, cookies, now);
    if (since === undefined) return false;
    const forgotten = await this.db.query<unknown[]>(
      'select 1 from forgotten_devices where user_id = $1 and before >= $2',
      [user.userId, new Date(since)],
    );
    return forgotten.length === 0;
  }

  /** The `Set-Cookie` header for a device; `now` in Unix milliseconds. */
  remember(user: DeviceUser, now: number): string {
    return this.cookie.remember(user, now);
  }

  /** Forgets all devices of a user. */
  async forget(userId: string, now: number): Promise<void> {
    await this.db.query(
      `insert into forgotten_devices (user_id, before) values ($1, $2)
       on conflict (user_id) do update set before = greatest(forgotten_devices.before, excluded.before)`,
      [userId, new Date(now)],
    );
  }

  /** Cookies from before have expired. */
  async removeExpired(now: Date): Promise<void> {
    await this.db.query('delete from forgotten_devices where before < $1', [
      new Date(now.getTime() - rememberedSeconds * 1000),
    ]);
  }
}
