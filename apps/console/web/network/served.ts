import { devAddrPrefixFromBytes, devAddrPrefixToText } from '@fieldpost/domain';
import type { Announcement, Metadata } from './announcements.js';

/** Identifiers of a component as text: ids, EUIs in hexadecimal, prefixes such as `26000000/20`. */
export interface Served {
  readonly apps: readonly string[];
  readonly gateways: readonly string[];
  readonly euis: readonly string[];
  readonly prefixes: readonly string[];
}

const bytesIn = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

const toPrefix = (base64: string): string => devAddrPrefixToText(devAddrPrefixFromBytes(bytesIn(base64)));

/** Identifiers of a component by kind, sorted. */
export function servedBy({ metadata = [] }: Announcement): Served {
  const values = (kind: keyof Metadata) =>
    metadata.flatMap(({ [kind]: value }) => (value === undefined ? [] : [value])).sort();
  return {
    apps: values('app_id'),
    gateways: values('gateway_id'),
    euis: values('app_eui').map((base64) => toHex(bytesIn(base64))),
    prefixes: values('dev_addr_prefix').map(toPrefix),
  };
}
