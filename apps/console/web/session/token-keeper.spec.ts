import { beforeEach, describe, expect, it } from '@jest/globals';
import { TokenKeeper } from './token-keeper.js';
import type { TokenServer, Tokens } from './token-server.js';

const hour = 3_600_000;
const answers = (status: number) => new Response('{}', { status });

let now: number;
let asked: string[];
let renewal: Tokens | 'ended' | Error;
let rejection: Response | undefined;
let keeper: TokenKeeper;

const server: TokenServer = {
  renew: async (token) => {
    asked.push(`renew ${token}`);
    if (renewal instanceof Error) throw renewal;
    return renewal;
  },
  restrict: async (token, scope) => {
    asked.push(`restrict ${token} to ${scope}`);
    return rejection ?? `${token}/${scope}`;
  },
  revoke: async (token) => void asked.push(`revoke ${token}`),
};
const tokens = (name: string): Tokens => ({
  accessToken: name,
  refreshToken: `refresh-${name}`,
  user: 'user-1',
  expires: now + hour,
});

beforeEach(() => {
  now = 1_000_000;
  asked = [];
  rejection = undefined;
  renewal = new Error('not expected');
  keeper = new TokenKeeper(server, () => now);
  keeper.accept(tokens('one'));
});

describe('The token of a login', () => {
  it('is used until it expires', async () => {
    expect(await keeper.token()).toBe('one');
    expect(asked).toEqual([]);
  });

  it('is renewed once for concurrent calls', async () => {
    now += hour;
    renewal = tokens('two');
    expect(await Promise.all([keeper.token(), keeper.token()])).toEqual(['two', 'two']);
    expect(asked).toEqual(['renew refresh-one']);
  });

  it('is renewed after the server has rejected it', async () => {
    renewal = tokens('two');
    keeper.reject();
    expect(await keeper.token()).toBe('two');
  });

  it('is restricted to an entity once', async () => {
    expect(await keeper.token('apps:a')).toBe('one/apps:a');
    expect(await keeper.token('apps:a')).toBe('one/apps:a');
    expect(asked).toEqual(['restrict one to apps:a']);
  });

  it('is restricted again after a rejection or a renewal of the login', async () => {
    await keeper.token('apps:a');
    keeper.reject('apps:a');
    await keeper.token('apps:a');
    keeper.accept(tokens('two'));
    expect(await keeper.token('apps:a')).toBe('two/apps:a');
    expect(asked).toHaveLength(3);
  });

  it('does not cache rejections', async () => {
    rejection = answers(403);
    expect(await keeper.token('apps:a')).toBe(rejection);
    rejection = undefined;
    expect(await keeper.token('apps:a')).toBe('one/apps:a');
  });

  it('limits the number of restricted tokens', async () => {
    for (let i = 0; i <= 100; i += 1) await keeper.token(`apps:a${i}`);
    asked = [];
    await keeper.token('apps:a100');
    expect(asked).toEqual([]);
    await keeper.token('apps:a0');
    expect(asked).toEqual(['restrict one to apps:a0']);
  });
});

describe('A login in progress', () => {
  const opening = () => {
    keeper = new TokenKeeper(server, () => now);
    let found: (tokens: Tokens | undefined) => void = () => undefined;
    const opened = keeper.open(new Promise((resolve) => (found = resolve)));
    return { opened, found };
  };

  it('makes calls wait for its tokens', async () => {
    const { found } = opening();
    const work = keeper.token();
    expect(keeper.state()).toBe('opening');
    found(tokens('two'));
    expect(await work).toBe('two');
    expect(keeper.state()).toBe('open');
  });

  it('has failed without tokens', async () => {
    const { opened, found } = opening();
    found(undefined);
    await opened;
    expect(keeper.state()).toBe('none');
  });

  it('does not replace another login that finished first', async () => {
    const { opened, found } = opening();
    keeper.accept(tokens('two'));
    found(tokens('three'));
    await opened;
    expect(await keeper.token()).toBe('two');
  });
});

describe('A login that ends', () => {
  beforeEach(() => {
    now += hour;
    renewal = 'ended';
  });

  it('makes calls wait until the user has signed in again', async () => {
    const work = keeper.token('apps:a');
    await new Promise((resolve) => keeper.subscribe(() => resolve(undefined)));
    expect(keeper.state()).toBe('ended');
    keeper.accept(tokens('two'));
    expect(await work).toBe('two/apps:a');
    expect(keeper.state()).toBe('open');
  });

  it('has not ended during an outage', async () => {
    renewal = new Error('unavailable');
    await expect(keeper.token()).rejects.toThrow('unavailable');
    expect(keeper.state()).toBe('open');
    renewal = tokens('two');
    expect(await keeper.token()).toBe('two');
  });
});

describe('Signing out', () => {
  it('lends no token that was being restricted', async () => {
    const late = keeper.token('apps:a');
    await keeper.signOut('kept');
    keeper.accept(tokens('two'));
    expect(await late).toBe('two/apps:a');
  });

  it('lends no token of the former login that is restricted after the next login has begun', async () => {
    const late = keeper.token('apps:a');
    // The restriction has been requested.
    await Promise.resolve();
    const left = keeper.signOut('kept');
    keeper.accept(tokens('two'));
    await left;
    expect(await late).toBe('two/apps:a');
  });

  it('deletes the tokens and revokes the login', async () => {
    await keeper.signOut();
    expect(keeper.state()).toBe('out');
    expect(asked).toEqual(['revoke refresh-one']);
    const late = keeper.token();
    keeper.accept(tokens('two'));
    expect(await late).toBe('two');
  });
});
