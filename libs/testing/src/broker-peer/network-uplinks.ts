import type { broker } from '@fieldpost/contracts';
import {
  type DataFrame,
  encodeDataFrame,
  fullFrameCounter,
  hasValidMic,
  isDataFrame,
  parsePhyPayload,
} from '@fieldpost/lorawan';
import { downlinkOption, protocolMetadata, type Reception } from './gateway.js';
import type { NetworkDevice, NetworkDevices } from './network-devices.js';

/** Longest jump of a counter that is still the same device (docs/protocol/brokers.md#uplink-responsibilities). */
const maxGap = 16_384;

/** A frame that belongs to a device: checked, with its whole counter. */
export interface CheckedUplink {
  readonly device: NetworkDevice;
  readonly frame: DataFrame;
  readonly fCnt: number;
}

/**
 * Finds the device of a frame by address, MIC and counter, and stores the counter, as broker and network server do
 * between them (docs/protocol/brokers.md#uplink-responsibilities). Throws with the reason for which a frame is dropped.
 */
export function acceptUplink(devices: NetworkDevices, phyPayload: Buffer, seenAt: bigint): CheckedUplink {
  const frame = parsePhyPayload(phyPayload);
  if (!isDataFrame(frame) || frame.mType.endsWith('_DOWN')) throw new Error('the frame is not a data uplink');
  const candidates = devices.withAddress(frame.devAddr);
  if (candidates.length === 0) throw new Error(`no device has the address ${frame.devAddr}`);
  const found = candidates.flatMap((device) => withValidMic(device, frame, phyPayload));
  const [uplink] = found;
  if (!uplink) throw new Error('the MIC is wrong');
  checkCounter(uplink);
  uplink.device.fCntUp = uplink.fCnt;
  uplink.device.lastSeen = seenAt;
  return uplink;
}

function withValidMic(device: NetworkDevice, frame: DataFrame, phyPayload: Buffer): CheckedUplink[] {
  const { nwkSKey, uses32BitFCnt, fCntUp } = device;
  if (!nwkSKey) return [];
  const counters = [frame.fCnt, ...(uses32BitFCnt ? [fullFrameCounter(fCntUp, frame.fCnt)] : [])];
  const fCnt = counters.find((fCnt32) => hasValidMic({ nwkSKey, fCnt32, phyPayload }));
  return fCnt === undefined ? [] : [{ device, frame, fCnt }];
}

function checkCounter({ device, frame, fCnt }: CheckedUplink): void {
  if (device.disableFCntCheck || device.fCntUp === 0) return;
  const isRetry = fCnt === device.fCntUp && frame.mType === 'CONFIRMED_UP';
  if (isRetry) return;
  if (fCnt <= device.fCntUp || fCnt - device.fCntUp > maxGap) {
    throw new Error(`the counter ${fCnt} does not follow ${device.fCntUp}`);
  }
}

/** The downlink that the handler may fill in: acknowledges a confirmed uplink, on the port of the uplink. */
function responseTemplate({ device, frame }: CheckedUplink, option: broker.DownlinkOption) {
  const payload = encodeDataFrame({
    mType: 'UNCONFIRMED_DOWN',
    devAddr: frame.devAddr,
    fCtrl: { adr: false, adrAckReq: false, ack: frame.mType === 'CONFIRMED_UP', fPending: false },
    fCnt: device.fCntDown & 0xffff,
    fOpts: Buffer.alloc(0),
    fPort: frame.fPort,
    frmPayload: Buffer.alloc(0),
  });
  return { payload, ...identityOf(device), downlink_option: option };
}

const identityOf = ({ appEui, devEui, appId, devId }: NetworkDevice) => ({
  app_eui: Buffer.from(appEui, 'hex'),
  dev_eui: Buffer.from(devEui, 'hex'),
  app_id: appId,
  dev_id: devId,
});

/** The uplink message for the handler; `routerId` names the router for the downlink. */
export function uplinkMessage(
  uplink: CheckedUplink,
  phyPayload: Buffer,
  reception: Reception,
  routerId: string | undefined,
): broker.DeduplicatedUplinkMessage {
  return {
    payload: phyPayload,
    ...identityOf(uplink.device),
    protocol_metadata: protocolMetadata(reception, uplink.fCnt),
    gateway_metadata: [...reception.gateways],
    server_time: reception.serverTime.toString(),
    ...(routerId !== undefined && {
      response_template: responseTemplate(
        uplink,
        downlinkOption(reception, routerId, uplink.device.fCntDown),
      ),
    }),
  };
}
