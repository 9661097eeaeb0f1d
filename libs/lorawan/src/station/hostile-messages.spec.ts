import { describe, expect, it } from '@jest/globals';
import { AppError } from '@fieldpost/errors';
import { readCupsRequest, readRouterQuery, readStationMessage } from './station-messages.js';
import { stationEui } from './station-id.js';

const upinfo = '"upinfo":{"rctx":0,"xtime":11822022712573953,"gpstime":0,"fts":-1,"rssi":-35,"snr":5.25}';
const messages = [
  `{"msgtype":"updf","MHdr":64,"DevAddr":-2,"FCtrl":130,"FCnt":1,"FOpts":"0307","FPort":1,"FRMPayload":"6F3E","MIC":-5,"RefTime":0.5,"DR":5,"Freq":868100000,${upinfo}}`,
  `{"msgtype":"jreq","MHdr":0,"JoinEui":"::1","DevEui":"B8-27-EB-FF-FE-12-34-56","DevNonce":9,"MIC":5,"DR":5,"Freq":868100000,${upinfo}}`,
  `{"msgtype":"propdf","FRMPayload":"E00102","DR":5,"Freq":868100000,${upinfo}}`,
  '{"msgtype":"version","station":"2.0.6(rpi/std)","firmware":null,"package":"1","model":"rpi","protocol":2,"features":"gps prod"}',
  '{"msgtype":"dntxed","seqno":7,"diid":7,"DR":3,"Freq":869525000,"DevEui":"::1","rctx":0,"xtime":11822022712573953,"txtime":1.5}',
  '{"msgtype":"timesync","txtime":11822022712573953}',
  '{"router":"b827:ebff:fe12:3456","cupsUri":"https://a:1","tcUri":"wss://a:1","cupsCredCrc":1,"tcCredCrc":4294967295,"keys":[1]}',
].map((text) => Buffer.from(text));

/** Pieces that make other JSON of a message. */
const pieces = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '-',
  '1e400',
  '9'.repeat(40),
  'null',
  'true',
  '"__proto__":',
  '\\u0000',
  '\u{10ffff}',
];

/** The same pseudo-random numbers in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function mutated(bytes: Buffer, random: (below: number) => number): string {
  const copy = Buffer.from(bytes);
  for (let edits = random(3); edits > 0; edits -= 1) copy[random(copy.length)] = random(256);
  const at = random(copy.length);
  const end = at + random(8);
  return (
    copy.toString('utf8', 0, at) + (pieces[random(2 * pieces.length)] ?? '') + copy.toString('utf8', end)
  );
}

const readers = [
  readStationMessage,
  (text: string) => stationEui(readRouterQuery(text), 'router'),
  (text: string) => stationEui(readCupsRequest(text).router, 'router'),
];

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('A hostile message of a station', () => {
  it('is read or rejected as not valid: 120,000 mutated ones', () => {
    const random = randomNumbers(7);
    let read = 0;
    const unexpected: unknown[] = [];
    for (let at = 0; at < 120_000; at += 1) {
      const text = mutated(messages[random(messages.length)] ?? Buffer.of(), random);
      const error = errorOf(() => readers[random(4)]?.(text) ?? readStationMessage(text));
      if (error === undefined) read += 1;
      else if (!(error instanceof AppError && error.kind === 'invalid_argument'))
        unexpected.push([text, error]);
    }
    expect(unexpected).toEqual([]);
    expect(read).toBeGreaterThan(0);
  });
});
