import { isIP } from 'node:net';

const groupsOfNetwork = 4;
/** An IPv4-mapped IPv6 address, as Node reports IPv4 callers at a dual-stack socket; handled without parsing. */
const mapped = /^::ffff:([\d.]+)$/i;

const loopback = '127.0.0.1';

/**
 * The key by which a caller's address is counted. A host with IPv6 has 2^64 addresses to choose from, so its
 * network counts (/64); an IPv4 address that is written as one of IPv6 is the same address,
 * and so is the loopback address of IPv6: both are this machine.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [, inside] = mapped.exec(address) ?? [];
  if (inside !== undefined) return inside;
  const groups = groupsOf(address.replace(/%.*$/s, ''));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  if (groups.join(':') === '0:0:0:0:0:0:0:1') return loopback;
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`;
}

/** The eight groups of an IPv6 address in any notation, each without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const left = 8 - before.length - after.length;
  return [...before, ...Array.from({ length: left }, () => '0'), ...after];
}

/** The two bytes of a group, in decimal. */
function bytesOf(group: string): readonly string[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255].map(String);
}

/** The address in what gRPC calls a peer, such as `192.0.2.1:50000` or `[2001:db8::1]:50000`; empty for another form. */
export function addressOfPeer(peer: string): string {
  const [, bracketed, plain] = /^(?:\[(.+)\]|(.+)):\d+$/.exec(peer) ?? [];
  return bracketed ?? plain ?? '';
}
