import { AppId, DevId, Eui } from '@fieldpost/domain';
import type { Device } from '../../src/devices/device.js';

/** A device for tests, with everything that a test does not care about. */
export const deviceOf = (more: Partial<Device> = {}): Device => ({
  appId: AppId('my-app'),
  devId: DevId('my-dev'),
  appEui: Eui('70B3D57EF0000024'),
  devEui: Eui('0001020304050607'),
  description: '',
  latitude: 0,
  longitude: 0,
  altitude: 0,
  attributes: {},
  options: { activationConstraints: 'local', disableFCntCheck: false, uses32BitFCnt: false },
  radio: {},
  devAddr: undefined,
  appKey: undefined,
  nwkSKey: undefined,
  appSKey: undefined,
  fCntUp: 0,
  currentDownlink: undefined,
  ...more,
});
