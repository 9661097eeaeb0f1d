import type { lorawan } from '@fieldpost/contracts';
import type { Device } from '../devices/device.js';
import type { Counters, NetworkState } from '../devices/network-devices.js';

const standardConstraints = 'local';

/**
 * A device as the network server gets it (docs/protocol/brokers.md#devices-at-the-network-server). AppKey, AppSKey and
 * nonces stay in the handler; half a session is none, so that address and key come both or not at all.
 */
export const toNetworkDevice = (device: Device, { fCntUp, fCntDown }: Counters): lorawan.Device => ({
  app_eui: Buffer.from(device.appEui, 'hex'),
  dev_eui: Buffer.from(device.devEui, 'hex'),
  app_id: device.appId,
  dev_id: device.devId,
  ...(device.devAddr &&
    device.nwkSKey && { dev_addr: Buffer.from(device.devAddr, 'hex'), nwk_s_key: device.nwkSKey }),
  f_cnt_up: fCntUp,
  f_cnt_down: fCntDown,
  disable_f_cnt_check: device.options.disableFCntCheck,
  uses32_bit_f_cnt: device.options.uses32BitFCnt,
  activation_constraints: device.options.activationConstraints || standardConstraints,
});

export const toNetworkState = (device: lorawan.Device__Output): NetworkState => ({
  fCntUp: device.f_cnt_up,
  fCntDown: device.f_cnt_down,
  lastSeen: device.last_seen,
});
