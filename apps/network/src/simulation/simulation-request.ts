import type { AppId, DevId, Eui } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { frequencyPlan, type FrequencyPlan, initialRadio, provisionedDevice } from '@fieldpost/lorawan';
import type { NetworkDevice } from '../devices/device.js';
import type { SimulatedIdentity } from './simulated-device.js';

/** The device to simulate. */
export interface SimulationRequest {
  readonly appId: AppId;
  readonly devId: DevId;
  readonly appEui: Eui;
  readonly devEui: Eui;
  /** For a device that joins; without it the session of the network is used. */
  readonly appKey: Buffer | undefined;
  /** Key of that session. */
  readonly appSKey: Buffer | undefined;
}

const standardPlan = 'EU_863_870';
/** Frame counters have 32 bits. */
const lastFCnt = 0xffff_ffff;

/** The plan of the gateway that heard the device last, where that is known. */
export function planOf({ heardBy: [last] }: NetworkDevice): FrequencyPlan {
  const plan = frequencyPlan(last?.plan ?? standardPlan) ?? frequencyPlan(standardPlan);
  if (!plan) throw notValid({ argument: 'Device', reason: 'has no known frequency plan' });
  return plan;
}

export function identityOf(
  { appEui, devEui, appKey, appSKey }: SimulationRequest,
  { plan, device }: { readonly plan: FrequencyPlan; readonly device: NetworkDevice },
): SimulatedIdentity {
  if (appKey) {
    if (device.radio.lorawanVersion === '1.0.4')
      throw notValid({ argument: 'Device', reason: 'counts its join requests (LoRaWAN 1.0.4)' });
    return { appEui, devEui, appKey };
  }
  const { session } = device;
  if (!session || !appSKey) throw notValid({ argument: 'Device', reason: 'has no session and no AppKey' });
  const [, fastest] = plan.region.join.dataRates['125000'] ?? [0, 0];
  const { fCntDown, wasHeard } = device;
  const fCntUp = device.fCntUp + (wasHeard ? 1 : 0);
  if (fCntUp > lastFCnt) throw notValid({ argument: 'FCntUp', reason: 'is at its end: join again' });
  return {
    ...provisionedDevice({ ...session, appSKey }, initialRadio(plan, fastest)),
    fCntUp,
    fCntDown: fCntDown > 0 ? fCntDown - 1 : undefined,
  };
}
