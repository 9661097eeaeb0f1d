import { expect, it } from '@jest/globals';
import { DeviceCookie } from './device-cookie.js';

const days = 86_400_000;

it('A device is remembered for 30 days, for one user, until what ends the sessions of the user', () => {
  const cookie = new DeviceCookie({ sealingKeys: [Buffer.alloc(32, 1)], isSecure: true });
  const user = { userId: 'u_1', validAfter: 7 };
  const [value = '', ...attributes] = cookie.remember(user, 0).split('; ');
  expect(attributes).toContain(`Max-Age=${30 * 86_400}`);
  const since = (now: number, of = user) => cookie.rememberedSince(of, value, now);
  // The server does not depend on the browser to forget.
  expect([since(30 * days - 1), since(30 * days)]).toEqual([0, undefined]);
  expect([since(1, { ...user, userId: 'u_2' }), since(1, { ...user, validAfter: 8 })]).toEqual([
    undefined,
    undefined,
  ]);
});
