import { DevAddr, Eui } from '@fieldpost/domain';
import type { DeviceSession, JoinIdentity } from './device.js';

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

/** The device of the join vectors (docs/protocol/device-frames.md#test-vectors). */
export const joinVector = {
  identity: {
    appEui: Eui('70B3D57EF0000024'),
    devEui: Eui('0001020304050607'),
    appKey: bytes('BEC499C69E9C939E413B663961636C61'),
  } satisfies JoinIdentity,
  /** Most significant byte first. */
  devNonce: bytes('7369'),
  request: bytes('00240000f07ed5b37007060504030201006973ab54d4cc'),
  /** A join accept with AppNonce AE3B1C, NetID 000013, DevAddr 26011716 and no frequencies. */
  accept: bytes('2082ab760f746f8e82d3fbb15494389edd'),
  session: {
    devAddr: DevAddr('26011716'),
    nwkSKey: bytes('70EC20B726573DBDC94BB1A811CA4A25'),
    appSKey: bytes('BDE5F227732D2F8817A775D74ECF5B44'),
  } satisfies DeviceSession,
} as const;

/** The device of the data frame vectors and its frames, all on port 1 (docs/protocol/device-frames.md#test-vectors). */
export const dataVector = {
  session: {
    devAddr: DevAddr('26011716'),
    nwkSKey: bytes('0102030405060708090A0B0C0D0E0F10'),
    appSKey: bytes('100F0E0D0C0B0A090807060504030201'),
  } satisfies DeviceSession,
  /** Confirmed, payload 01020304, counter 2. */
  uplink: bytes('801617012600020001eeb268a837aa17bb'),
  /** The same with counter 65538. */
  uplink65538: bytes('80161701260002000128f7095754ba03a5'),
  uplinkPayload: bytes('01020304'),
  /** Unconfirmed, payload AABC, with ACK and FPending, counter 2. */
  downlink: bytes('601617012630020001e7c1fbea5a4e'),
  /** The same with counter 65538. */
  downlink65538: bytes('6016170126300200019d582c472ee4'),
  downlinkPayload: bytes('AABC'),
} as const;
