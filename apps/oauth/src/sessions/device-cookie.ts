import type { AuthenticatedUser } from './visitors.service.js';
import { type CookieOptions, SealedCookie } from './sealed-cookie.js';

export const rememberedSeconds = 30 * 86_400;

export type DeviceUser = Pick<AuthenticatedUser, 'userId' | 'validAfter'>;

/**
 * The cookie of a device on which a user needs no second factor for 30 days. It ends earlier with whatever ends the sessions
 * of the user, such as another password.
 */
export class DeviceCookie extends SealedCookie {
  constructor(options: CookieOptions) {
    super('fieldpost-device', 'remembered device', options);
  }

  /** Since when the device is remembered for this user; undefined when it is not. Times in Unix milliseconds. */
  rememberedSince(
    { userId, validAfter }: DeviceUser,
    header: string | undefined,
    now: number,
  ): number | undefined {
    const [user, after, expires] = (this.read(header) ?? '').split(' ');
    const isValid = user === userId && after === String(validAfter) && Number(expires) > now;
    return isValid ? Number(expires) - rememberedSeconds * 1000 : undefined;
  }

  remember({ userId, validAfter }: DeviceUser, now: number): string {
    return this.write(`${userId} ${validAfter} ${now + rememberedSeconds * 1000}`, rememberedSeconds);
  }
}
