// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Application as _handler_Application, Application__Output as _handler_Application__Output } from '../handler/Application.js';

/**
 * Asks what the payload functions would make of a downlink, without sending it.
 */
export interface DryDownlinkMessage {
  'payload'?: (Buffer | Uint8Array | string);
  /**
   * Fields to encode, as JSON text.
   */
  'fields'?: (string);
  'app'?: (_handler_Application | null);
  'port'?: (number);
  /**
   * The input `variables` of a codec; for messages of devices these are their attributes. Not in v2.
   */
  'variables'?: ({[key: string]: string});
}

/**
 * Asks what the payload functions would make of a downlink, without sending it.
 */
export interface DryDownlinkMessage__Output {
  'payload': (Buffer);
  /**
   * Fields to encode, as JSON text.
   */
  'fields': (string);
  'app': (_handler_Application__Output | null);
  'port': (number);
  /**
   * The input `variables` of a codec; for messages of devices these are their attributes. Not in v2.
   */
  'variables': ({[key: string]: string});
}
