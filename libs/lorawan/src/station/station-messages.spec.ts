import { describe, expect, it } from '@jest/globals';
import { parsePhyPayload } from '../frames/phy-payload.js';
import { regions } from '../regions/regions.js';
import { stringifyExact } from './exact-json.js';
import { readRouterQuery, readStationMessage, type StationUplink } from './station-messages.js';
import { receptionOf } from './station-reception.js';

/** Beyond 2^53: antenna 1, session 0x2a, 123,456,789 µs. */
const xtime = (1n << 56n) | (0x2an << 48n) | 123_456_789n;
const upinfo = { rctx: 1, xtime, gpstime: 0, fts: -1, rssi: -35, snr: 5.25 };
const radio = { RefTime: 1_700_000_000.5, DR: 5, Freq: 868_100_000, upinfo };

const updf = {
  msgtype: 'updf',
  ...{ MHdr: 64, DevAddr: 0x26011bda, FCtrl: 128, FCnt: 1, FOpts: '', FPort: 1 },
  ...{ FRMPayload: '6F3EF4D21F', MIC: -51_056_157, ...radio },
};
const frame = '40da1b0126800100016f3ef4d21fe3f1f4fc';

const read = (message: Readonly<Record<string, unknown>>) => readStationMessage(stringifyExact(message));
const uplinkOf = (message: Readonly<Record<string, unknown>>) => read(message) as StationUplink;

describe('A message of a station', () => {
  it('with a data frame has its bytes in the order of the air', () => {
    const uplink = uplinkOf(updf);
    expect(uplink).toMatchObject({
      kind: 'uplink',
      isJoin: false,
      dataRate: 5,
      rssi: -35,
      snr: 5.25,
      rctx: 1n,
    });
    expect(uplink.phyPayload.toString('hex')).toBe(frame);
  });

  it.each([
    ['without a port and a payload', { FPort: -1, FRMPayload: '' }, '40da1b0126800100e3f1f4fc'],
    ['with options', { FCtrl: 0x82, FOpts: '0307' }, '40da1b0126820100030701' + '6f3ef4d21fe3f1f4fc'],
    ['with a negative address', { DevAddr: -2 }, '40feffffff800100016f3ef4d21fe3f1f4fc'],
    [
      'with unsigned numbers',
      { DevAddr: 0xffff_fffe, MIC: 0xfcf4_f1e3 },
      '40feffffff800100016f3ef4d21fe3f1f4fc',
    ],
  ])('may have a data frame %s', (_what, changes, bytes) => {
    expect(uplinkOf({ ...updf, ...changes }).phyPayload.toString('hex')).toBe(bytes);
  });

  it.each([
    ['JoinEui', 'DevEui', '70-B3-D5-7E-F0-00-00-24'],
    ['JoinEUI', 'DevEUI', '70b3:d57e:f000:24'],
  ])('has a join request under either name of its fields: %s', (joinEui, devEui, text) => {
    const euis = { [joinEui]: text, [devEui]: '::1' };
    const { phyPayload, isJoin } = uplinkOf({
      ...{ msgtype: 'jreq', MHdr: 0, ...euis, DevNonce: 0x1234, MIC: 0x01020304, ...radio },
    });
    expect(isJoin).toBe(true);
    expect(parsePhyPayload(phyPayload)).toMatchObject({
      ...{ mType: 'JOIN_REQUEST', appEui: '70B3D57EF0000024', devEui: '0000000000000001' },
      ...{ devNonce: Buffer.from('1234', 'hex'), mic: Buffer.from('04030201', 'hex') },
    });
  });

  it('with a proprietary frame has all of it', () => {
    const uplink = uplinkOf({ msgtype: 'propdf', FRMPayload: 'E0010203', ...radio });
    expect(uplink.phyPayload.toString('hex')).toBe('e0010203');
  });

  it('has times of the concentrator beyond 2^53 to the bit', () => {
    const uplink = uplinkOf({ ...updf, upinfo: { ...upinfo, xtime: (1n << 63n) - 1n } });
    expect(uplink.xtime).toBe(9_223_372_036_854_775_807n);
    expect(uplinkOf(updf).xtime).toBe(xtime);
    expect(stringifyExact({ xtime: uplink.xtime })).toBe('{"xtime":9223372036854775807}');
    expect(read({ msgtype: 'timesync', txtime: 3 })).toEqual({ kind: 'timesync', txTime: 3n });
    expect(read({ msgtype: 'dntxed', seqno: 7, xtime })).toEqual({ kind: 'transmitted', diid: 7, xtime });
  });

  it('may be its version, with or without texts', () => {
    const version = {
      msgtype: 'version',
      station: '2.0.6(rpi/std)',
      firmware: null,
      package: '1',
      model: 'rpi',
    };
    expect(read({ ...version, protocol: 2, features: 'rmtsh gps prod' })).toEqual({
      ...{ kind: 'version', station: '2.0.6(rpi/std)', firmware: '', package: '1', model: 'rpi' },
      isProduction: true,
    });
    expect(read({ ...version, features: 'production' })).toMatchObject({ isProduction: false });
  });

  it('may be of a kind that the network does not use', () => {
    expect(read({ msgtype: 'rmtsh' })).toEqual({ kind: 'other' });
  });

  it.each([
    ['Message', '[]'],
    ['Message', '{"msgtype":"updf"'],
    ['Message', '['.repeat(100_000)],
    ['msgtype', '{}'],
    ['msgtype', '{"msgtype":1}'],
    ['upinfo', stringifyExact({ ...updf, upinfo: [] })],
    ['xtime', stringifyExact({ ...updf, upinfo: { ...upinfo, xtime: 1n << 63n } })],
    ['xtime', stringifyExact({ ...updf, upinfo: { ...upinfo, xtime: 1.5 } })],
    ['rssi', stringifyExact({ ...updf, upinfo: { ...upinfo, rssi: '1' } })],
    ['DR', stringifyExact({ ...updf, DR: 16 })],
    ['Freq', stringifyExact({ ...updf, Freq: 0 })],
    ['FCnt', stringifyExact({ ...updf, FCnt: 65_536 })],
    ['FOpts', stringifyExact({ ...updf, FOpts: '03' })],
    ['FRMPayload', stringifyExact({ ...updf, FRMPayload: '0' })],
    ['FRMPayload', stringifyExact({ ...updf, FRMPayload: '00'.repeat(250) })],
    ['DevEui', stringifyExact({ msgtype: 'jreq', MHdr: 0, JoinEui: '::', DevEui: '1:::2', ...radio })],
    ['diid', stringifyExact({ msgtype: 'dntxed', xtime })],
  ])('that is not valid is rejected with its field: %s %#', (field, text) => {
    expect(() => readStationMessage(text)).toThrow(`${field} not valid: `);
  });

  it('asks for the connection of a station', () => {
    expect(readRouterQuery('{"router":13242378735286538838}')).toBe(13_242_378_735_286_538_838n);
  });
});

describe('The reception of a station', () => {
  it('has the data rate of its region, and the time of GPS if there is one', () => {
    const gpstime = 1_400_000_000_000_001n;
    const uplink = uplinkOf({ ...updf, upinfo: { ...upinfo, gpstime } });
    expect(receptionOf(regions.EU868, uplink)).toMatchObject({
      ...{ modulation: 'LORA', dataRate: 'SF7BW125', bitRate: 0, codingRate: '4/5' },
      ...{ timestamp: 123_456_789, time: 1_715_964_782_000_001_000n },
    });
    expect(receptionOf(regions.EU868, { ...uplink, dataRate: 7, gpsTime: 0n })).toMatchObject({
      ...{ modulation: 'FSK', dataRate: '', bitRate: 50_000, time: undefined },
    });
  });

  it('needs a data rate of uplinks', () => {
    const uplink = uplinkOf(updf);
    expect(receptionOf(regions.US915, { ...uplink, dataRate: 12 })).toBeUndefined();
    expect(receptionOf(regions.US915, { ...uplink, dataRate: 15 })).toBeUndefined();
    expect(receptionOf(regions.US915, { ...uplink, dataRate: 4 })).toMatchObject({ dataRate: 'SF8BW500' });
  });
});
