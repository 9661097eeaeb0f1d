import type { Place } from './projection.js';

/** A point on a map. */
export interface MapPoint extends Place {
  readonly id: string;
  readonly label: string;
  readonly kind: 'device' | 'gateway' | 'picked';
}
