import type { GeoLocation } from './projection.js';

/** A point on a map. */
export interface MapPoint extends GeoLocation {
  readonly id: string;
  readonly label: string;
  readonly kind: 'device' | 'gateway' | 'picked';
}
