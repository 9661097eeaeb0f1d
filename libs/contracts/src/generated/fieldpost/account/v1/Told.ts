// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Which question of the stream this answers.
 */
export interface Told {
  'number'?: (number);
  /**
   * A status of gRPC. Anything but 0 means "I cannot tell"; the message is then empty apart from this.
   */
  'code'?: (number);
  'message'?: (string);
}

/**
 * Which question of the stream this answers.
 */
export interface Told__Output {
  'number': (number);
  /**
   * A status of gRPC. Anything but 0 means "I cannot tell"; the message is then empty apart from this.
   */
  'code': (number);
  'message': (string);
}
