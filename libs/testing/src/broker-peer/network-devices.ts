import { status } from '@grpc/grpc-js';
import type { lorawan } from '@fieldpost/contracts';
import { DevAddr, Eui, zeroEui } from '@fieldpost/domain';
import { RpcRejection } from './rpc-rejection.js';

/** A device as the network server keeps it: never with its AppKey or AppSKey. */
export interface NetworkDevice {
  readonly appEui: Eui;
  readonly devEui: Eui;
  readonly appId: string;
  readonly devId: string;
  readonly disableFCntCheck: boolean;
  readonly uses32BitFCnt: boolean;
  readonly activationConstraints: string;
  devAddr: DevAddr | undefined;
  nwkSKey: Buffer | undefined;
  /** Counter of the last uplink. */
  fCntUp: number;
  /** Counter of the next downlink. */
  fCntDown: number;
  /** Unix nanoseconds, 0 for never. */
  lastSeen: bigint;
}

const keyOf = (appEui: Eui, devEui: Eui): string => `${appEui}-${devEui}`;

/** Reads 8 bytes off the wire. */
export const euiOf = (bytes: Uint8Array, argument: string): Eui =>
  Eui(Buffer.from(bytes).toString('hex'), argument);

/** The devices of the network server inside the peer. */
export class NetworkDevices {
  private readonly devices = new Map<string, NetworkDevice>();

  get(appEui: Eui, devEui: Eui): NetworkDevice | undefined {
    return this.devices.get(keyOf(appEui, devEui));
  }

  /** The device, or a NOT_FOUND that names it. */
  require(appEui: Eui, devEui: Eui): NetworkDevice {
    const device = this.get(appEui, devEui);
    if (!device) throw new RpcRejection(status.NOT_FOUND, `device ${keyOf(appEui, devEui)} not found`);
    return device;
  }

  /** The device that joins with these EUIs: itself, or the template of its AppEUI. */
  joining(appEui: Eui, devEui: Eui): NetworkDevice | undefined {
    return this.get(appEui, devEui) ?? this.get(appEui, zeroEui);
  }

  withAddress(devAddr: DevAddr): readonly NetworkDevice[] {
    return [...this.devices.values()].filter((device) => device.devAddr === devAddr);
  }

  /** Registers or replaces: the counters are those of the request; the session only when both parts of it are present. */
  set(message: lorawan.Device__Output): void {
    const appEui = euiOf(message.app_eui, 'AppEUI');
    const devEui = euiOf(message.dev_eui, 'DevEUI');
    const known = this.get(appEui, devEui);
    this.devices.set(keyOf(appEui, devEui), {
      appEui,
      devEui,
      appId: message.app_id,
      devId: message.dev_id,
      disableFCntCheck: message.disable_f_cnt_check,
      uses32BitFCnt: message.uses32_bit_f_cnt,
      activationConstraints: message.activation_constraints,
      ...(sessionOf(message) ?? { devAddr: known?.devAddr, nwkSKey: known?.nwkSKey }),
      fCntUp: message.f_cnt_up,
      fCntDown: message.f_cnt_down,
      lastSeen: known?.lastSeen ?? 0n,
    });
  }

  delete({ appEui, devEui }: NetworkDevice): void {
    this.devices.delete(keyOf(appEui, devEui));
  }
}

function sessionOf({ dev_addr: devAddr, nwk_s_key: nwkSKey }: lorawan.Device__Output) {
  if (devAddr.length === 0 && nwkSKey.length === 0) return undefined;
  if (devAddr.length !== 4 || nwkSKey.length !== 16) {
    throw new RpcRejection(status.INVALID_ARGUMENT, 'Device not valid: DevAddr and NwkSKey belong together');
  }
  return { devAddr: DevAddr(devAddr.toString('hex')), nwkSKey };
}

/** The device as a message for authorized callers. */
export const toDeviceMessage = (device: NetworkDevice): lorawan.Device => ({
  app_eui: Buffer.from(device.appEui, 'hex'),
  dev_eui: Buffer.from(device.devEui, 'hex'),
  app_id: device.appId,
  dev_id: device.devId,
  ...(device.devAddr && { dev_addr: Buffer.from(device.devAddr, 'hex') }),
  ...(device.nwkSKey && { nwk_s_key: device.nwkSKey }),
  f_cnt_up: device.fCntUp,
  f_cnt_down: device.fCntDown,
  disable_f_cnt_check: device.disableFCntCheck,
  uses32_bit_f_cnt: device.uses32BitFCnt,
  activation_constraints: device.activationConstraints,
  last_seen: device.lastSeen.toString(),
});
