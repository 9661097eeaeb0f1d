import { countOf, type JsonObject, numberOf, textOf, timeOf } from './json-values.js';

/** What a packet forwarder reports about itself. Counts are since its last report. */
export interface ForwarderStatus {
  /** Unix nanoseconds. */
  readonly time: bigint | undefined;
  readonly bootTime: bigint | undefined;
  readonly location:
    | { readonly latitude: number; readonly longitude: number; readonly altitude: number }
    | undefined;
  readonly rxIn: number;
  readonly rxOk: number;
  readonly txIn: number;
  readonly txOk: number;
  /** Part of the PUSH_DATA packets that were acknowledged, in percent. */
  readonly acknowledged: number | undefined;
  /** In degrees Celsius. */
  readonly temperature: number | undefined;
  readonly platform: string;
  readonly contactEmail: string;
  readonly description: string;
  readonly fpga: number;
  readonly dsp: number;
  readonly hal: string;
  readonly lmOk: number;
  readonly lmSt: number;
  readonly lmNw: number;
  readonly lPps: number;
}

export const readStatus = (stat: JsonObject): ForwarderStatus => ({
  time: timeOf(stat.time),
  bootTime: timeOf(stat.boot),
  location: readLocation(stat),
  rxIn: countOf(stat.rxnb),
  rxOk: countOf(stat.rxok),
  txIn: countOf(stat.dwnb),
  txOk: countOf(stat.txnb),
  acknowledged: numberOf(stat.ackr),
  temperature: numberOf(stat.temp),
  platform: textOf(stat.pfrm),
  contactEmail: textOf(stat.mail),
  description: textOf(stat.desc),
  fpga: countOf(stat.fpga),
  dsp: countOf(stat.dsp),
  hal: textOf(stat.hal),
  lmOk: countOf(stat.lmok),
  lmSt: countOf(stat.lmst),
  lmNw: countOf(stat.lmnw),
  lPps: countOf(stat.lpps),
});

/** Sample configurations have the coordinates (0, 0) and (10, 20). */
const samples = [
  [0, 0],
  [10, 20],
];

function readLocation({ lati, long, alti }: JsonObject): ForwarderStatus['location'] {
  const latitude = numberOf(lati);
  const longitude = numberOf(long);
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  if (samples.some(([lat, lon]) => lat === latitude && lon === longitude)) return undefined;
  return { latitude, longitude, altitude: Math.trunc(numberOf(alti) ?? 0) };
}
