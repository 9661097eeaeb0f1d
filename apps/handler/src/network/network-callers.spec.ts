import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { Metadata } from '@grpc/grpc-js';
import { Directory, type Peer } from '@fieldpost/components';
import { unavailable } from '@fieldpost/errors';
import { describe, expect, it } from '@jest/globals';
import { signNetworkToken } from '@fieldpost/auth';
import { ComponentId } from '@fieldpost/domain';
import { NetworkCallers } from './network-callers.js';

const now = Date.UTC(2026, 0, 1);
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Discovery with one broker in it. */
class Announced extends Directory {
  constructor(private readonly publicKey: string) {
    super();
  }

  async find(serviceName: string, id: string): Promise<Peer | undefined> {
    if (serviceName !== 'broker' || id !== 'broker-1') return undefined;
    const rest = { netAddress: 'localhost:1902', certificate: '', publicKey: this.publicKey, prefixes: [] };
    return { id: ComponentId(id), serviceName, ...rest };
  }

  async handlerOf(): Promise<undefined> {}

  async brokers(): Promise<readonly Peer[]> {
    return [];
  }

  async addApplication(): Promise<void> {
    throw new Error('nobody adds applications here');
  }

  async removeApplication(): Promise<void> {
    throw new Error('nobody removes applications here');
  }
}

const callersOf = (publicKey = pem, more = {}, trusted = ['broker-1']) =>
  new NetworkCallers(
    new Announced(publicKey),
    { HANDLER_ID: ComponentId('handler-1') },
    { has: async ({ id }) => trusted.includes(id) },
    {
      now: () => now,
      rejectionDelayMs: 0,
      mostWaiting: 4,
      ...more,
    },
  );

const tokenOf = (id: string, key: KeyObject = pair.privateKey) => signNetworkToken(id, key, now);

function metadataOf(values: Record<string, string>): Metadata {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(values)) if (value !== '') metadata.set(key, value);
  return metadata;
}

const good = { id: 'broker-1', 'service-name': 'broker', token: tokenOf('broker-1') };
const check = (values: Record<string, string>, callers = callersOf()) =>
  callers.requireBroker(metadataOf({ ...good, ...values }));

describe('A broker that calls the handler', () => {
  it('is let through with its own network token', () => expect(check({})).resolves.toBeUndefined());

  it('is let through when its metadata arrives twice, as that of v2 brokers does', () =>
    expect(
      check({ token: `${good.token}, ${good.token}`, id: 'broker-1, broker-1' }),
    ).resolves.toBeUndefined());

  it('is rejected when it announced no public key, with a token and without one', async () => {
    for (const token of ['', good.token])
      await expect(check({ token }, callersOf(''))).rejects.toMatchObject({
        kind: 'permission_denied',
        message: expect.stringContaining('broker/broker-1 announced no public key'),
      });
  });

  it('is rejected as unavailable while it is unknown whether it is trusted', async () => {
    const has = () => Promise.reject(unavailable({ what: 'account' }));
    const callers = new NetworkCallers(new Announced(pem), { HANDLER_ID: ComponentId('handler-1') }, { has });
    await expect(check({}, callers)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('is rejected without saying who it is', async () => {
    await expect(check({ id: '' })).rejects.toMatchObject({
      kind: 'unknown',
      message: 'context: Metadata does not contain id',
    });
    await expect(check({ 'service-name': '' })).rejects.toMatchObject({
      kind: 'invalid_argument',
      message: 'Metadata not valid: service-name missing',
    });
    await expect(check({ token: '' })).rejects.toMatchObject({
      kind: 'unknown',
      message: 'context: Metadata does not contain token',
    });
  });

  it('is rejected when discovery does not know it as a broker', async () => {
    await expect(check({ id: 'broker-2' })).rejects.toMatchObject({
      kind: 'not_found',
      message: 'Failed to discover broker/broker-2: announcement not found',
    });
    await expect(check({ 'service-name': 'router' })).rejects.toThrow(
      'Failed to discover router/broker-1: announcement not found',
    );
  });

  it('is rejected with the token of another component, or one that another key signed', async () => {
    await expect(check({ token: tokenOf('broker-2') })).rejects.toThrow(
      'permission denied: Token was issued by broker-2, not by broker-1',
    );
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await expect(check({ token: tokenOf('broker-1', stranger.privateKey) })).rejects.toThrow(
      'Unable to verify JWT: ',
    );
  });

  it('is rejected when the handler does not trust it', async () => {
    await expect(check({}, callersOf(pem, {}, ['broker-2']))).rejects.toThrow(
      'permission denied: broker/broker-1 is not a broker of this handler',
    );
  });

  it('hears of a rejection late, and only so many wait at once', async () => {
    const callers = callersOf(pem, { rejectionDelayMs: 60, mostWaiting: 1 });
    const order: string[] = [];
    const late = check({ id: '' }, callers).catch(() => order.push('late'));
    const beyond = check({ id: '' }, callers).catch(() => order.push('at once'));
    await Promise.all([late, beyond]);
    expect(order).toEqual(['at once', 'late']);
  });
});
