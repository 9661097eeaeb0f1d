import { DevAddr, Eui } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';

/** A copy in the opposite byte order: the air is least significant byte first, everything else is not. */
export const reversed = (bytes: Buffer): Buffer => Buffer.from(bytes).reverse();

/** The EUI in the 8 bytes at `offset` of a frame. */
export const readEui = (frame: Buffer, offset: number): Eui =>
  Eui(reversed(frame.subarray(offset, offset + 8)).toString('hex'));

export const writeEui = (frame: Buffer, eui: Eui, offset: number): void => {
  frame.writeBigUInt64LE(BigInt(`0x${eui}`), offset);
};

/** The device address in the 4 bytes at `offset` of a frame. */
export const readDevAddr = (frame: Buffer, offset: number): DevAddr =>
  DevAddr(frame.readUInt32LE(offset).toString(16).padStart(8, '0'));

export const devAddrToNumber = (devAddr: DevAddr): number => parseInt(devAddr, 16);

/** Rejects a nonce or network id of the wrong size, naming it. */
export function requireLength(bytes: Buffer, length: number, argument: string): void {
  if (bytes.length !== length) throw notValid({ argument, reason: `should have ${String(length)} bytes` });
}
