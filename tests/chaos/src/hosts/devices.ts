import { randomBytes } from 'node:crypto';
import type { lorawan } from '@fieldpost/contracts';
import { DevAddr, Eui } from '@fieldpost/domain';
import { DeviceSimulator, HandlerClient } from '@fieldpost/testing';
import type { Site } from './site.js';

export const appId = 'hosts-app';

/** A device of the application, and the radio in it. */
export interface FieldDevice {
  readonly devId: string;
  readonly radio: DeviceSimulator;
}

export interface FieldDevices {
  /** Devices with a session. */
  readonly talking: readonly FieldDevice[];
  /** Devices that join. */
  readonly joining: readonly FieldDevice[];
}

const appEui = Eui(randomBytes(8).toString('hex'));
const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

/** Registers the application with so many devices of each kind. */
export async function registerDevices(
  site: Site,
  counts: { readonly talking: number; readonly joining: number },
): Promise<FieldDevices> {
  const { token } = site.accessTo(appId);
  const manager = new HandlerClient(site.roles.leader.grpc, site.ca, { token });
  try {
    await manager.registerApplication(appId);
    const several = (count: number, make: (n: number) => Promise<FieldDevice>) =>
      Promise.all(Array.from({ length: count }, (_, n) => make(n + 1)));
    return {
      talking: await several(counts.talking, (n) => addTalking(manager, n)),
      joining: await several(counts.joining, (n) => addJoining(manager, n)),
    };
  } finally {
    manager.close();
  }
}

async function addTalking(manager: HandlerClient, n: number): Promise<FieldDevice> {
  const devAddr = DevAddr((0x2600_0100 + n).toString(16));
  const [nwkSKey, appSKey] = [randomBytes(16), randomBytes(16)];
  const session = { dev_addr: bytes(devAddr), nwk_s_key: nwkSKey, app_s_key: appSKey };
  const devId = await add(manager, `talker-${n}`, session);
  return { devId, radio: DeviceSimulator.abp({ devAddr, nwkSKey, appSKey }) };
}

async function addJoining(manager: HandlerClient, n: number): Promise<FieldDevice> {
  const [appKey, devEui] = [randomBytes(16), Eui(randomBytes(8).toString('hex'))];
  const devId = await add(manager, `joiner-${n}`, { app_key: appKey, dev_eui: bytes(devEui) });
  return { devId, radio: DeviceSimulator.otaa({ appEui, devEui, appKey }) };
}

async function add(manager: HandlerClient, dev_id: string, radio: lorawan.Device): Promise<string> {
  const names = { app_id: appId, dev_id };
  const euis = { app_eui: bytes(appEui), dev_eui: randomBytes(8) };
  await manager.setDevice({
    ...names,
    lorawan_device: { ...names, ...euis, uses32_bit_f_cnt: true, ...radio },
  });
  return dev_id;
}
