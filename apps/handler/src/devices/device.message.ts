import type { handler } from '@fieldpost/contracts';
import { radioMembers } from '@fieldpost/domain';
import type { NetworkState } from './network-devices.js';
import type { Device } from './device.js';

/** The network's state of a device in a list: none (docs/protocol/handler-api.md#device-lists). */
export const notAsked: NetworkState = { fCntUp: 0, fCntDown: 0, lastSeen: '0' };

/** A time in the form of the network server. */
export const lastSeenAt = (at: Date | undefined): string =>
  at === undefined ? notAsked.lastSeen : `${at.getTime()}000000`;

const hex = (text: string): Buffer => Buffer.from(text, 'hex');

/**
 * A device as clients read it, counters from the network server. What it does not have is all zero, never empty: one
 * client library rejects bytes of another length (docs/protocol/grpc.md#fixed-length-bytes).
 */
export const toDeviceMessage = (
  device: Device,
  state: NetworkState = notAsked,
  codec?: string,
): handler.Device => ({
  app_id: device.appId,
  dev_id: device.devId,
  lorawan_device: {
    app_eui: hex(device.appEui),
    dev_eui: hex(device.devEui),
    app_id: device.appId,
    dev_id: device.devId,
    dev_addr: device.devAddr === undefined ? Buffer.alloc(4) : hex(device.devAddr),
    nwk_s_key: device.nwkSKey ?? Buffer.alloc(16),
    app_s_key: device.appSKey ?? Buffer.alloc(16),
    app_key: device.appKey ?? Buffer.alloc(16),
    f_cnt_up: state.fCntUp,
    f_cnt_down: state.fCntDown,
    disable_f_cnt_check: device.options.disableFCntCheck,
    uses32_bit_f_cnt: device.options.uses32BitFCnt,
    activation_constraints: device.options.activationConstraints,
    last_seen: state.lastSeen,
    ...radioMembers(device.radio),
  },
  latitude: device.latitude,
  longitude: device.longitude,
  altitude: device.altitude,
  attributes: { ...device.attributes },
  description: device.description,
  ...(codec !== undefined && { codec }),
});
