import { Eui } from '@fieldpost/domain';

/** The part of an uplink message that tests read. */
export interface UplinkMessage {
  readonly counter: number;
  readonly metadata: { readonly gateways: readonly { readonly gtw_id: string }[] };
}

export const hex = (n: number, digits: number): string => n.toString(16).padStart(digits, '0');
/** The key of a device by its number; `tag` tells its keys apart. */
export const keyOf = (n: number, tag: number): Buffer => Buffer.alloc(16, tag).fill(n, 0, 1);
export const euiOf = (n: number): Eui => Eui(hex(n, 16));
export const payload = Buffer.from('010203', 'hex');
