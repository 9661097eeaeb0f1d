import { type CommandOf, commandCodec, empty, flags, type Layout } from './layout.js';

/** `battery`: 0 external power, 1 to 254 its level, 255 unknown; `margin`: SNR in dB of the request, -32 to 31. */
const devStatusAns: Layout<{ battery: number; margin: number }> = {
  cid: 0x06,
  length: 2,
  // The margin has 6 bits with a sign.
  read: (bytes) => ({ battery: bytes.readUInt8(0), margin: (bytes.readUInt8(1) << 26) >> 26 }),
  write: ({ battery, margin }, bytes) => bytes.writeUInt16LE(battery | ((margin & 0x3f) << 8)),
};

/** What devices send. In answers a flag is set for each part of the request that the device accepts. */
const layouts = {
  LinkCheckReq: empty(0x02),
  LinkADRAns: flags(0x03, ['channelMask', 'dataRate', 'power']),
  DutyCycleAns: empty(0x04),
  RXParamSetupAns: flags(0x05, ['frequency', 'rx2DataRate', 'rx1DrOffset']),
  DevStatusAns: devStatusAns,
  NewChannelAns: flags(0x07, ['frequency', 'dataRates']),
  RXTimingSetupAns: empty(0x08),
  TxParamSetupAns: empty(0x09),
  DlChannelAns: flags(0x0a, ['frequency', 'uplinkChannel']),
  DeviceTimeReq: empty(0x0d),
};

export type UplinkCommand = CommandOf<typeof layouts>;

/** PingSlotInfoReq, PingSlotChannelAns and BeaconFreqAns of class B. */
const classB = { 0x10: 1, 0x11: 1, 0x13: 1 };

export const uplinkCommands = commandCodec(layouts, classB);
