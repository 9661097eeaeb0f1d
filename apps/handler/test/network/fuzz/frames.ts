import type { broker } from '@fieldpost/contracts';
import { directionOf, hasValidMic, isDataFrame, parsePhyPayload, signDataFrame } from '@fieldpost/lorawan';
import type { DeviceSession, DeviceSimulator } from '@fieldpost/testing';

type Uplink = broker.DeduplicatedUplinkMessage;

/** What applications see of an uplink: the message, an error event, or nothing, since it names no device. */
export type Outcome = 'up' | 'up/errors' | 'nothing';

export interface Hostile {
  readonly message: Uplink;
  readonly expected: Outcome;
}

/** Who sends, and chance. */
export interface Sender {
  readonly appId: string;
  readonly devId: string;
  readonly device: DeviceSimulator;
  /** From 0 to 1. */
  readonly random: () => number;
}

type Dice = (below: number) => number;
type BytesChange = (frame: Buffer, dice: Dice, session: DeviceSession) => Buffer;

const noise = (length: number, dice: Dice): Buffer => Buffer.from(Array.from({ length }, () => dice(256)));

const flipped: BytesChange = (frame, dice) => {
  const changed = Buffer.from(frame);
  for (let flips = 1 + dice(4); flips > 0; flips -= 1) {
    const at = dice(changed.length);
    changed.writeUInt8(changed.readUInt8(at) ^ (1 << dice(8)), at);
  }
  return changed;
};

/** Says that more FOpts follow than there are bytes, under a MIC that is right. */
const overlong: BytesChange = (frame, _dice, { nwkSKey }) => {
  const short = Buffer.concat([frame.subarray(0, 8), Buffer.alloc(4)]);
  const signed = signDataFrame({ nwkSKey, fCnt32: short.readUInt16LE(6), phyPayload: short });
  signed.writeUInt8(signed.readUInt8(5) | 0x0f, 5);
  return signed;
};

/** Changes of the bytes on the air. */
const ofBytes: readonly BytesChange[] = [
  (frame) => frame,
  flipped,
  (frame, dice) => frame.subarray(0, dice(frame.length)),
  (frame, dice) => Buffer.concat([frame, noise(1 + dice(300), dice)]),
  (frame, dice) => Buffer.concat([frame.subarray(0, -4), noise(4, dice)]),
  (frame, dice) => Buffer.concat([noise(1, dice), frame.subarray(1)]),
  (_frame, dice) => noise(dice(256), dice),
  () => Buffer.alloc(0),
  overlong,
];

type Around = (message: Uplink, dice: Dice) => Uplink;

/** Changes of what a broker puts around a frame. */
const ofMessage: readonly Around[] = [
  (message) => message,
  (message) => message,
  (message, dice) => ({ ...message, protocol_metadata: { lorawan: { f_cnt: 1 + dice(2 ** 32 - 1) } } }),
  ({ protocol_metadata: _, ...message }) => message,
  ({ gateway_metadata: _, ...message }) => message,
  (message) => ({ ...message, server_time: '-9223372036854775808' }),
  (message) => ({ ...message, server_time: '9223372036854775807' }),
  (message) => ({ ...message, gateway_metadata: Array.from({ length: 50 }, () => oddGateway) }),
  // Another one for each device: of one device only so many uplinks wait, and the rest is dropped.
  (message) => ({ ...message, dev_id: `nobody-${message.dev_id}` }),
  (message) => ({ ...message, app_id: 'fuzz-app', dev_id: '' }),
  (message) => ({ ...message, app_id: '../up', dev_id: '+/#' }),
  (message) => ({ ...message, dev_eui: Buffer.alloc(3), app_eui: Buffer.alloc(100) }),
  (message, dice) => ({ ...message, response_template: { payload: noise(dice(64), dice) } }),
  (message) => ({
    ...message,
    response_template: { payload: Buffer.from('60ffffffff0000000000000000', 'hex') },
  }),
  (message) => ({ ...message, response_template: { ...oddTemplate, payload: Buffer.alloc(0) } }),
  (message) => ({ ...message, response_template: { ...oddTemplate, payload: Buffer.alloc(255, 0x60) } }),
];

const oddGateway = {
  gateway_id: '"\u0000\\ \u2028',
  frequency: '18446744073709551615',
  rssi: Number.NaN,
  snr: Number.POSITIVE_INFINITY,
  location: { latitude: Number.NaN, longitude: -1e30, altitude: -(2 ** 31) },
};

const oddTemplate = {
  app_id: 'somebody-else',
  dev_id: 'nobody',
  downlink_option: { protocol_configuration: { lorawan: { data_rate: 'SF99BW0', f_cnt: 2 ** 32 - 1 } } },
};

/**
 * The next frame of the device, made hostile, and what has to become of it (docs/protocol/uplinks.md#processing-steps).
 */
export function hostile({ appId, devId, device, random }: Sender): Hostile {
  const dice: Dice = (below) => Math.floor(random() * below);
  const { session } = device;
  const frame = device.uplink({ port: dice(224), payload: noise(dice(50), dice), confirmed: true });
  const change = ofBytes[dice(ofBytes.length)] ?? ((bytes) => bytes);
  const around = ofMessage[dice(ofMessage.length)] ?? ((same) => same);
  const sound: Uplink = {
    payload: change(frame, dice, session),
    ...{ app_id: appId, dev_id: devId, app_eui: Buffer.alloc(8), dev_eui: Buffer.alloc(8, 1) },
    protocol_metadata: { lorawan: { modulation: 'LORA', data_rate: 'SF7BW125', coding_rate: '4/5' } },
    gateway_metadata: [{ gateway_id: 'gateway', frequency: '868100000', rssi: -25, snr: 5 }],
    server_time: '1465831736123456789',
  };
  const message = around(sound, dice);
  return { message, expected: outcomeOf(message, devId, session) };
}

function outcomeOf(message: Uplink, devId: string, session: DeviceSession): Outcome {
  const { dev_id = '', payload } = message;
  if (dev_id === '' || dev_id.includes('#')) return 'nothing';
  return dev_id === devId && isSound(payload as Buffer, message, session) ? 'up' : 'up/errors';
}

function isSound(phyPayload: Buffer, { protocol_metadata }: Uplink, { nwkSKey }: DeviceSession): boolean {
  try {
    const frame = parsePhyPayload(phyPayload);
    if (!isDataFrame(frame) || directionOf(frame.mType) !== 'up') return false;
    const fCnt32 = protocol_metadata?.lorawan?.f_cnt || frame.fCnt;
    return hasValidMic({ nwkSKey, fCnt32, phyPayload });
  } catch {
    return false;
  }
}
