import { isIP } from 'node:net';
import type { account } from '@fieldpost/contracts';
import { bareHost } from '@fieldpost/domain';

const loopbacks = ['127.0.0.1', '[::1]'];

/**
 * The website that passkeys belong to (Web Authentication, Level 3, 5.1.2). Undefined where browsers offer none: without a host
 * name, and without TLS except for localhost. On a loopback address passkeys work when the page is opened as localhost.
 */
export function relyingPartyOf(publicUrl: string, name: string): account.RelyingParty | undefined {
  const url = new URL(publicUrl);
  if (loopbacks.includes(url.hostname)) url.hostname = 'localhost';
  const isSecure = url.protocol === 'https:' || url.hostname === 'localhost';
  const isNamed = isIP(bareHost(url.hostname)) === 0;
  return isSecure && isNamed ? { id: url.hostname, origin: url.origin, name } : undefined;
}
