import { Injectable } from '@nestjs/common';
import type { handler } from '@fieldpost/contracts';
import type { AppId, DevId } from '@fieldpost/domain';
import type { Call } from '../../access/application-callers.service.js';
import { withoutKeys } from '../device.js';
import { toDeviceMessage } from '../device.message.js';
import { NetworkDevices, type NetworkState } from '../network-devices.js';
import { DeviceBatches, type WholeDevice } from './device-batches.repository.js';
import { retryWhenLimited } from './retry-when-limited.js';

/** What an export tells. */
export interface ExportPlan {
  readonly keys: 'shown' | 'left_out';
  /** `stored` is what the handler knows itself: the counter of the last uplink, and nothing of downlinks. */
  readonly counters: 'stored' | 'asked_for';
}

const pageSize = 500;

/** Gives devices out, a page of them in memory at a time. */
@Injectable()
export class DeviceExportsService {
  constructor(
    private readonly batches: DeviceBatches,
    private readonly network: NetworkDevices,
  ) {}

  async *run({ token }: Call, appId: AppId, plan: ExportPlan): AsyncGenerator<handler.Device> {
    let after: DevId | undefined;
    do {
      const page: readonly WholeDevice[] = await this.batches.page(appId, after, pageSize);
      for (const whole of page) {
        yield toMessage(whole, await this.stateOf(whole, token, plan), plan);
      }
      after = page.length < pageSize ? undefined : page.at(-1)?.device.devId;
    } while (after !== undefined);
  }

  private async stateOf({ device }: WholeDevice, token: string, plan: ExportPlan): Promise<NetworkState> {
    const stored = { fCntUp: device.fCntUp, fCntDown: 0, lastSeen: '0' };
    if (plan.counters === 'stored') return stored;
    const asked = await retryWhenLimited(() => this.network.get(device, token));
    return asked ?? stored;
  }
}

/** With its nonces, so that a join that was accepted once is rejected wherever the device goes. */
function toMessage(
  { device, nonces }: WholeDevice,
  state: NetworkState,
  { keys }: ExportPlan,
): handler.Device {
  if (keys === 'left_out') return toDeviceMessage(withoutKeys(device), state);
  const message = toDeviceMessage(device, state);
  return {
    ...message,
    lorawan_device: {
      ...message.lorawan_device,
      used_dev_nonces: [...nonces.dev],
      used_app_nonces: [...nonces.app],
    },
  };
}
