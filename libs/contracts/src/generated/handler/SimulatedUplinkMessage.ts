// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * An uplink that no device sent, to be published as if one had.
 */
export interface SimulatedUplinkMessage {
  'app_id'?: (string);
  'dev_id'?: (string);
  'payload'?: (Buffer | Uint8Array | string);
  'port'?: (number);
}

/**
 * An uplink that no device sent, to be published as if one had.
 */
export interface SimulatedUplinkMessage__Output {
  'app_id': (string);
  'dev_id': (string);
  'payload': (Buffer);
  'port': (number);
}
