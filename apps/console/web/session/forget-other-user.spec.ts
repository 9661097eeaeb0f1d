import { beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { forgetOtherUser } from './forget-other-user.js';
import { TokenKeeper } from './token-keeper.js';
import type { TokenServer } from './token-server.js';

const server: TokenServer = {
  renew: async () => 'ended',
  restrict: async () => '',
  revoke: async () => undefined,
};
const tokensOf = (user: string) => ({ accessToken: user, refreshToken: user, user, expires: 3_600_000 });
const seen = ['seen-uplinks', 'farm'];

let now: number;
let keeper: TokenKeeper;
let queries: QueryClient;

/** A login of the first user, who has read something, and has ended since. */
beforeEach(async () => {
  now = 0;
  keeper = new TokenKeeper(server, () => now);
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  forgetOtherUser(keeper, queries);
  keeper.accept(tokensOf('first'));
  queries.setQueryData(seen, ['uplink']);
  now = 3_600_000;
});

/** A call that waits for the next login. */
async function waitingCall() {
  const call = keeper.token();
  call.catch(() => undefined);
  await new Promise((resolve) => keeper.subscribe(() => resolve(undefined)));
  expect(keeper.state()).toBe('ended');
  now = 0;
  return { call };
}

describe('Another user who logs in on the page of the first one', () => {
  it('does not see what was read for them', async () => {
    await waitingCall();
    keeper.accept(tokensOf('second'));
    expect(queries.getQueryData(seen)).toBeUndefined();
  });

  it('gets what the page shows anew', async () => {
    const page = new QueryObserver(queries, { queryKey: ['name'], queryFn: () => keeper.user() });
    page.subscribe(() => undefined);
    await page.refetch();
    await waitingCall();
    const shown = new Promise((resolve) => page.subscribe(({ data }) => data === 'second' && resolve(data)));
    keeper.accept(tokensOf('second'));
    expect(await shown).toBe('second');
  });

  it('does not do what they began', async () => {
    const { call } = await waitingCall();
    const failed = expect(call).rejects.toThrow('another user');
    keeper.accept(tokensOf('second'));
    await failed;
  });
});

it('A user who logs in again keeps the page, and what they began', async () => {
  const { call } = await waitingCall();
  keeper.accept(tokensOf('first'));
  expect(await call).toBe('first');
  expect(queries.getQueryData(seen)).toEqual(['uplink']);
});
