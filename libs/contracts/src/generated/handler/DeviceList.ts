// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Device as _handler_Device, Device__Output as _handler_Device__Output } from '../handler/Device.js';

/**
 * A page of the devices of an application.
 */
export interface DeviceList {
  'devices'?: (_handler_Device)[];
}

/**
 * A page of the devices of an application.
 */
export interface DeviceList__Output {
  'devices': (_handler_Device__Output)[];
}
