import { generateKeyPairSync } from 'node:crypto';
import { Metadata } from '@grpc/grpc-js';
import { describe, expect, it } from '@jest/globals';
import { signNetworkToken } from '@fieldpost/auth';
import type { Directory, Peer } from '@fieldpost/components';
import { ComponentId } from '@fieldpost/domain';
import { NetworkCallers } from './network-callers.js';
import { TrustedBrokers } from './trusted-brokers.js';

// The table "Who may announce what" of SECURITY.md: one test for each cell of its column of network calls.

const now = Date.UTC(2026, 0, 1);
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const created = '2026-01-01T00:00:00.000Z';
const networkToken = signNetworkToken('c1', privateKey, now);
const accessToken = 'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJmaWVsZHBvc3QifQ.AAAA';

interface Row {
  readonly token: string;
  /** The service that it announced itself as with the id `c1`; undefined for none. */
  readonly announced?: string;
  readonly publicKey?: string;
  readonly registeredAt?: number;
  /** What account reports of `c1`; undefined when it does not know the id. */
  readonly atAccount?: { readonly type: string; readonly approved: boolean };
  /** `HANDLER_BROKER_IDS`. */
  readonly named?: readonly string[];
}

const asBroker = { token: networkToken, announced: 'broker' };
const approved = (type: string) => ({
  token: networkToken,
  announced: type,
  atAccount: { type, approved: true },
});
const unapproved = { ...asBroker, atAccount: { type: 'broker', approved: false } };

const rows: readonly (readonly [who: string, may: 'may' | 'may not', row: Row])[] = [
  ['a stranger without token', 'may not', { token: '' }],
  ['a stranger who takes the id of an approved broker', 'may not', { ...approved('broker'), token: '' }],
  ['a user', 'may not', { token: accessToken }],
  ['a user who takes the id of an approved broker', 'may not', { ...approved('broker'), token: accessToken }],
  ['a pending or a withdrawn broker', 'may not', unapproved],
  ['an approved router', 'may not', approved('router')],
  ['an approved broker', 'may', approved('broker')],
  ['an approved broker without public key', 'may not', { ...approved('broker'), publicKey: '' }],
  [
    'a broker that was announced before its id was registered again',
    'may not',
    { ...approved('broker'), registeredAt: Date.parse(created) - 1 },
  ],
  ['an approved handler', 'may not', approved('handler')],
  ['a gateway', 'may not', { token: accessToken }],
  ['an access key', 'may not', { token: accessToken }],
  ['a broker of another issuer', 'may not', asBroker],
  ['a broker of another issuer that is named', 'may', { ...asBroker, named: ['c1'] }],
];

const call = (row: Row): Promise<void> => {
  const { token, announced, publicKey: key = pem, registeredAt, atAccount, named = [] } = row;
  const rest = { netAddress: 'a:1', certificate: '', publicKey: key, prefixes: [], registeredAt };
  const peer: Peer = { id: ComponentId('c1'), serviceName: announced ?? '', ...rest };
  const find = async (service: string) => (service === announced ? peer : undefined);
  const listApprovals = async () => (atAccount ? [{ id: 'c1', created, ...atAccount }] : []);
  const trusted = new TrustedBrokers(
    { HANDLER_BROKER_IDS: [...named] },
    { isConfigured: true, listApprovals },
  );
  const callers = new NetworkCallers(
    { find } as unknown as Directory,
    { HANDLER_ID: ComponentId('handler-1') },
    trusted,
    {
      now: () => now,
      rejectionDelayMs: 0,
      mostWaiting: 0,
    },
  );
  const metadata = new Metadata();
  metadata.set('id', 'c1');
  metadata.set('service-name', 'broker');
  if (token !== '') metadata.set('token', token);
  return callers.requireBroker(metadata);
};

describe('Who may call the handler for the network', () => {
  it.each(rows)('%s %s', async (_, may, row) => {
    if (may === 'may') await expect(call(row)).resolves.toBeUndefined();
    else await expect(call(row)).rejects.toThrow();
  });
});
