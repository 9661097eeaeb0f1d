import { type CommandOf, commandCodec, empty, type Layout, readFrequency, writeFrequency } from './layout.js';

/** `margin` in dB above the demodulation floor, 0 to 254. */
const linkCheckAns: Layout<{ margin: number; gateways: number }> = {
  cid: 0x02,
  length: 2,
  read: (bytes) => ({ margin: bytes.readUInt8(0), gateways: bytes.readUInt8(1) }),
  write: ({ margin, gateways }, bytes) => {
    bytes[0] = Math.max(0, Math.min(254, margin));
    bytes[1] = Math.min(255, gateways);
  },
};

/** `channelMask` has 16 bits; what they are for, `maskControl` says (ChMaskCntl). */
export interface LinkAdrParameters {
  readonly dataRate: number;
  readonly txPower: number;
  readonly channelMask: number;
  readonly maskControl: number;
  readonly nbTrans: number;
}

const linkAdrReq: Layout<LinkAdrParameters> = {
  cid: 0x03,
  length: 4,
  read: (bytes) => {
    const [rates = 0, redundancy = 0] = [bytes[0], bytes[3]];
    return {
      dataRate: rates >> 4,
      txPower: rates & 0x0f,
      channelMask: bytes.readUInt16LE(1),
      maskControl: (redundancy >> 4) & 0b111,
      nbTrans: redundancy & 0x0f,
    };
  },
  write: ({ dataRate, txPower, channelMask, maskControl, nbTrans }, bytes) => {
    bytes[0] = (dataRate << 4) | txPower;
    bytes.writeUInt16LE(channelMask, 1);
    bytes[3] = (maskControl << 4) | nbTrans;
  },
};

/** A device may use 1/2^`maxDutyCycle` of all airtime. */
const dutyCycleReq: Layout<{ maxDutyCycle: number }> = {
  cid: 0x04,
  length: 1,
  read: (bytes) => ({ maxDutyCycle: bytes.readUInt8(0) & 0x0f }),
  write: ({ maxDutyCycle }, bytes) => {
    bytes[0] = maxDutyCycle;
  },
};

const rxParamSetupReq: Layout<{ rx1DrOffset: number; rx2DataRate: number; frequencyHz: number }> = {
  cid: 0x05,
  length: 4,
  read: (bytes) => ({
    rx1DrOffset: (bytes.readUInt8(0) >> 4) & 0b111,
    rx2DataRate: bytes.readUInt8(0) & 0x0f,
    frequencyHz: readFrequency(bytes, 1),
  }),
  write: ({ rx1DrOffset, rx2DataRate, frequencyHz }, bytes) => {
    bytes[0] = (rx1DrOffset << 4) | rx2DataRate;
    writeFrequency(bytes, frequencyHz, 1);
  },
};

/** A frequency of 0 removes the channel. */
const newChannelReq: Layout<{
  index: number;
  frequencyHz: number;
  minDataRate: number;
  maxDataRate: number;
}> = {
  cid: 0x07,
  length: 5,
  read: (bytes) => ({
    index: bytes.readUInt8(0),
    frequencyHz: readFrequency(bytes, 1),
    minDataRate: bytes.readUInt8(4) & 0x0f,
    maxDataRate: bytes.readUInt8(4) >> 4,
  }),
  write: ({ index, frequencyHz, minDataRate, maxDataRate }, bytes) => {
    bytes[0] = index;
    writeFrequency(bytes, frequencyHz, 1);
    bytes[4] = (maxDataRate << 4) | minDataRate;
  },
};

/** In seconds; 0 means 1. */
const rxTimingSetupReq: Layout<{ rxDelay: number }> = {
  cid: 0x08,
  length: 1,
  read: (bytes) => ({ rxDelay: bytes.readUInt8(0) & 0x0f }),
  write: ({ rxDelay }, bytes) => {
    bytes[0] = rxDelay;
  },
};

/** The power that a device may be given, by its index (LoRaWAN 1.0.3 section 5.8). */
const maxEirpDbm = [8, 10, 12, 13, 14, 16, 18, 20, 21, 24, 26, 27, 29, 30, 33, 36];

const txParamSetupReq: Layout<{ downlinkDwellTime: boolean; uplinkDwellTime: boolean; maxEirpDbm: number }> =
  {
    cid: 0x09,
    length: 1,
    read: (bytes) => ({
      downlinkDwellTime: (bytes.readUInt8(0) & 0x20) !== 0,
      uplinkDwellTime: (bytes.readUInt8(0) & 0x10) !== 0,
      maxEirpDbm: maxEirpDbm[bytes.readUInt8(0) & 0x0f] ?? 0,
    }),
    write: (content, bytes) => {
      const index = Math.max(
        0,
        maxEirpDbm.findLastIndex((power) => power <= content.maxEirpDbm),
      );
      bytes[0] = (content.downlinkDwellTime ? 0x20 : 0) | (content.uplinkDwellTime ? 0x10 : 0) | index;
    },
  };

const dlChannelReq: Layout<{ index: number; frequencyHz: number }> = {
  cid: 0x0a,
  length: 4,
  read: (bytes) => ({ index: bytes.readUInt8(0), frequencyHz: readFrequency(bytes, 1) }),
  write: ({ index, frequencyHz }, bytes) => {
    bytes[0] = index;
    writeFrequency(bytes, frequencyHz, 1);
  },
};

/** GPS time at the end of the uplink that requested it, in milliseconds; on air it has a fraction of 1/256 s. */
const deviceTimeAns: Layout<{ gpsTime: number }> = {
  cid: 0x0d,
  length: 5,
  read: (bytes) => ({ gpsTime: bytes.readUInt32LE(0) * 1000 + (bytes.readUInt8(4) * 1000) / 256 }),
  write: ({ gpsTime }, bytes) => {
    const seconds = Math.floor(gpsTime / 1000);
    bytes.writeUInt32LE(seconds >>> 0, 0);
    bytes[4] = Math.floor(((gpsTime - seconds * 1000) * 256) / 1000);
  },
};

/** What a network sends. */
const layouts = {
  LinkCheckAns: linkCheckAns,
  LinkADRReq: linkAdrReq,
  DutyCycleReq: dutyCycleReq,
  RXParamSetupReq: rxParamSetupReq,
  DevStatusReq: empty(0x06),
  NewChannelReq: newChannelReq,
  RXTimingSetupReq: rxTimingSetupReq,
  TxParamSetupReq: txParamSetupReq,
  DlChannelReq: dlChannelReq,
  DeviceTimeAns: deviceTimeAns,
};

export type DownlinkCommand = CommandOf<typeof layouts>;

/** PingSlotInfoAns, PingSlotChannelReq and BeaconFreqReq of class B. */
const classB = { 0x10: 0, 0x11: 4, 0x13: 3 };

export const downlinkCommands = commandCodec(layouts, classB);
