import { createECDH, createPrivateKey, createPublicKey, hash, sign } from 'node:crypto';

export const brokerId = 'bench-broker';

/** The same key in every process of a run: one announces the broker, another calls as the broker. */
function keyPair() {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(hash('sha256', brokerId, 'buffer'));
  const point = ecdh.getPublicKey();
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const d = ecdh.getPrivateKey('base64url');
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d, x, y } });
}

const key = keyPair();

export const brokerPublicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The network token of a call of the broker. */
export function brokerToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: brokerId, sub: brokerId, iat: now - 20, nbf: now - 20, exp: now + 20 };
  const text = `${encoded({ alg: 'ES256', typ: 'JWT' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
