// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';


/**
 * How a location became known.
 */
export const _gateway_LocationMetadata_LocationSource = {
  UNKNOWN: 'UNKNOWN',
  GPS: 'GPS',
  CONFIG: 'CONFIG',
  REGISTRY: 'REGISTRY',
  IP_GEOLOCATION: 'IP_GEOLOCATION',
} as const;

/**
 * How a location became known.
 */
export type _gateway_LocationMetadata_LocationSource =
  | 'UNKNOWN'
  | 0
  | 'GPS'
  | 1
  | 'CONFIG'
  | 2
  | 'REGISTRY'
  | 3
  | 'IP_GEOLOCATION'
  | 4

/**
 * How a location became known.
 */
export type _gateway_LocationMetadata_LocationSource__Output = typeof _gateway_LocationMetadata_LocationSource[keyof typeof _gateway_LocationMetadata_LocationSource]

/**
 * Where a gateway stands, and how that is known.
 */
export interface LocationMetadata {
  /**
   * When the location was found, Unix nanoseconds.
   */
  'time'?: (number | string | Long);
  /**
   * Degrees north.
   */
  'latitude'?: (number | string);
  /**
   * Degrees east.
   */
  'longitude'?: (number | string);
  /**
   * Metres above sea level.
   */
  'altitude'?: (number);
  /**
   * Radius of the doubt, metres.
   */
  'accuracy'?: (number);
  'source'?: (_gateway_LocationMetadata_LocationSource);
}

/**
 * Where a gateway stands, and how that is known.
 */
export interface LocationMetadata__Output {
  /**
   * When the location was found, Unix nanoseconds.
   */
  'time': (string);
  /**
   * Degrees north.
   */
  'latitude': (number);
  /**
   * Degrees east.
   */
  'longitude': (number);
  /**
   * Metres above sea level.
   */
  'altitude': (number);
  /**
   * Radius of the doubt, metres.
   */
  'accuracy': (number);
  'source': (_gateway_LocationMetadata_LocationSource__Output);
}
