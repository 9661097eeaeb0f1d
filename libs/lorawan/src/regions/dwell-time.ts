import type { Region } from './region.js';

/** Whether transmissions are limited to 400 ms each. */
export interface DwellTimeLimits {
  readonly uplink: boolean;
  readonly downlink: boolean;
}

/**
 * The limits that a network keeps and has its devices keep, where there is a command for it. In Asia they depend on the
 * country, so that both are kept; in Australia and Brazil neither is needed (ADR 185).
 */
export const dwellTimeLimits = ({ dwellTime }: Region): DwellTimeLimits => ({
  uplink: dwellTime.downlinkMs > 0,
  downlink: dwellTime.downlinkMs > 0,
});
