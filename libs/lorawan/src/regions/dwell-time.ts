import type { Region } from './region.js';

/**
 * Whether a network keeps to 400 ms for each transmission, and has its devices do so, where there is a command for it. In
 * AS923 that depends on the country, so that it is kept; Australia and Brazil do not need it (ADR 185).
 */
export const keepsDwellTime = ({ dwellTime }: Region): boolean => dwellTime.downlinkMs > 0;
