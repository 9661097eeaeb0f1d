// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Major version of the frame format.
 */
export const Major = {
  LORAWAN_R1: 'LORAWAN_R1',
} as const;

/**
 * Major version of the frame format.
 */
export type Major =
  | 'LORAWAN_R1'
  | 0

/**
 * Major version of the frame format.
 */
export type Major__Output = typeof Major[keyof typeof Major]
