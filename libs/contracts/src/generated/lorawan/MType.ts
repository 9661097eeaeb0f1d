// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Kind of frame.
 */
export const MType = {
  JOIN_REQUEST: 'JOIN_REQUEST',
  JOIN_ACCEPT: 'JOIN_ACCEPT',
  UNCONFIRMED_UP: 'UNCONFIRMED_UP',
  UNCONFIRMED_DOWN: 'UNCONFIRMED_DOWN',
  CONFIRMED_UP: 'CONFIRMED_UP',
  CONFIRMED_DOWN: 'CONFIRMED_DOWN',
} as const;

/**
 * Kind of frame.
 */
export type MType =
  | 'JOIN_REQUEST'
  | 0
  | 'JOIN_ACCEPT'
  | 1
  | 'UNCONFIRMED_UP'
  | 2
  | 'UNCONFIRMED_DOWN'
  | 3
  | 'CONFIRMED_UP'
  | 4
  | 'CONFIRMED_DOWN'
  | 5

/**
 * Kind of frame.
 */
export type MType__Output = typeof MType[keyof typeof MType]
