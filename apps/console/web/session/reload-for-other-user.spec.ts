import { beforeEach, describe, expect, it } from '@jest/globals';
import { reloadForOtherUser } from './reload-for-other-user.js';
import { TokenKeeper } from './token-keeper.js';
import type { TokenServer } from './token-server.js';

const server: TokenServer = {
  renew: async () => 'ended',
  restrict: async () => '',
  revoke: async () => undefined,
};
const tokensOf = (user: string) => ({ accessToken: user, refreshToken: user, user, expires: 3_600_000 });

let now: number;
let keeper: TokenKeeper;
let done: string[];

/** A login of the first user. */
beforeEach(() => {
  now = 0;
  done = [];
  keeper = new TokenKeeper(server, () => now);
  reloadForOtherUser(keeper, { unmount: () => done.push('unmount'), reload: () => done.push('reload') });
  keeper.accept(tokensOf('first'));
});

/** A call of the first user that waits for the next login, since theirs has ended. */
async function waitingCall() {
  now = 3_600_000;
  const call = keeper.token();
  await new Promise((resolve) => keeper.subscribe(() => resolve(undefined)));
  expect(keeper.state()).toBe('ended');
  now = 0;
  return { call };
}

describe('Another user who logs in on the page of the first one', () => {
  it('gets a new page, after the one of the first user is removed', async () => {
    await waitingCall();
    keeper.accept(tokensOf('second'));
    expect(done).toEqual(['unmount', 'reload']);
  });

  it('does so when the login of the first one has not ended, too', () => {
    keeper.accept(tokensOf('second'));
    expect(done).toEqual(['unmount', 'reload']);
  });

  it('does not do what the first one began, nor lends them a token', async () => {
    const { call } = await waitingCall();
    const first = call.then((token) => done.push(`token ${String(token)}`));
    keeper.accept(tokensOf('second'));
    const later = keeper.token().then((token) => done.push(`token ${String(token)}`));
    await Promise.race([first, later, new Promise((resolve) => setImmediate(resolve))]);
    expect(done).toEqual(['unmount', 'reload']);
  });
});

it('A user who logs in again keeps the page, and what they began', async () => {
  const { call } = await waitingCall();
  keeper.accept(tokensOf('first'));
  expect(await call).toBe('first');
  expect(done).toEqual([]);
});
