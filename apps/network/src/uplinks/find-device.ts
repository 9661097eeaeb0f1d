import {
  checkUplinkCounter,
  type DataFrame,
  hasValidMic,
  maxFCntGap,
  type UplinkCounter,
  uplinkCounterCandidates,
} from '@fieldpost/lorawan';
import type { NetworkDevice } from '../devices/device.js';
import type { IdentifiedUplink } from '../devices/identified-uplink.js';

/** The device whose key made the MIC of a frame (docs/protocol/brokers.md#uplink-responsibilities). */
export function findDevice(
  devices: readonly NetworkDevice[],
  frame: DataFrame,
  phyPayload: Buffer,
): IdentifiedUplink | undefined {
  for (const device of devices) {
    const found = withValidMic(device, frame, phyPayload);
    if (found) return found;
  }
  return undefined;
}

function withValidMic(
  device: NetworkDevice,
  frame: DataFrame,
  phyPayload: Buffer,
): IdentifiedUplink | undefined {
  const { session } = device;
  if (!session) return undefined;
  const counter = counterOf(device);
  const fCnt = uplinkCounterCandidates(counter, frame.fCnt).find((fCnt32) =>
    hasValidMic({ nwkSKey: session.nwkSKey, fCnt32, phyPayload }),
  );
  if (fCnt === undefined) return undefined;
  return { device, session, frame, fCnt, counter: checkUplinkCounter(counter, fCnt) };
}

/** LoRaWAN 1.0.4 has counters of 32 bits only, and no largest gap. */
function counterOf(device: NetworkDevice): UplinkCounter {
  const isLatest = device.radio.lorawanVersion === '1.0.4';
  return {
    last: device.wasHeard || device.fCntUp > 0 ? device.fCntUp : undefined,
    bits: device.uses32BitFCnt || isLatest ? 32 : 16,
    isChecked: !device.disableFCntCheck,
    maxGap: isLatest ? undefined : maxFCntGap,
  };
}
