import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { defineError } from '@fieldpost/errors';
import { createLogger } from '@fieldpost/observability';
import { ClientKeySets } from './client-key-sets.js';

const addressRejected = defineError('address_rejected', 'permission_denied', '{host} has no public address');
const minuteMs = 60_000;
const source = { clientId: 'service', uri: 'https://service.example/jwks.json' };
const jwk = (kid: string) => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
  kid,
});
const [first, second] = [jwk('first'), jwk('second')];
const logger = createLogger({ app: 'oauth', level: 'error' });

describe('The key set that a client publishes', () => {
  let now: number;
  let requests: number;
  let respond: () => Response;
  let sets: ClientKeySets;
  const publish = (...keys: readonly object[]) => (respond = () => new Response(JSON.stringify({ keys })));
  const fail = () => (respond = () => new Response(null, { status: 503 }));

  beforeEach(() => {
    [now, requests] = [0, 0];
    publish(first);
    const fetch = async () => {
      requests += 1;
      return respond();
    };
    sets = new ClientKeySets({ fetch, logger, now: () => now });
  });

  it('is loaded once for concurrent requests, and again after five minutes', async () => {
    const all = await Promise.all([sets.keysOf(source), sets.keysOf(source)]);
    expect([all, requests]).toEqual([[[first], [first]], 1]);
    publish(second);
    now = 5 * minuteMs - 1;
    expect([await sets.keysOf(source), requests]).toEqual([[first], 1]);
    now += 1;
    expect([await sets.keysOf(source), requests]).toEqual([[second], 2]);
  });

  it('is loaded for an unknown key at most once in 30 seconds', async () => {
    await sets.keysOf(source);
    publish(second);
    expect(await sets.reloadedKeysOf(source)).toEqual([second]);
    now = 29_999;
    expect([await sets.reloadedKeysOf(source), requests]).toEqual([undefined, 2]);
    now = 30_000;
    expect([await sets.reloadedKeysOf(source), requests]).toEqual([[second], 3]);
  });

  it('is loaded beside at most seven others, and soon after these when one of them ends', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const fetch = async () => {
      requests += 1;
      await held;
      return respond();
    };
    sets = new ClientKeySets({ fetch, logger, now: () => now });
    const loads = Array.from({ length: 8 }, (_, n) => sets.keysOf({ ...source, clientId: `slow-${n}` }));
    const busy = { kind: 'unavailable', retryAfter: 5 };
    await expect(sets.keysOf(source)).rejects.toMatchObject(busy);
    await expect(sets.reloadedKeysOf(source)).rejects.toMatchObject(busy);
    // One that is being loaded is still shared.
    loads.push(sets.keysOf({ ...source, clientId: 'slow-0' }));
    expect(requests).toBe(8);
    release();
    await Promise.all(loads);
    expect([await sets.keysOf(source), requests]).toEqual([[first], 9]);
    expect(await sets.reloadedKeysOf(source)).toEqual([first]);
  });

  it('is used for an hour while it cannot be loaded again', async () => {
    await sets.keysOf(source);
    fail();
    now = 60 * minuteMs - 1;
    expect(await sets.keysOf(source)).toEqual([first]);
    now += 30_000;
    await expect(sets.keysOf(source)).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 30 });
  });

  it('is not loaded within 30 seconds after a failure, also not for an unknown key', async () => {
    fail();
    const isUnavailable = (asked: Promise<unknown>) =>
      expect(asked).rejects.toMatchObject({ kind: 'unavailable' });
    await isUnavailable(sets.keysOf(source));
    publish(first);
    now = 29_999;
    await isUnavailable(sets.keysOf(source));
    await isUnavailable(sets.reloadedKeysOf(source));
    expect(requests).toBe(1);
    now = 30_000;
    expect(await sets.keysOf(source)).toEqual([first]);
  });

  it('is used no more when it is replaced by something else', async () => {
    await sets.keysOf(source);
    respond = () => new Response('not found', { status: 404 });
    now = 5 * minuteMs;
    await expect(sets.keysOf(source)).rejects.toThrow(/^Client not valid: no key set at its jwks_uri$/);
  });

  it('is loaded from the new URL at once when the client changes it', async () => {
    await sets.keysOf(source);
    publish(second);
    expect(await sets.keysOf({ ...source, uri: 'https://service.example/other' })).toEqual([second]);
  });

  it.each([301, 302, 307])('is not looked for at the target of a redirect with status %d', async (status) => {
    respond = () => new Response(null, { status, headers: { location: 'https://other.example/' } });
    await expect(sets.keysOf(source)).rejects.toMatchObject({ code: 'invalid_client_key_set' });
    expect(requests).toBe(1);
  });

  it('cannot be loaded where the name is not known or only internal, without a difference', async () => {
    const failures = [new Error('getaddrinfo ENOTFOUND'), addressRejected({ host: 'service.example' })];
    const responses = await Promise.all(
      failures.map(async (cause) => {
        const fetch = () => Promise.reject(new TypeError('no response', { cause }));
        const asked = new ClientKeySets({ fetch, logger, now: () => now }).keysOf(source);
        return asked.then(
          String,
          ({ code, message, retryAfter }) => ({ code, message, retryAfter }) as object,
        );
      }),
    );
    expect(responses).toEqual(
      failures.map(() => ({
        ...{ code: 'client_key_set_unavailable', retryAfter: 30 },
        message: 'unavailable: key set at the jwks_uri of service',
      })),
    );
  });

  it.each([408, 425, 429, 500, 503])('cannot be loaded when the server answers %d', async (status) => {
    respond = () => new Response(null, { status });
    await expect(sets.keysOf(source)).rejects.toMatchObject({ code: 'client_key_set_unavailable' });
  });
});
