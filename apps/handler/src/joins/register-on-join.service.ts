import { Injectable } from '@nestjs/common';
import { DevId, type Eui } from '@fieldpost/domain';
import type { Device } from '../devices/device.js';
import { DeviceLimits } from '../limits/device-limits.js';
import { Devices } from '../devices/devices.repository.js';
import { Publisher } from '../events/publisher.js';
import { NetworkDevices } from '../devices/network-devices.js';
import { JoinTokensService } from './join-tokens.service.js';

/**
 * The device that a template becomes for one DevEUI (docs/protocol/joins.md#register-on-join): it inherits the AppKey,
 * the options, the codec and what people said about the template, but no session. `now` in Unix milliseconds.
 */
function registeredDevice(template: Device, devEui: Eui, now: number): Device {
  const { appId, appEui, options, radio, appKey, attributes, codecId } = template;
  const { latitude, longitude, altitude } = template;
  return {
    appId,
    devId: DevId(`${template.devId}-${devEui.toLowerCase()}`),
    appEui,
    devEui,
    options,
    radio,
    appKey,
    description: `Registered on join on ${minuteOf(now)}`,
    latitude,
    longitude,
    altitude,
    attributes,
    codecId,
    fCntUp: 0,
  };
}

/** `02 Jan 06 15:04`, in UTC but without saying so: what v2 writes into the description. */
function minuteOf(now: number): string {
  const [, day = '', month = '', year = '', time = ''] = new Date(now).toUTCString().split(' ');
  return `${day} ${month} ${year.slice(-2)} ${time.slice(0, 5)}`;
}

const noNonces = { dev: [], app: [] };

/** Makes a device of a template when it joins for the first time (docs/protocol/joins.md#register-on-join). */
@Injectable()
export class RegisterOnJoinService {
  constructor(
    private readonly devices: Devices,
    private readonly network: NetworkDevices,
    private readonly publisher: Publisher,
    private readonly tokens: JoinTokensService,
    private readonly limits: DeviceLimits,
  ) {}

  /**
   * The device of this DevEUI, stored and registered at the network. `now` in Unix milliseconds. It is stored first:
   * the network later uses the id that it was given, and a device that only the network has could never join again.
   */
  async register(template: Device, devEui: Eui, now: number): Promise<Device> {
    const token = await this.tokens.tokenFor(template.appId);
    const fresh = registeredDevice(template, devEui, now);
    const { appId, devId } = fresh;
    // A join that failed half-way left the device stored, without the network: the network requests it again.
    const known = await this.devices.find(appId, devId);
    if (!known) await this.limits.require(appId);
    if (!known && (await this.devices.add(fresh, noNonces)))
      this.publisher.event(appId, devId, 'create', null);
    const device = known ?? fresh;
    await this.network.set(device, { fCntUp: 0, fCntDown: 0 }, token);
    return device;
  }
}
