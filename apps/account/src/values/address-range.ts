import { BlockList, isIP } from 'node:net';
import { notValid } from '@fieldpost/errors';

declare const brand: unique symbol;

/** One network address, or a range of them as `10.0.0.0/8` (RFC 4632) or `2001:db8::/32`. */
export type AddressRange = string & { readonly [brand]: 'AddressRange' };

const bitsOf: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

export function AddressRange(raw: unknown): AddressRange {
  const [, address = '', bits] = /^([^/%]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(String(raw)) ?? [];
  const longest = bitsOf[isIP(address)];
  if (typeof raw === 'string' && longest !== undefined && Number(bits ?? longest) <= longest)
    return raw as AddressRange;
  throw notValid({ argument: 'Addresses', reason: 'should be IP addresses or ranges such as 10.0.0.0/8' });
}

type Family = 'ipv4' | 'ipv6';
const familyOf = (address: string): Family => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Dual-stack sockets report 192.0.2.1 as `::ffff:192.0.2.1`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

interface Parts {
  readonly network: string;
  readonly family: Family;
  readonly bits: number;
}

function partsOf(range: AddressRange): Parts {
  const [network = '', bits] = range.split('/');
  const family = familyOf(network);
  return { network, family, bits: Number(bits ?? (family === 'ipv4' ? 32 : 128)) };
}

/** Whether an address is in one of the ranges. */
export function isWithin(address: string, ranges: readonly AddressRange[]): boolean {
  const list = new BlockList();
  for (const { network, bits, family } of ranges.map(partsOf)) list.addSubnet(network, bits, family);
  const candidate = plain(address);
  return isIP(candidate) !== 0 && list.check(candidate, familyOf(candidate));
}

/** Prefix length in IPv6, to which IPv4 is mapped. */
const depthOf = ({ family, bits }: Parts): number => (family === 'ipv4' ? 96 + bits : bits);

/** Whether all of a range is in one of the ranges. */
export function isPartOf(range: AddressRange, ranges: readonly AddressRange[]): boolean {
  const parts = partsOf(range);
  return ranges.some((one) => depthOf(partsOf(one)) <= depthOf(parts) && isWithin(parts.network, [one]));
}
