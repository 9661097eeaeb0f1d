import { DevId, type Eui } from '@fieldpost/domain';
import type { Device } from '../devices/device.js';

/**
 * The device that a template becomes for one DevEUI (docs/protocol/joins.md#register-on-join): it inherits the AppKey,
 * the options and what people said about the template, but no session. `now` in Unix milliseconds.
 */
export function registeredDevice(template: Device, devEui: Eui, now: number): Device {
  const { appId, appEui, options, appKey, latitude, longitude, altitude, attributes } = template;
  return {
    appId,
    devId: DevId(`${template.devId}-${devEui.toLowerCase()}`),
    appEui,
    devEui,
    options,
    appKey,
    description: `Registered on join on ${minuteOf(now)}`,
    latitude,
    longitude,
    altitude,
    attributes,
    fCntUp: 0,
  };
}

/** `02 Jan 06 15:04`, in UTC but without saying so: what v2 writes into the description. */
function minuteOf(now: number): string {
  const [, day = '', month = '', year = '', time = ''] = new Date(now).toUTCString().split(' ');
  return `${day} ${month} ${year.slice(-2)} ${time.slice(0, 5)}`;
}
