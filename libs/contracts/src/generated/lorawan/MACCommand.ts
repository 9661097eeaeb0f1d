// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * One command between network and device.
 */
export interface MACCommand {
  'cid'?: (number);
  'payload'?: (Buffer | Uint8Array | string);
}

/**
 * One command between network and device.
 */
export interface MACCommand__Output {
  'cid': (number);
  'payload': (Buffer);
}
