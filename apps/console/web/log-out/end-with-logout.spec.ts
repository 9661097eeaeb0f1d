import { beforeEach, describe, expect, it } from '@jest/globals';
import { endWithLogout } from './end-with-logout.js';
import { TokenKeeper } from '../session/token-keeper.js';
import type { TokenServer, Tokens } from '../session/token-server.js';

let done: string[];
let keeper: TokenKeeper;
let isDirty: boolean;
let announce: (user: string) => void;

const server: TokenServer = {
  renew: async () => 'ended',
  restrict: async () => '',
  revoke: async (token) => void done.push(`revoke ${token}`),
};
const tokensOf = (user: string): Tokens => ({
  accessToken: user,
  refreshToken: user,
  user,
  expires: Number.POSITIVE_INFINITY,
});

beforeEach(() => {
  done = [];
  isDirty = false;
  keeper = new TokenKeeper(server, Date.now);
  const note = (what: string) => () => void done.push(what);
  const page = {
    unmount: note('unmount'),
    leave: note('leave'),
    keep: note('keep'),
    isDirty: () => isDirty,
  };
  endWithLogout(keeper, page, (listener) => {
    announce = listener;
    return () => undefined;
  });
});

/** Another tab says that its user has logged out. */
async function logOutElsewhere(user: string): Promise<void> {
  announce(user);
  await new Promise((resolve) => void setImmediate(resolve));
}

describe('A logout in another tab', () => {
  it('deletes the tokens of this one, removes its page and leads away', async () => {
    keeper.accept(tokensOf('first'));
    await logOutElsewhere('first');
    expect(done).toEqual(['unmount', 'revoke first', 'leave']);
    expect(keeper.state()).toBe('out');
  });

  it('leaves the page of another user alone', async () => {
    keeper.accept(tokensOf('second'));
    await logOutElsewhere('first');
    expect([done, await keeper.token()]).toEqual([[], 'second']);
  });

  it('also ends a login that is in progress', async () => {
    let find: (tokens: Tokens) => void = () => undefined;
    const opened = keeper.open(new Promise((resolve) => (find = resolve)));
    await logOutElsewhere('first');
    find(tokensOf('first'));
    await opened;
    expect([done, keeper.state()]).toEqual([['unmount', 'leave'], 'out']);
  });

  it('is nothing to a page without a login', async () => {
    await logOutElsewhere('first');
    expect(done).toEqual([]);
  });
});

describe('A logout in another tab, on a page with unsaved changes', () => {
  beforeEach(() => void (isDirty = true));

  it('deletes the tokens and keeps the page for its user', async () => {
    keeper.accept(tokensOf('first'));
    await logOutElsewhere('first');
    expect([done, keeper.state()]).toEqual([['keep', 'revoke first'], 'kept']);
    const waiting = keeper.token();
    await logOutElsewhere('first');
    keeper.accept(tokensOf('first'));
    expect([await waiting, keeper.state()]).toEqual(['first', 'open']);
    expect(done).toEqual(['keep', 'revoke first']);
  });

  it('does not give the page to another user', async () => {
    keeper.accept(tokensOf('first'));
    await logOutElsewhere('first');
    keeper.accept(tokensOf('second'));
    expect(keeper.state()).toBe('replaced');
  });

  it('keeps no page whose user is not known yet', async () => {
    void keeper.open(new Promise(() => undefined));
    await logOutElsewhere('first');
    expect(done).toEqual(['unmount', 'leave']);
  });
});

it('A page whose own user logs out is removed, so that it asks nothing when it is left', async () => {
  keeper.accept(tokensOf('first'));
  const revoked = keeper.signOut();
  await logOutElsewhere('first');
  await revoked;
  expect(done).toEqual(['unmount', 'revoke first']);
});
