// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * How bits become a radio signal.
 */
export const Modulation = {
  LORA: 'LORA',
  FSK: 'FSK',
} as const;

/**
 * How bits become a radio signal.
 */
export type Modulation =
  | 'LORA'
  | 0
  | 'FSK'
  | 1

/**
 * How bits become a radio signal.
 */
export type Modulation__Output = typeof Modulation[keyof typeof Modulation]
