import type { LoadResult } from '../load/orders.js';

/** Order of uplinks for the load process. */
export interface UplinkOrder {
  readonly mqttPort: number;
  readonly appId: string;
  readonly key: string;
  /** Clients that receive every uplink; one of them is measured. */
  readonly subscribers: number;
  /** Indexes of the devices that send in turn. */
  readonly senders: readonly number[];
  readonly perSecond: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

/** `answers` are uplinks delivered within the measured time; `failures` those that were lost. */
export interface UplinkResult extends LoadResult {
  /** Sent uplinks, including the warm-up. */
  readonly offered: number;
  /** Field messages within the measured time. */
  readonly fields: number;
  /** Received downlinks, including the warm-up. */
  readonly downlinks: number;
  /** Bytes of an uplink from the broker, and to a client. */
  readonly bytes: { readonly fromBroker: number; readonly toClient: number };
}

/** Messages of the load process: address of its broker, connection of the handler, result of an order. */
export type ProcessMessage =
  | { readonly at: 'listening'; readonly port: number; readonly certificate: string }
  | { readonly at: 'measuring' }
  | { readonly at: 'measured' }
  | { readonly at: 'done'; readonly result: UplinkResult };
