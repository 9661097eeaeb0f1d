import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { checkNetworkToken, signNetworkToken } from './network-token.js';

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = (key: typeof pair) => key.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const now = Date.UTC(2026, 0, 1);
const token = signNetworkToken('broker-1', pair.privateKey, now);
const check = { token, publicKey: pem(pair), id: 'broker-1', ownId: 'handler-1', now };

describe('A network token', () => {
  it('proves its maker to a peer, for twenty seconds', () => {
    expect(() => checkNetworkToken(check)).not.toThrow();
    expect(() => checkNetworkToken({ ...check, now: now + 19_000 })).not.toThrow();
    expect(() => checkNetworkToken({ ...check, now: now + 21_000 })).toThrow('Unable to verify JWT');
  });

  it('is rejected under another key', () =>
    expect(() => checkNetworkToken({ ...check, publicKey: pem(other) })).toThrow('Unable to verify JWT'));

  it('is rejected from another component', () =>
    expect(() => checkNetworkToken({ ...check, id: 'broker-2' })).toThrow(
      'permission denied: Token was issued by broker-1, not by broker-2',
    ));

  it('is rejected when the announced key is no key', () =>
    expect(() => checkNetworkToken({ ...check, publicKey: 'nonsense' })).toThrow('Unable to verify JWT'));
});
