import { type AppId, DevAddr, type DevId, Eui, type RadioSettings } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';

/** The AppEUI and DevEUI of a device: how the network finds it. */
export interface DeviceEuis {
  readonly appEui: Eui;
  /** Zeros for the template of devices that are registered when they join. */
  readonly devEui: Eui;
}

/** The session of a device; the AppSKey never leaves the handler. */
export interface NetworkSession {
  readonly devAddr: DevAddr;
  readonly nwkSKey: Buffer;
}

/** A device as a handler registers it. */
export interface DeviceSettings extends DeviceEuis {
  readonly appId: AppId;
  readonly devId: DevId;
  readonly disableFCntCheck: boolean;
  readonly uses32BitFCnt: boolean;
  readonly activationConstraints: string;
  readonly radio: RadioSettings;
}

/** A gateway that received the last uplink of a device. */
export interface HeardBy {
  readonly gatewayId: string;
  /** Name of its frequency plan. */
  readonly plan: string;
  readonly snr: number;
}

/** A device as the network server has it. */
export interface NetworkDevice extends DeviceSettings {
  readonly session: NetworkSession | undefined;
  /** Whether `session` is that of a join accept which the device has not used yet. */
  readonly isNext: boolean;
  /** Names the session of a join accept, of which the device may get another one meanwhile. */
  readonly sealedKey?: Buffer | null;
  /** Counter of the last uplink, 0 before the first. */
  readonly fCntUp: number;
  /** Counter of the next downlink. */
  readonly fCntDown: number;
  readonly lastSeen: Date | undefined;
  /** Whether the session had an uplink. */
  readonly wasHeard: boolean;
  /** The gateways that received its last uplink best; kept for devices of class C. */
  readonly heardBy: readonly HeardBy[];
  /** Parameters of the session that MAC commands change. */
  readonly macState: unknown;
  /** Of the row: another one after every change, whoever makes it. */
  readonly version: string;
}

/** Names a device in queues and logs. */
export const deviceName = ({ appEui, devEui }: DeviceEuis): string => `${appEui}-${devEui}`;

/** Reads 8 bytes of a message. */
export function readEui(bytes: Buffer, argument: string): Eui {
  if (bytes.length !== 8) throw notValid({ argument, reason: 'should have 8 bytes' });
  return Eui(bytes.toString('hex'));
}

/** Reads the DevAddr and NwkSKey of a message, which belong together; undefined without both. */
export function readSession(devAddr: Buffer, nwkSKey: Buffer): NetworkSession | undefined {
  if (devAddr.length === 0 && nwkSKey.length === 0) return undefined;
  if (devAddr.length !== 4 || nwkSKey.length !== 16)
    throw notValid({
      argument: 'Device',
      reason: 'DevAddr (4 bytes) and NwkSKey (16 bytes) belong together',
    });
  return { devAddr: DevAddr(devAddr.toString('hex')), nwkSKey };
}
