// Generated from protos/ by `npm run generate`; changes made here are lost.
export const WebsiteAction = {
  UNKNOWN_ACTION: 'UNKNOWN_ACTION',
  LOGGED_OUT: 'LOGGED_OUT',
  DEVICE_ALLOWED: 'DEVICE_ALLOWED',
  DEVICE_DENIED: 'DEVICE_DENIED',
} as const;

export type WebsiteAction =
  | 'UNKNOWN_ACTION'
  | 0
  | 'LOGGED_OUT'
  | 1
  | 'DEVICE_ALLOWED'
  | 2
  | 'DEVICE_DENIED'
  | 3

export type WebsiteAction__Output = typeof WebsiteAction[keyof typeof WebsiteAction]
