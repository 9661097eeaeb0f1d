import type { DevAddr, Eui } from '@fieldpost/domain';
import type { AesKey } from '../crypto/aes.js';
import { cryptFrmPayload, hasValidMic, signDataFrame } from '../frames/data-crypto.js';
import { type DataFrame, encodeDataFrame } from '../frames/data-frame.js';
import { fullFrameCounter } from '../frames/frame-counter.js';
import { openJoinAccept, type JoinAccept } from '../frames/join-accept.js';
import { parsePhyPayload } from '../frames/phy-payload.js';
import { sessionKeys } from '../frames/session-keys.js';
import { type DownlinkCommand, downlinkCommands } from '../mac-commands/downlink-commands.js';
import { maxMacPayload } from '../regions/channels.js';
import { afterUplink, asksForDownlink } from './adr-back-off.js';
import { takeAnswers, withCommands } from './device-commands.js';
import { type DeviceRadio, joinedRadio } from './device-radio.js';

/** Identity of a device for a join; `appKey` has 16 bytes. */
export interface JoinIdentity {
  readonly appEui: Eui;
  readonly devEui: Eui;
  readonly appKey: AesKey;
}

/** Session of a device: provisioned (ABP) or from a join (OTAA). Keys of 16 bytes. */
export interface DeviceSession {
  readonly devAddr: DevAddr;
  readonly nwkSKey: Buffer;
  readonly appSKey: Buffer;
}

/** A device of LoRaWAN 1.0.3 and class A with a session. All functions return a new state and change nothing. */
export interface DeviceState {
  readonly session: DeviceSession;
  /** Counter of the next uplink. */
  readonly fCntUp: number;
  /** Counter of the last downlink; `undefined` before the first. */
  readonly fCntDown: number | undefined;
  /** The last downlink was confirmed, and no uplink has acknowledged it yet. */
  readonly owesAck: boolean;
  /** Without it the device ignores MAC commands and leaves its data rate alone. */
  readonly radio: DeviceRadio | undefined;
}

/** Content of an uplink. `ack` overrides the acknowledgement that is due for the last downlink. */
export interface UplinkContent {
  readonly port: number;
  readonly payload: Buffer;
  readonly confirmed?: boolean;
  readonly ack?: boolean;
}

/** A downlink as the device understands it: checked and decrypted. `fCnt` is the whole counter. */
export interface ReceivedDownlink {
  readonly port: number | undefined;
  readonly payload: Buffer;
  readonly confirmed: boolean;
  readonly ack: boolean;
  readonly fPending: boolean;
  readonly fCnt: number;
  readonly commands: readonly DownlinkCommand[];
}

/** FHDR without FOpts, and FPort. */
const headerLength = 8;

/** A device with a session that was provisioned (activation by personalisation). */
export const provisionedDevice = (session: DeviceSession, radio?: DeviceRadio): DeviceState => ({
  ...{ session, fCntUp: 0, fCntDown: undefined, owesAck: false },
  radio,
});

/** The device after a join accept; an error unless its MIC was made with the AppKey. `devNonce` is that of the request. */
export function joinedDevice(
  { appKey, radio }: { readonly appKey: AesKey; readonly radio: DeviceRadio | undefined },
  { devNonce, encrypted }: { readonly devNonce: Buffer; readonly encrypted: Buffer },
): { readonly state: DeviceState; readonly accept: JoinAccept } {
  const accept = openJoinAccept(appKey, encrypted);
  const { appNonce, netId, devAddr } = accept;
  const session = { devAddr, ...sessionKeys({ appKey, appNonce, netId, devNonce }) };
  return { state: provisionedDevice(session, radio && joinedRadio(radio, accept)), accept };
}

/** The next uplink frame, encrypted and signed. Answers to MAC commands travel in FOpts, except with a payload on port 0. */
export function nextUplink(
  state: DeviceState,
  { port, payload, confirmed = false, ack = state.owesAck }: UplinkContent,
): { readonly state: DeviceState; readonly phyPayload: Buffer } {
  const { devAddr, nwkSKey, appSKey } = state.session;
  const fCnt32 = state.fCntUp;
  const { radio, fOpts } = state.radio && port !== 0 ? takeAnswers(state.radio) : withoutAnswers(state);
  const frame = encodeDataFrame({
    mType: confirmed ? 'CONFIRMED_UP' : 'UNCONFIRMED_UP',
    devAddr,
    fCtrl: {
      adr: radio !== undefined,
      adrAckReq: radio ? asksForDownlink(radio) : false,
      ack,
      fPending: false,
    },
    fCnt: fCnt32 & 0xffff,
    fOpts,
    fPort: port,
    frmPayload: cryptFrmPayload({
      ...{ direction: 'up', devAddr, fCnt32, payload },
      key: port === 0 ? nwkSKey : appSKey,
    }),
  });
  const after = { ...state, fCntUp: fCnt32 + 1, owesAck: false, radio: radio && afterUplink(radio) };
  return { state: after, phyPayload: signDataFrame({ nwkSKey, fCnt32, phyPayload: frame }) };
}

const withoutAnswers = ({ radio }: DeviceState) => ({ radio, fOpts: Buffer.alloc(0) });

/** How many bytes of payload the next uplink may have beside the answers to MAC commands. */
export function payloadSpace({ radio }: DeviceState): number {
  if (!radio) return Infinity;
  const most = maxMacPayload(radio.plan.region, radio.dataRate);
  return Math.max(0, most - headerLength - takeAnswers(radio).fOpts.length);
}

/** Reads a frame down: an error unless it is for this device, new and signed with its key. `snr` is in dB. */
export function receiveDownlink(
  state: DeviceState,
  phyPayload: Buffer,
  snr = 0,
): { readonly state: DeviceState; readonly downlink: ReceivedDownlink } {
  const { devAddr, nwkSKey, appSKey } = state.session;
  const frame = parsePhyPayload(phyPayload);
  if (frame.mType !== 'UNCONFIRMED_DOWN' && frame.mType !== 'CONFIRMED_DOWN')
    throw new Error(`a device does not receive ${frame.mType}`);
  if (frame.devAddr !== devAddr) throw new Error(`the frame is for ${frame.devAddr}, not for ${devAddr}`);
  const fCnt = newCounter(state.fCntDown, frame.fCnt);
  if (!hasValidMic({ nwkSKey, fCnt32: fCnt, phyPayload }))
    throw new Error(`the MIC is wrong for counter ${fCnt}`);
  const key = frame.fPort === 0 ? nwkSKey : appSKey;
  const context = { direction: 'down', devAddr, fCnt32: fCnt } as const;
  const payload = cryptFrmPayload({ ...context, key, payload: frame.frmPayload });
  const confirmed = frame.mType === 'CONFIRMED_DOWN';
  const commands = downlinkCommands.parse(frame.fPort === 0 ? payload : frame.fOpts);
  const radio = state.radio && withCommands(state.radio, commands, snr);
  const downlink = { port: frame.fPort, payload, confirmed, fCnt, commands, ...flagsOf(frame) };
  return { state: { ...state, fCntDown: fCnt, owesAck: confirmed, radio }, downlink };
}

function newCounter(last: number | undefined, low16: number): number {
  if (last === undefined) return low16;
  const fCnt = fullFrameCounter(last, low16);
  if (fCnt === last) throw new Error(`the counter ${fCnt} was used before`);
  return fCnt;
}

const flagsOf = ({ fCtrl: { ack, fPending } }: DataFrame) => ({ ack, fPending });
