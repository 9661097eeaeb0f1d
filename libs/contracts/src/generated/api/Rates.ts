// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Events per second, averaged over the last 1, 5 and 15 minutes.
 */
export interface Rates {
  'rate1'?: (number | string);
  'rate5'?: (number | string);
  'rate15'?: (number | string);
}

/**
 * Events per second, averaged over the last 1, 5 and 15 minutes.
 */
export interface Rates__Output {
  'rate1': (number);
  'rate5': (number);
  'rate15': (number);
}
