import { generateKeyPairSync } from 'node:crypto';
import { Metadata } from '@grpc/grpc-js';
import { describe, expect, it } from '@jest/globals';
import { signNetworkToken } from '@fieldpost/auth';
import type { Directory, Peer } from '@fieldpost/components';
import { ComponentId } from '@fieldpost/domain';
import { BrokerCallers } from './broker-callers.js';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const created = '2026-01-01T00:00:00.000Z';

interface Caller {
  readonly type: string;
  readonly approved?: boolean;
  /** `NETWORK_HANDLER_IDS` and `NETWORK_ROUTER_IDS`. */
  readonly named?: readonly string[];
  readonly token?: string;
}

function callersFor({ type, approved = true, named = [] }: Caller): BrokerCallers {
  const peer: Peer = {
    ...{ id: ComponentId('c1'), serviceName: type, netAddress: 'a:1' },
    ...{ certificate: '', publicKey: pem, prefixes: [] },
  };
  const find = async (service: string) => (service === type ? peer : undefined);
  const listApprovals = async () => [{ id: 'c1', type, approved, created }];
  return new BrokerCallers(
    { find } as unknown as Directory,
    { isConfigured: true, listApprovals },
    {
      NETWORK_BROKER_ID: ComponentId('broker-1'),
      NETWORK_HANDLER_IDS: [...named],
      NETWORK_ROUTER_IDS: [...named],
    },
    { now: Date.now, rejectionDelayMs: 0, mostWaiting: 0 },
  );
}

function metadataOf({ type, token = signNetworkToken('c1', privateKey, Date.now()) }: Caller): Metadata {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries({ id: 'c1', 'service-name': type, token }))
    metadata.set(key, value);
  return metadata;
}

const asHandler = (caller: Caller) => callersFor(caller).requireHandler(metadataOf(caller));
const asRouter = (caller: Caller) => callersFor(caller).requireRouter(metadataOf(caller));

describe('Who may call the broker', () => {
  it('as a handler: an approved handler, or one that the operator named', async () => {
    expect(await asHandler({ type: 'handler' })).toMatchObject({ id: 'c1' });
    expect(await asHandler({ type: 'handler', approved: false, named: ['c1'] })).toMatchObject({ id: 'c1' });
  });

  it.each<[string, Caller]>([
    ['a pending or a withdrawn handler', { type: 'handler', approved: false }],
    ['a handler that the operator did not name beside others', { type: 'handler', named: ['c2'] }],
    ['an approved router', { type: 'router' }],
    ['an approved broker', { type: 'broker' }],
    ['an approved handler without its token', { type: 'handler', token: '' }],
    ['a user who takes the id of a handler', { type: 'handler', token: 'eyJhbGciOiJFUzI1NiJ9.e30.AAAA' }],
  ])('as a handler: not %s', async (_, caller) => {
    await expect(asHandler(caller)).rejects.toThrow();
  });

  it('as a router of another process: an approved router, and no handler', async () => {
    expect(await asRouter({ type: 'router' })).toMatchObject({ id: 'c1' });
    await expect(asRouter({ type: 'router', approved: false })).rejects.toThrow();
    await expect(asRouter({ type: 'handler' })).rejects.toThrow();
  });
});
