import { isIP } from 'node:net';

const groupsOfNetwork = 4;
/** As Node writes the address of an IPv4 caller at a socket for both kinds: so many have it that it is read at a glance. */
const mapped = /^::ffff:([\d.]+)$/i;

/**
 * Under what something is counted by the address of a caller. A host with IPv6 has 2^64 addresses to choose from, so its
 * network counts (/64); an IPv4 address that is written as one of IPv6 is the same address.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [, inside] = mapped.exec(address) ?? [];
  if (inside !== undefined) return inside;
  const groups = groupsOf(address.replace(/%.*$/s, ''));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, each without leading zeros, whatever the form that it is written in. */
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
