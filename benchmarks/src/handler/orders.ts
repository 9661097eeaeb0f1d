import type { LoadResult } from '../load/orders.js';

/** Uplinks to be sent by the load process. */
export interface UplinkOrder {
  readonly mqttPort: number;
  readonly appId: string;
  readonly key: string;
  /** Clients that get every uplink; one of them counts. */
  readonly subscribers: number;
  /** Places of the devices that send in turn. */
  readonly senders: readonly number[];
  readonly perSecond: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

/** `answers` are uplinks that came back within the measured time; `failures` those that never came. */
export interface UplinkResult extends LoadResult {
  /** Uplinks that left, those of the warm-up too. */
  readonly offered: number;
  /** Payload fields that came on topics of their own within the measured time. */
  readonly fields: number;
  /** Downlinks that came back, those of the warm-up too. */
  readonly downlinks: number;
  /** Bytes of an uplink as the broker sends it, and as a client gets it. */
  readonly bytes: { readonly fromBroker: number; readonly toClient: number };
}

/** What the load process tells: where its broker is, that the handler is there, and how an order went. */
export type ProcessMessage =
  | { readonly at: 'listening'; readonly port: number; readonly certificate: string }
  | { readonly at: 'measuring' }
  | { readonly at: 'measured' }
  | { readonly at: 'done'; readonly result: UplinkResult };
