import { notValid } from '@fieldpost/errors';

declare const brand: unique symbol;

/** 4 bytes as 8 upper-case hexadecimal characters, most significant byte first. */
export type DevAddr = string & { readonly [brand]: 'DevAddr' };

const pattern = /^[0-9A-F]{8}$/;

export function DevAddr(raw: unknown, argument = 'DevAddr'): DevAddr {
  const text = typeof raw === 'string' ? raw.toUpperCase() : '';
  if (!pattern.test(text)) throw notValid({ argument, reason: 'should have 8 hexadecimal characters' });
  return text as DevAddr;
}

/**
 * A block of device addresses: the first `length` bits of `address` are fixed
 * (docs/protocol/grpc.md#fixed-length-bytes).
 */
export interface DevAddrPrefix {
  readonly address: number;
  readonly length: number;
}

const maskOf = (length: number): number => (length === 0 ? 0 : (~0 << (32 - length)) >>> 0);

const wrongPrefix = () => notValid({ argument: 'DevAddrPrefix', reason: 'should look like 26000000/20' });

/** Reads the text form `26000000/20`; the address is masked to the length. */
export function parseDevAddrPrefix(text: string): DevAddrPrefix {
  const [, address, length] = /^([0-9A-Fa-f]{8})\/(\d{1,2})$/.exec(text) ?? [];
  if (address === undefined || Number(length) > 32) throw wrongPrefix();
  return { address: (parseInt(address, 16) & maskOf(Number(length))) >>> 0, length: Number(length) };
}

/** Reads the 5 bytes of the wire: the length in bits, then the address. */
export function devAddrPrefixFromBytes(bytes: Uint8Array): DevAddrPrefix {
  const [length = 0] = bytes;
  if (bytes.length !== 5 || length > 32) throw wrongPrefix();
  const address = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
  return { address: (address & maskOf(length)) >>> 0, length };
}

export function devAddrPrefixToBytes({ address, length }: DevAddrPrefix): Uint8Array {
  const bytes = new Uint8Array(5);
  new DataView(bytes.buffer).setUint32(1, address);
  bytes[0] = length;
  return bytes;
}

/** Whether an address belongs to the block. */
export const isInDevAddrPrefix = (devAddr: DevAddr, { address, length }: DevAddrPrefix): boolean =>
  (parseInt(devAddr, 16) & maskOf(length)) >>> 0 === (address & maskOf(length)) >>> 0;

/** Whether a block is all within another one. */
export const isWithinDevAddrPrefix = (inner: DevAddrPrefix, outer: DevAddrPrefix): boolean =>
  inner.length >= outer.length && isInDevAddrPrefix(hex8(inner.address) as DevAddr, outer);

const hex8 = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');

export const devAddrPrefixToText = ({ address, length }: DevAddrPrefix): string =>
  `${hex8(address)}/${length}`;

/** An address of the block, its free bits taken from `random` (an unsigned 32-bit number). */
export const devAddrFromPrefix = ({ address, length }: DevAddrPrefix, random: number): DevAddr =>
  hex8(((address & maskOf(length)) | (random & ~maskOf(length))) >>> 0) as DevAddr;
