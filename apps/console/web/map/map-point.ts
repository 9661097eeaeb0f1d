import type { DeviceState } from '@fieldpost/domain';
import type { GeoLocation } from './projection.js';

/** A point on a map. */
export interface MapPoint extends GeoLocation {
  readonly id: string;
  readonly label: string;
  readonly kind: 'device' | 'gateway' | 'picked';
  /** Shown by the form of the point; absent where it is not known. */
  readonly status?: DeviceState | 'connected' | 'not_connected' | undefined;
}
