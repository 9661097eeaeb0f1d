import type { AuthenticatedUser } from './visitors.service.js';
import { type CookieOptions, SealedCookie } from './sealed-cookie.js';

const seconds = 30 * 86_400;

type DeviceUser = Pick<AuthenticatedUser, 'userId' | 'validAfter'>;

/**
 * The cookie of a device on which a user needs no second factor for 30 days. It ends earlier with whatever ends the sessions
 * of the user, such as another password.
 */
export class DeviceCookie extends SealedCookie {
  constructor(options: CookieOptions) {
    super('fieldpost-device', 'remembered device', options);
  }

  /** Whether the device is remembered for this user; `now` in Unix milliseconds. */
  isFor({ userId, validAfter }: DeviceUser, header: string | undefined, now: number): boolean {
    const [user, after, expires] = (this.read(header) ?? '').split(' ');
    return user === userId && after === String(validAfter) && Number(expires) > now;
  }

  remember({ userId, validAfter }: DeviceUser, now: number): string {
    return this.write(`${userId} ${validAfter} ${now + seconds * 1000}`, seconds);
  }
}
