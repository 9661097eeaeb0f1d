import { sign } from 'node:crypto';
import type { SigningKey } from './signing-key.js';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * A signed JWT in compact form (RFC 7515, 7.1). Signed with node:crypto, because the checks and copies of jsonwebtoken take
 * half as long as an ES256 signature.
 */
export function signJwt(
  claims: object,
  { id, algorithm, privateKey }: Pick<SigningKey, 'id' | 'algorithm' | 'privateKey'>,
  typ = 'JWT',
): string {
  const input = `${encode({ alg: algorithm, typ, kid: id })}.${encode(claims)}`;
  // ES256 has r and s side by side (RFC 7518, 3.4); RS256 ignores the encoding.
  const signature = sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${input}.${signature.toString('base64url')}`;
}
