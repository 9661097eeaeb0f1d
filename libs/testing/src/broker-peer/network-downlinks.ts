import { status } from '@grpc/grpc-js';
import type { broker } from '@fieldpost/contracts';
import { encodeDataFrame, isDataFrame, parsePhyPayload, signDataFrame } from '@fieldpost/lorawan';
import { euiOf, type NetworkDevices } from './network-devices.js';
import { RpcRejection } from './rpc-rejection.js';

/** A frame on its way to a gateway: the bytes on air, and the message from the handler. */
export interface RadioDownlink {
  readonly phyPayload: Buffer;
  readonly message: broker.DownlinkMessage__Output;
}

const notDownlink = (reason: string) =>
  new RpcRejection(status.INVALID_ARGUMENT, `Downlink not valid: ${reason}`);

/**
 * Finishes a downlink as the network server does: checks that it is for its device, writes the counter of the network
 * server, signs it anew and counts on (docs/protocol/brokers.md#downlink-responsibilities). What the handler put there
 * does not matter.
 */
export function finishDownlink(
  devices: NetworkDevices,
  message: broker.DownlinkMessage__Output,
): RadioDownlink {
  checkOption(message);
  const device = devices.require(euiOf(message.app_eui, 'AppEUI'), euiOf(message.dev_eui, 'DevEUI'));
  if (device.appId !== message.app_id || device.devId !== message.dev_id) {
    throw notDownlink(`the device is ${device.appId}/${device.devId}`);
  }
  const frame = parsePhyPayload(message.payload);
  if (!isDataFrame(frame) || !frame.mType.endsWith('_DOWN')) throw notDownlink('not a data downlink');
  if (!device.nwkSKey || frame.devAddr !== device.devAddr) {
    throw notDownlink(`the device has not the address ${frame.devAddr}`);
  }
  const fCnt32 = device.fCntDown;
  const counted = encodeDataFrame({ ...frame, fCnt: fCnt32 & 0xffff });
  device.fCntDown += 1;
  return { phyPayload: signDataFrame({ nwkSKey: device.nwkSKey, fCnt32, phyPayload: counted }), message };
}

function checkOption({ downlink_option: option }: broker.DownlinkMessage__Output): void {
  if (!option?.identifier || !option.gateway_id) throw notDownlink('no gateway is named');
  const settings = option.protocol_configuration?.lorawan;
  if (!settings?.data_rate || !settings.coding_rate) throw notDownlink('no data rate is named');
}
