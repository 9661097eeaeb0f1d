import { describe, expect, it } from '@jest/globals';
import type { LiveMessage } from '../live-message.js';
import { toCsv, toJson } from './export.js';

const at = Date.UTC(2026, 4, 4, 10);
const gateways = [
  { gtw_id: 'far', rssi: -110, snr: -3 },
  { gtw_id: 'near', rssi: -60, snr: 9.5 },
];
const uplink = (fields: object): LiveMessage => ({
  ...{ key: 1, at, devId: 'roof', kind: 'up' },
  body: {
    ...{ dev_id: 'roof', port: 2, counter: 7, payload_raw: 'AQI=', payload_fields: fields },
    metadata: { time: '2026-05-04T10:00:00Z', gateways },
  },
});
const failed: LiveMessage = {
  key: 2,
  at,
  devId: 'roof',
  kind: 'events/up/errors',
  body: { error: 'No key' },
};

describe('An export of messages', () => {
  it('is a table with a column for each value', () =>
    expect(toCsv([failed, uplink({ level: -4.5, gps: { lat: 52 } })]).split('\r\n')).toEqual([
      'time,device,kind,port,counter,rssi,snr,payload,fields.error,fields.level,fields.gps.lat',
      '2026-05-04T10:00:00.000Z,roof,events/up/errors,,,,,,No key,,',
      '2026-05-04T10:00:00.000Z,roof,up,2,7,-60,9.5,01 02,,-4.5,52',
    ]));

  it('has why an uplink was not decoded', () =>
    expect(toCsv([{ ...uplink({}), decodingError: 'Decoder, line 2: bad' }])).toContain(
      'Decoder, line 2: bad',
    ));

  it.each(['=1+1', '+1', '@SUM(A1)', '-2+3', '\tx'])(
    'holds no formula that a spreadsheet would run: %s',
    (text) => expect(toCsv([uplink({ text })])).toContain(`'${text}`),
  );

  it('has numbers with all of their digits', () =>
    expect(toCsv([uplink({ time: 1_764_312_345_678, part: 0.1 + 0.2 })])).toMatch(
      /,1764312345678,0\.30000000000000004$/,
    ));

  it('holds everything of the messages as JSON', () =>
    expect(JSON.parse(toJson([failed]))).toEqual([
      {
        time: '2026-05-04T10:00:00.000Z',
        device: 'roof',
        kind: 'events/up/errors',
        message: { error: 'No key' },
      },
    ]));
});
