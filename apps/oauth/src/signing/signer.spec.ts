import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Algorithm } from '@fieldpost/auth';
import jwt from 'jsonwebtoken';
import type { KeyRing } from './key-ring.js';
import { Signer } from './signer.js';

const pairs = {
  ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
};
const ringOf = (algorithm: Algorithm, id: string): KeyRing =>
  ({ current: { id, algorithm, ...pairs[algorithm] } }) as unknown as KeyRing;

describe.each(['ES256', 'RS256'] as const)('A token signed by %s', (algorithm) => {
  const { publicKey } = pairs[algorithm];
  const signed = (claims: object) => new Signer(ringOf(algorithm, 'k')).sign(claims);

  it('is good for a verifier that knows the key, and says what was signed', () => {
    const claims = { sub: 'jane', name: { first: 'Žofie', last: '' }, exp: 4_000_000_000 };
    expect(jwt.verify(signed(claims), publicKey, { algorithms: [algorithm] })).toMatchObject(claims);
  });

  it('names its algorithm and its key', () =>
    expect(jwt.decode(signed({}), { complete: true })?.header).toEqual({
      alg: algorithm,
      typ: 'JWT',
      kid: 'k',
    }));

  it('is no longer good when a byte of its claims is another', () => {
    const [header, , signature] = signed({ sub: 'jane' }).split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'root' })).toString('base64url');
    expect(() => jwt.verify([header, claims, signature].join('.'), publicKey)).toThrow('invalid signature');
  });
});

describe('The signer', () => {
  it('goes on with the key that signs now', () => {
    const ring = { ...ringOf('ES256', 'old') } as { current: KeyRing['current'] };
    const signer = new Signer(ring as KeyRing);
    signer.sign({});
    ring.current = ringOf('RS256', 'new').current;
    expect(jwt.decode(signer.sign({}), { complete: true })?.header).toMatchObject({
      alg: 'RS256',
      kid: 'new',
    });
  });
});
