// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Regional channel plans.
 */
export const FrequencyPlan = {
  EU_863_870: 'EU_863_870',
  US_902_928: 'US_902_928',
  CN_779_787: 'CN_779_787',
  EU_433: 'EU_433',
  AU_915_928: 'AU_915_928',
  CN_470_510: 'CN_470_510',
  AS_923: 'AS_923',
  AS_920_923: 'AS_920_923',
  AS_923_925: 'AS_923_925',
  KR_920_923: 'KR_920_923',
  IN_865_867: 'IN_865_867',
  RU_864_870: 'RU_864_870',
} as const;

/**
 * Regional channel plans.
 */
export type FrequencyPlan =
  | 'EU_863_870'
  | 0
  | 'US_902_928'
  | 1
  | 'CN_779_787'
  | 2
  | 'EU_433'
  | 3
  | 'AU_915_928'
  | 4
  | 'CN_470_510'
  | 5
  | 'AS_923'
  | 6
  | 'AS_920_923'
  | 61
  | 'AS_923_925'
  | 62
  | 'KR_920_923'
  | 7
  | 'IN_865_867'
  | 8
  | 'RU_864_870'
  | 9

/**
 * Regional channel plans.
 */
export type FrequencyPlan__Output = typeof FrequencyPlan[keyof typeof FrequencyPlan]
