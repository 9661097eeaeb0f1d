import { AppId, type DevAddr, DevId, Eui } from '@fieldpost/domain';
import { dataVector } from '@fieldpost/testing';
import type { NetworkDevice } from '../../src/devices/device.js';
import type { FrameCopy, TransmitOption } from '../../src/receptions/frame-copy.js';

/** The device of the data frame vectors. */
export const deviceWith = (more: Partial<NetworkDevice> = {}): NetworkDevice => ({
  appEui: Eui('70B3D57EF0000024'),
  devEui: Eui('0001020304050607'),
  appId: AppId('my-app'),
  devId: DevId('my-dev'),
  disableFCntCheck: false,
  uses32BitFCnt: true,
  activationConstraints: 'local',
  radio: {},
  session: { devAddr: dataVector.session.devAddr as DevAddr, nwkSKey: dataVector.session.nwkSKey },
  isNext: false,
  fCntUp: 0,
  fCntDown: 0,
  lastSeen: undefined,
  wasHeard: false,
  heardBy: [],
  macState: {},
  version: '1',
  ...more,
});

interface OptionSample {
  readonly gatewayId?: string;
  readonly identifier?: string;
  readonly score?: number;
  readonly dueInMs?: number;
  readonly timestamp?: number;
  readonly maxLength?: number;
  /** The moment from which `dueInMs` counts. */
  readonly from?: number;
}

/** A window of a gateway, 2 seconds ahead by default. */
export const optionWith = ({
  gatewayId = 'gateway-1',
  identifier = 'router-1:option',
  score = 1,
  dueInMs = 2_000,
  timestamp = 3_000_000,
  maxLength = 255,
  from = performance.now(),
}: OptionSample = {}): TransmitOption => ({
  option: {
    identifier,
    gateway_id: gatewayId,
    score,
    protocol_configuration: { lorawan: { modulation: 'LORA', data_rate: 'SF7BW125', coding_rate: '4/5' } },
    gateway_configuration: { timestamp, frequency: 868_100_000, power: 14 },
  },
  dueAt: from + dueInMs,
  maxLength,
  plan: undefined,
});

export const copyOf = (gatewayId: string, snr = 7, options: readonly TransmitOption[] = []): FrameCopy => ({
  protocolMetadata: {
    lorawan: { frequency_plan: 'EU_863_870', data_rate: 'SF7BW125', coding_rate: '4/5' },
  },
  gatewayMetadata: { gateway_id: gatewayId, snr },
  options,
});

/** A log that is not read. */
export const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** No monitor gets copies. */
export const noMonitor = {
  status: () => undefined,
  uplink: () => undefined,
  downlink: () => undefined,
} as never;
