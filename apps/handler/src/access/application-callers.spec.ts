import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Metadata } from '@grpc/grpc-js';
import { KeySource, TokenVerifier, type VerifyingKey } from '@fieldpost/auth';
import { AppId, type AppRight } from '@fieldpost/domain';
import { AppError, unavailable } from '@fieldpost/errors';
import type { TokensClient } from '@fieldpost/internal-clients';
import jwt from 'jsonwebtoken';
import { Rejections } from '../limits/rejections.js';
import { AccessKeys } from './access-keys.js';
import { ApplicationCallersService } from './application-callers.service.js';
import { setCallerAddress } from './caller-address.js';
import { RateLimits } from './rate-limits.js';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

class OneKey extends KeySource {
  async keysOf(issuer: string): Promise<readonly VerifyingKey[] | undefined> {
    return issuer === 'home' ? [{ id: undefined, algorithm: 'ES256', key: publicKey }] : undefined;
  }
}

const sign = (sub: string, more: object = {}) =>
  jwt.sign(
    { iss: 'home', sub, scope: ['apps:my-app'], apps: { 'my-app': ['devices'] }, ...more },
    privateKey,
    {
      algorithm: 'ES256',
      expiresIn: 600,
    },
  );

const metadataOf = (entries: Record<string, string>): Metadata => {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(entries)) metadata.set(name, value);
  return metadata;
};

describe('A caller about an application', () => {
  let asked: unknown[] = [];
  let rejection: Error | undefined;
  let callers: ApplicationCallersService;
  let limits: RateLimits;
  let waits: number[] = [];
  const myApp = AppId('my-app');
  const of = (entries: Record<string, string>, ...rights: readonly AppRight[]) =>
    callers.of(metadataOf(entries), myApp, ...rights);

  beforeEach(() => {
    asked = [];
    rejection = undefined;
    const tokens = {
      exchangeAccessKey: async (request: unknown) => {
        asked.push(request);
        if (rejection) throw rejection;
        return { access_token: sign('my-app'), expires_at: String(Math.floor(Date.now() / 1000) + 600) };
      },
    } as Partial<TokensClient> as TokensClient;
    const keys = new AccessKeys(tokens, { FIELDPOST_ISSUER: 'home' }, { onRevocations: () => undefined });
    waits = [];
    const wait = async (ms: number) => waits.push(ms);
    limits = new RateLimits(
      new Rejections(),
      { HANDLER_CALLS_PER_SECOND_PER_CLIENT: 5, HANDLER_CALLS_PER_SECOND_PER_APPLICATION: 5 },
      { now: () => 0, wait },
    );
    callers = new ApplicationCallersService(new TokenVerifier(new OneKey()), keys, limits);
  });

  it('presents a token', async () => {
    const token = sign('ann');
    expect(await of({ token })).toMatchObject({ claims: { subject: 'ann' }, token });
  });

  it('presents a key, which is exchanged for a token once', async () => {
    for (let n = 0; n < 3; n += 1) expect((await of({ key: 'home.abc' })).claims.subject).toBe('my-app');
    expect(asked).toEqual([{ app_id: 'my-app', key: 'home.abc', address: '' }]);
  });

  it('with a key in a compressed request is charged until the key was accepted', async () => {
    const metadata = metadataOf({ key: 'home.abc' });
    const call = { path: '/handler.ApplicationManager/GetDevice', metadata, bytes: 1_024 };
    const admit = () => callers.admitCompressed({ ...call, peer: '192.0.2.1:50000' });
    for (let n = 0; n < 100; n += 1) await admit();
    await expect(admit()).rejects.toThrow('Rate limit for address "192.0.2.1" reached');
    setCallerAddress(metadata, '192.0.2.1');
    limits.denied('192.0.2.1', -1);
    for (let n = 0; n < 2; n += 1) await callers.of(metadata, myApp);
    for (let n = 0; n < 2; n += 1) await admit();
    await expect(admit()).rejects.toThrow('Rate limit');
  });

  it('presents a key without issuer, which counts as one of ours', async () => {
    await of({ key: 'abc' });
    expect(asked).toEqual([{ app_id: 'my-app', key: 'home.abc', address: '' }]);
  });

  it('presents a key where a token belongs, as one client library does', async () => {
    await of({ token: 'home.abc' });
    expect(asked).toEqual([{ app_id: 'my-app', key: 'home.abc', address: '' }]);
  });

  it('presents both, and the token counts', async () => {
    expect((await of({ token: sign('ann'), key: 'home.abc' })).claims.subject).toBe('ann');
    expect(asked).toEqual([]);
  });

  it('gets an error that says so without credentials', async () =>
    expect(of({ token: '' })).rejects.toMatchObject({
      kind: 'invalid_argument',
      message: 'Metadata not valid: neither token nor key present',
    }));

  it.each([
    ['of another issuer', () => sign('ann', { iss: 'elsewhere' })],
    ['that has run out', () => sign('ann', { iat: 1_000 })],
    ['that nobody signed', () => `${sign('ann')}x`],
  ])('is rejected with a token %s', async (_, token) =>
    expect(of({ token: token() })).rejects.toMatchObject({
      kind: 'permission_denied',
      message: expect.stringMatching(/^permission denied: unable to parse token: /),
    }),
  );

  it('is rejected with a key that account rejects', async () => {
    rejection = new AppError('peer_rejected', 'unauthenticated', 'Access key not valid');
    await expect(of({ key: 'home.abc' })).rejects.toMatchObject({
      kind: 'permission_denied',
      message: 'permission denied: Access key not valid',
    });
  });

  it('gets "unavailable" when the key cannot be checked', async () => {
    rejection = unavailable({ what: 'oauth' });
    await expect(of({ key: 'home.abc' })).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('gets an error for an unknown auth server', async () =>
    expect(of({ key: 'elsewhere.abc' })).rejects.toMatchObject({
      kind: 'unknown',
      message: 'Auth server "elsewhere" not registered',
    }));

  it('is rejected when too many of its calls wait', async () => {
    const calls = Array.from({ length: 21 }, () => of({ token: sign('ann') }));
    const results = await Promise.allSettled(calls);
    const rejected = results.filter(({ status }) => status === 'rejected');
    expect(rejected).toMatchObject([{ reason: { message: 'Rate limit for client "ann" reached' } }]);
  });

  it('without the right uses up its own budget, and none of the application', async () => {
    const denied = { kind: 'permission_denied', code: 'no_app_right' };
    const stranger = sign('eve', { scope: [], apps: {} });
    for (let n = 0; n < 20; n += 1)
      await expect(of({ token: stranger }, 'devices')).rejects.toMatchObject(denied);
    await expect(of({ token: stranger }, 'devices')).rejects.toMatchObject({ code: 'client_limit_reached' });
    waits = [];
    await of({ token: sign('ann') }, 'devices');
    expect(waits).toEqual([]);
  });

  it('that needs no right on the application uses up none of its budget', async () => {
    for (let n = 0; n < 20; n += 1) await callers.anyone(metadataOf({ token: sign(`eve-${n}`) }), 'my-app');
    await of({ token: sign('ann') }, 'devices');
    expect(waits).toEqual([]);
  });

  describe('with bad credentials', () => {
    const from = (address: string, entries: Record<string, string>) => {
      const metadata = metadataOf(entries);
      setCallerAddress(metadata, address);
      return callers.of(metadata, myApp);
    };
    const guess = async (count: number) => {
      for (let n = 0; n < count; n += 1)
        await expect(from('192.0.2.1', { key: `home.guess-${n}` })).rejects.toMatchObject({
          kind: 'permission_denied',
        });
    };

    beforeEach(() => {
      rejection = new AppError('peer_rejected', 'unauthenticated', 'Access key not valid');
    });

    it('uses up the budget of its address, and further keys cost no request', async () => {
      await guess(100);
      const { length } = asked;
      await expect(from('192.0.2.1', { key: 'home.one-more' })).rejects.toMatchObject({
        code: 'address_limit_reached',
        retryAfter: 1,
      });
      expect(asked).toHaveLength(length);
    });

    it('uses up the budget of no other address, of no application and of no good credentials', async () => {
      rejection = undefined;
      await from('192.0.2.1', { key: 'home.abc' });
      rejection = new AppError('peer_rejected', 'unauthenticated', 'Access key not valid');
      await guess(100);
      await from('192.0.2.1', { key: 'home.abc' });
      await from('192.0.2.1', { token: sign('ann') });
      rejection = undefined;
      await from('192.0.2.2', { key: 'home.def' });
      expect(waits).toEqual([]);
    });

    it('is not charged while the key cannot be checked', async () => {
      rejection = unavailable({ what: 'oauth' });
      for (let n = 0; n < 101; n += 1)
        await expect(from('192.0.2.1', { key: `home.${n}` })).rejects.toMatchObject({ kind: 'unavailable' });
    });
  });

  it('waits half a second when it is the integration that calls too often', async () => {
    const before = performance.now();
    await of({ token: sign('ann'), 'service-name': 'ttn-integration-aws' });
    expect(performance.now() - before).toBeGreaterThan(450);
  });
});
