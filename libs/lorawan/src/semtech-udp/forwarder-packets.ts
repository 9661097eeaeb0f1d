import type { Eui } from '@fieldpost/domain';
import { objectOf, readObject } from './json-values.js';
import type { TxError } from './packets.js';

/** What a packet forwarder writes in front of its packets (protocol version 2). */
export interface ForwarderHeader {
  readonly token: number;
  readonly eui: Eui;
}

/** A LoRa frame as a packet forwarder reports it; `tmst` is its clock at the end of the frame in microseconds. */
export interface ReportedFrame {
  readonly phyPayload: Buffer;
  readonly tmst: number;
  readonly frequencyHz: number;
  /** `SF7BW125`. */
  readonly dataRate: string;
  readonly rssi: number;
  readonly snr: number;
}

/** What a server sends: acknowledgements, and frames to transmit. */
export type ServerPacket =
  | { readonly kind: 'PUSH_ACK' | 'PULL_ACK'; readonly token: number }
  | { readonly kind: 'PULL_RESP'; readonly token: number; readonly transmission: RequestedTransmission };

/** A frame that a gateway has to transmit; without `tmst` as soon as possible. */
export interface RequestedTransmission {
  readonly phyPayload: Buffer;
  readonly tmst: number | undefined;
  readonly frequencyHz: number;
  /** `SF7BW125`; empty for FSK. */
  readonly dataRate: string;
}

const version = 2;
const headerLength = 4;
const types = { pushData: 0, pushAck: 1, pullData: 2, pullResp: 3, pullAck: 4, txAck: 5 } as const;

export const pushDataPacket = (header: ForwarderHeader, frames: readonly ReportedFrame[]): Buffer =>
  packet(types.pushData, header, { rxpk: frames.map(rxpk) });

export const pullDataPacket = (header: ForwarderHeader): Buffer => packet(types.pullData, header);

/** The answer to PULL_RESP, whose token it repeats; without an error the gateway will transmit. */
export const txAckPacket = (header: ForwarderHeader, error: TxError | 'NONE' = 'NONE'): Buffer =>
  packet(types.txAck, header, { txpk_ack: { error } });

/** Reads a packet of a server; anything else is `undefined`. */
export function parseServerPacket(bytes: Buffer): ServerPacket | undefined {
  if (bytes.length < headerLength) return undefined;
  const [type, token] = [bytes[3], bytes.readUInt16BE(1)];
  if (type === types.pushAck) return { kind: 'PUSH_ACK', token };
  if (type === types.pullAck) return { kind: 'PULL_ACK', token };
  const transmission = type === types.pullResp ? readTransmission(bytes.subarray(headerLength)) : undefined;
  return transmission && { kind: 'PULL_RESP', token, transmission };
}

function packet(type: number, { token, eui }: ForwarderHeader, body?: object): Buffer {
  const header = Buffer.from([version, token >> 8, token & 0xff, type]);
  const text = body === undefined ? '' : JSON.stringify(body);
  return Buffer.concat([header, Buffer.from(eui, 'hex'), Buffer.from(text)]);
}

const rxpk = ({ phyPayload, tmst, frequencyHz, dataRate, rssi, snr }: ReportedFrame) => ({
  ...{ tmst, chan: 0, rfch: 1, freq: frequencyHz / 1e6, stat: 1 },
  ...{ modu: 'LORA', datr: dataRate, codr: '4/5', rssi, lsnr: snr },
  ...{ size: phyPayload.length, data: phyPayload.toString('base64') },
});

function readTransmission(bytes: Buffer): RequestedTransmission | undefined {
  const txpk = objectOf(readObject(bytes)?.txpk);
  if (!txpk || typeof txpk.data !== 'string' || typeof txpk.freq !== 'number') return undefined;
  return {
    phyPayload: Buffer.from(txpk.data, 'base64'),
    tmst: typeof txpk.tmst === 'number' ? txpk.tmst : undefined,
    frequencyHz: Math.round(txpk.freq * 1e6),
    dataRate: typeof txpk.datr === 'string' ? txpk.datr : '',
  };
}
