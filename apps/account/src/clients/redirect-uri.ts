import { notValid } from '@fieldpost/errors';

const longest = 2000;
/** Loopback hosts, where plain HTTP is allowed (RFC 8252 section 7.3). */
const loopback = ['127.0.0.1', '[::1]', 'localhost'];

/** A redirect URI, unchanged, because it is compared character by character. */
export function RedirectUri(raw: unknown, argument: string): string {
  if (typeof raw !== 'string' || raw.length > longest || !/^[\x21-\x7e]+$/.test(raw) || !URL.canParse(raw))
    throw notValid({ argument, reason: 'should be an absolute URI' });
  const reason = whyNot(raw, new URL(raw));
  if (reason !== undefined) throw notValid({ argument, reason });
  return raw;
}

/** Where a client publishes its keys. It is loaded over https only, because its keys authenticate the client. */
export function KeySetUri(raw: unknown): string {
  const uri = RedirectUri(raw, 'JwksUri');
  if (new URL(uri).protocol !== 'https:') throw notValid({ argument: 'JwksUri', reason: 'should be https' });
  return uri;
}

function whyNot(raw: string, { protocol, hostname, username, password }: URL): string | undefined {
  if (raw.includes('#')) return 'should have no fragment';
  if (username !== '' || password !== '') return 'should have no credentials';
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
  return isSafe ? undefined : 'should be https, or http on loopback';
}
