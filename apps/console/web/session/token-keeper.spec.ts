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
  it('is used as long as it lives', async () => {
    expect(await keeper.token()).toBe('one');
    expect(asked).toEqual([]);
  });

  it('is renewed once for all who need it at the same time', async () => {
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

  it('is narrowed to one entity, once', async () => {
    expect(await keeper.token('apps:a')).toBe('one/apps:a');
    expect(await keeper.token('apps:a')).toBe('one/apps:a');
    expect(asked).toEqual(['restrict one to apps:a']);
  });

  it('is narrowed anew after the narrow one was rejected, or the login was renewed', async () => {
    await keeper.token('apps:a');
    keeper.reject('apps:a');
    await keeper.token('apps:a');
    keeper.accept(tokens('two'));
    expect(await keeper.token('apps:a')).toBe('two/apps:a');
    expect(asked).toHaveLength(3);
  });

  it('keeps no rejection for the next time', async () => {
    rejection = answers(403);
    expect(await keeper.token('apps:a')).toBe(rejection);
    rejection = undefined;
    expect(await keeper.token('apps:a')).toBe('one/apps:a');
  });

  it('keeps a bounded number of narrow ones', async () => {
    for (let i = 0; i <= 100; i += 1) await keeper.token(`apps:a${i}`);
    asked = [];
    await keeper.token('apps:a100');
    expect(asked).toEqual([]);
    await keeper.token('apps:a0');
    expect(asked).toEqual(['restrict one to apps:a0']);
  });
});

describe('A login that is under way', () => {
  const opening = () => {
    keeper = new TokenKeeper(server, () => now);
    let found: (tokens: Tokens | undefined) => void = () => undefined;
    const opened = keeper.open(new Promise((resolve) => (found = resolve)));
    return { opened, found };
  };

  it('lets work wait for its tokens', async () => {
    const { found } = opening();
    const work = keeper.token();
    expect(keeper.state()).toBe('opening');
    found(tokens('two'));
    expect(await work).toBe('two');
    expect(keeper.state()).toBe('open');
  });

  it('is none when it brings no tokens', async () => {
    const { opened, found } = opening();
    found(undefined);
    await opened;
    expect(keeper.state()).toBe('none');
  });

  it('changes nothing when somebody has signed in otherwise meanwhile', async () => {
    const { opened, found } = opening();
    keeper.accept(tokens('two'));
    found(tokens('three'));
    await opened;
    expect(await keeper.token()).toBe('two');
  });
});

describe('A login that ends in the middle', () => {
  beforeEach(() => {
    now += hour;
    renewal = 'ended';
  });

  it('lets work wait, and go on once somebody has signed in again', async () => {
    const work = keeper.token('apps:a');
    await new Promise((resolve) => keeper.subscribe(() => resolve(undefined)));
    expect(keeper.state()).toBe('ended');
    keeper.accept(tokens('two'));
    expect(await work).toBe('two/apps:a');
    expect(keeper.state()).toBe('open');
  });

  it('has not ended only because nobody can tell', async () => {
    renewal = new Error('unavailable');
    await expect(keeper.token()).rejects.toThrow('unavailable');
    expect(keeper.state()).toBe('open');
    renewal = tokens('two');
    expect(await keeper.token()).toBe('two');
  });
});

describe('Signing out', () => {
  it('forgets the tokens and ends the login at the server', async () => {
    await keeper.signOut();
    expect(asked).toEqual(['revoke refresh-one']);
    const late = keeper.token();
    keeper.accept(tokens('two'));
    expect(await late).toBe('two');
  });
});
