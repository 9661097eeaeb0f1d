import type { DevAddr } from '@fieldpost/domain';
import type { QueuedDownlink } from './downlink.js';

/**
 * A downlink as the database keeps it: the JSON form of MQTT (docs/protocol/handler-api.md#stored-devices), the payload
 * as base64.
 */
export interface StoredDownlink {
  readonly port: number;
  readonly confirmed: boolean;
  readonly payload_raw?: string;
  readonly payload_fields?: Readonly<Record<string, unknown>>;
  readonly offered?: { readonly dev_addr: string; readonly f_cnt: number };
}

export const toStored = ({
  port,
  confirmed,
  payloadRaw,
  payloadFields,
  offered,
}: QueuedDownlink): StoredDownlink => ({
  port,
  confirmed,
  ...(payloadRaw && { payload_raw: payloadRaw.toString('base64') }),
  ...(payloadFields && { payload_fields: payloadFields }),
  ...(offered && { offered: { dev_addr: offered.devAddr, f_cnt: offered.fCnt } }),
});

export const fromStored = (stored: StoredDownlink): QueuedDownlink => ({
  port: stored.port,
  confirmed: stored.confirmed,
  payloadRaw: stored.payload_raw === undefined ? undefined : Buffer.from(stored.payload_raw, 'base64'),
  payloadFields: stored.payload_fields,
  ...(stored.offered && {
    offered: { devAddr: stored.offered.dev_addr as DevAddr, fCnt: stored.offered.f_cnt },
  }),
});
