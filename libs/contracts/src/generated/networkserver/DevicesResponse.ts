// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Device as _lorawan_Device, Device__Output as _lorawan_Device__Output } from '../lorawan/Device.js';

/**
 * Devices whose address and counter fit.
 */
export interface DevicesResponse {
  'results'?: (_lorawan_Device)[];
}

/**
 * Devices whose address and counter fit.
 */
export interface DevicesResponse__Output {
  'results': (_lorawan_Device__Output)[];
}
