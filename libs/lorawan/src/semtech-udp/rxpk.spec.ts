import { describe, expect, it } from '@jest/globals';
import { parseGatewayPacket, type PushData } from './packets.js';

const header = Buffer.from('02abcd00aa555a0000000101', 'hex');
const packet = (body: string): Buffer => Buffer.concat([header, Buffer.from(body)]);
const parsed = (body: unknown): PushData => {
  const push = parseGatewayPacket(packet(JSON.stringify(body)));
  if (push?.kind !== 'PUSH_DATA') throw new Error('no PUSH_DATA');
  return push;
};
const pushed = (...rxpk: unknown[]): PushData => parsed({ rxpk });

const phyPayload = Buffer.from('40da1b0126800100016f3ef4d21fe3f1f4fc', 'hex');
const rxpk = {
  time: '2026-03-31T16:21:17.528002Z',
  tmms: 1_459_009_295_528,
  tmst: 3_512_348_611,
  chan: 2,
  rfch: 1,
  freq: 866.349812,
  stat: 1,
  modu: 'LORA',
  datr: 'SF7BW125',
  codr: '4/6',
  rssi: -35,
  lsnr: 5.1,
  size: 18,
  data: phyPayload.toString('base64'),
};
const frame = {
  phyPayload,
  timestamp: 3_512_348_611,
  time: 1_774_974_077_528_002_000n,
  fineTime: undefined,
  frequencyHz: 866_349_812,
  channel: 2,
  rfChain: 1,
  modulation: 'LORA',
  dataRate: 'SF7BW125',
  bitRate: 0,
  codingRate: '4/6',
  rssi: -35,
  snr: 5.1,
  antennas: [],
};

describe('A frame that a gateway received', () => {
  it('is read with time, place and quality', () => {
    expect(pushed(rxpk).frames).toEqual([frame]);
    expect(pushed(rxpk).status).toBeUndefined();
  });

  it('of FSK has a bit rate and no SNR', () => {
    const { codr: _codr, lsnr: _lsnr, ...rest } = rxpk;
    const fsk = { ...frame, modulation: 'FSK', dataRate: '', bitRate: 50_000, codingRate: '', snr: 0 };
    expect(pushed({ ...rest, modu: 'FSK', datr: 50_000 }).frames).toEqual([fsk]);
    expect(pushed({ ...rest, modu: 'FSK', datr: '50000' }).frames).toEqual([fsk]);
  });

  it.each(['constructor', 'toString', '__proto__'])('of coding rate %s has 4/5', (codr) => {
    expect(pushed({ ...rxpk, codr }).frames).toEqual([{ ...frame, codingRate: '4/5' }]);
  });

  it.each([
    ['a null', null],
    ['a list', []],
    ['a wrong checksum', { ...rxpk, stat: -1 }],
    ['LR-FHSS', { ...rxpk, modu: 'LR-FHSS', datr: 'M0CW137' }],
    ['an unknown data rate', { ...rxpk, datr: 'SF5BW125' }],
    ['no timestamp', { ...rxpk, tmst: undefined }],
    ['a timestamp of 33 bits', { ...rxpk, tmst: 2 ** 32 }],
    ['no frequency', { ...rxpk, freq: 0 }],
    ['no payload', { ...rxpk, data: '' }],
    ['a downlink', { ...rxpk, data: Buffer.from(phyPayload).fill(0x60, 0, 1).toString('base64') }],
    ['another major version', { ...rxpk, data: Buffer.from(phyPayload).fill(0x41, 0, 1).toString('base64') }],
    ['a frame that is too long', { ...rxpk, data: Buffer.alloc(256, 0x40).toString('base64') }],
  ])('is left out: %s', (_what, wrong) => {
    expect(pushed(wrong, rxpk).frames).toEqual([frame]);
  });

  it.each([
    ['a payload without padding', { data: rxpk.data.replace(/=+$/, '') }, {}],
    ['a data rate with a space', { datr: 'SF7BW125 ' }, {}],
    ['an RSSI with decimals', { rssi: -35.5 }, { rssi: -35.5 }],
    ['numbers in quotation marks', { rssi: '-35', lsnr: '5.1', freq: '866.349812' }, {}],
    ['no time but GPS time', { time: undefined }, { time: 1_774_974_077_528_000_000n }],
    [
      'a time with a space and no zone',
      { time: '2026-03-31 16:21:17' },
      { time: 1_774_974_077_000_000_000n },
    ],
    ['a clock that was never set', { time: '1970-01-01T00:00:11Z', tmms: undefined }, { time: undefined }],
    ['a coding rate in old style', { codr: '1/2' }, { codingRate: '4/8' }],
    ['no coding rate', { codr: '?' }, { codingRate: '4/5' }],
  ])('may have %s', (_what, change, difference) => {
    expect(pushed({ ...rxpk, ...change }).frames).toEqual([{ ...frame, ...difference }]);
  });

  it('has the quality of the best antenna', () => {
    const rsig = [
      { ant: 0, chan: 7, rssic: -100, rssis: -102, lsnr: -5, foff: 12 },
      {
        ant: 1,
        chan: 23,
        rssic: -90,
        rssis: -93,
        rssisd: 2,
        lsnr: 4,
        etime: '42QMzOlYSSPMMeqVPrY0fQ==',
        ftime: 3,
        foff: -8898,
      },
    ];
    const [best] = pushed({ ...rxpk, rsig }).frames;
    expect(best).toMatchObject({ rssi: -93, snr: 4 });
    expect(best?.antennas[1]).toEqual({
      antenna: 1,
      channel: 23,
      rssi: -93,
      channelRssi: -90,
      rssiStandardDeviation: 2,
      snr: 4,
      frequencyOffset: -8898,
      encryptedTime: Buffer.from('42QMzOlYSSPMMeqVPrY0fQ==', 'base64'),
      fineTime: 3,
    });
  });

  it('has a limited number of antennas, and a datagram a limited number of frames', () => {
    const rsig = Array.from({ length: 5_000 }, () => ({ etime: 'A'.repeat(10_000) }));
    const [flooded] = pushed({ ...rxpk, rsig }).frames;
    expect(flooded?.antennas).toHaveLength(16);
    expect(flooded?.antennas[0]?.encryptedTime.length).toBeLessThanOrEqual(192);
    const frames = Array.from({ length: 1_000 }, (_, at) => ({ ...rxpk, tmst: at * 1_000 }));
    expect(pushed(...frames).frames).toHaveLength(255);
  });

  it('is kept once, as it was received best, when it was reflected to another channel', () => {
    const reflection = { ...rxpk, chan: 5, tmst: rxpk.tmst + 7, lsnr: -14.9 };
    expect(pushed(reflection, rxpk, reflection).frames).toEqual([frame]);
    expect(pushed(rxpk, { ...rxpk, tmst: rxpk.tmst + 1000 }).frames).toHaveLength(2);
  });

  it('may come in JSON with NUL characters behind it and numbers that do not exist', () => {
    const text = JSON.stringify({ rxpk: [rxpk] }).replace('5.1', '-nan');
    const push = parseGatewayPacket(packet(`${text}\0\0`));
    expect(push).toMatchObject({ frames: [{ ...frame, snr: 0 }] });
  });
});

describe('The status of a gateway', () => {
  const stat = {
    time: '2026-01-12 08:59:28 GMT',
    lati: 46.24,
    long: 3.2523,
    alti: 145,
    rxnb: 2,
    rxok: 2,
    rxfw: 2,
    ackr: 100,
    dwnb: 3,
    txnb: 1,
    temp: 24.5,
    pfrm: 'IMST',
    mail: 'a@example.com',
    desc: 'Roof',
    boot: '2026-01-11 08:59:28 GMT',
    fpga: 33,
    dsp: 31,
    hal: '5.1',
    lmok: 1,
    lmst: 2,
    lmnw: 3,
    lpps: 4,
  };

  it('is read', () => {
    expect(parsed({ stat })).toMatchObject({
      frames: [],
      status: {
        time: 1_768_208_368_000_000_000n,
        bootTime: 1_768_121_968_000_000_000n,
        location: { latitude: 46.24, longitude: 3.2523, altitude: 145 },
        ...{ rxIn: 2, rxOk: 2, txIn: 3, txOk: 1, acknowledged: 100, temperature: 24.5 },
        ...{ platform: 'IMST', contactEmail: 'a@example.com', description: 'Roof' },
        ...{ fpga: 33, dsp: 31, hal: '5.1', lmOk: 1, lmSt: 2, lmNw: 3, lPps: 4 },
      },
    });
  });

  it.each([
    ['no coordinates', { lati: undefined }],
    ['those of sample configurations', { lati: 10, long: 20, alti: -1 }],
    ['zeros', { lati: 0, long: 0 }],
    ['ones that do not exist', { lati: 91 }],
  ])('has no location with %s', (_what, change) => {
    expect(parsed({ stat: { ...stat, ...change } }).status?.location).toBeUndefined();
  });
});
