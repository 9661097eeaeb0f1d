import type { lorawan } from '@fieldpost/contracts';
import { DevAddr, Eui } from '@fieldpost/domain';
import { DeviceSimulator, type MqttApplication } from '@fieldpost/testing';
import type { NetworkUnderTest } from './network-under-test.js';
import { euiOf, hex, keyOf } from './values.js';

export const appId = 'network-app';
export const appEui = Eui('70B3D57EF0000024');

/** Registers the application of a test at the handler; resolves with a client that hears its devices. */
export async function startApplication(world: NetworkUnderTest): Promise<MqttApplication> {
  const manager = world.manager(appId);
  await manager.registerApplication(appId);
  manager.close();
  const mqtt = await world.mqtt(appId);
  await mqtt.subscribe(`${appId}/devices/+/up`);
  await mqtt.subscribe(`${appId}/devices/+/events/#`);
  return mqtt;
}

/** Registers a device of the application by its number. */
export async function register(world: NetworkUnderTest, n: number, radio: lorawan.Device): Promise<void> {
  const ids = { app_id: appId, dev_id: `dev-${n}` };
  const euis = { app_eui: Buffer.from(appEui, 'hex'), dev_eui: Buffer.from(euiOf(n), 'hex') };
  const manager = world.manager(appId);
  await manager.setDevice({ ...ids, lorawan_device: { ...ids, ...euis, ...radio } });
  manager.close();
}

/** A device with a session. */
export async function provisioned(
  world: NetworkUnderTest,
  n: number,
  radio: lorawan.Device = {},
): Promise<DeviceSimulator> {
  const session = { devAddr: DevAddr(hex(0x2600_0000 + n, 8)), nwkSKey: keyOf(n, 1), appSKey: keyOf(n, 2) };
  const { nwkSKey, appSKey } = session;
  const devAddr = Buffer.from(session.devAddr, 'hex');
  const keys = { dev_addr: devAddr, nwk_s_key: nwkSKey, app_s_key: appSKey };
  await register(world, n, { ...keys, uses32_bit_f_cnt: true, ...radio });
  return DeviceSimulator.abp(session);
}
