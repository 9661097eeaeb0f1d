import { Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { ApplicationDevices } from '../applications/application-devices.js';
import { Devices } from './devices.repository.js';
import { NetworkDevices } from './network-devices.js';

/** Devices that are read at once when an application is removed. */
const pageSize = 100;

@Injectable()
export class DevicesOfApplication extends ApplicationDevices {
  constructor(
    private readonly devices: Devices,
    private readonly network: NetworkDevices,
  ) {
    super();
  }

  registerApplication(appId: AppId, token: string): Promise<void> {
    return this.network.registerApplication(appId, token);
  }

  async removeAll(appId: AppId, token: string): Promise<void> {
    while (await this.removePage(appId, token));
  }

  /** Whether there were devices to remove. */
  private async removePage(appId: AppId, token: string): Promise<boolean> {
    const { devices } = await this.devices.list(appId, { limit: pageSize, offset: 0 });
    for (const { devId, appEui, devEui } of devices) {
      await this.network.remove({ appId, appEui, devEui }, token);
      await this.devices.remove(appId, devId);
    }
    return devices.length > 0;
  }
}
