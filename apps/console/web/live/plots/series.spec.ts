import { describe, expect, it } from '@jest/globals';
import { devicesIn, gatewaysIn } from '../gateways/receiving-gateways.js';
import { groupOf, type LiveMessage, readEvent } from '../live-message.js';
import { liveSearch, matching } from '../live-search.js';
import { gapsIn, namesIn, seriesOf, summaryOf } from './series.js';
import { hexOf } from '../uplink.js';

const uplink = (key: number, counter: number, temperature: number, devId = 'd1'): LiveMessage => ({
  key,
  at: key * 1000,
  devId,
  kind: 'up',
  body: {
    dev_id: devId,
    port: 1,
    counter,
    payload_raw: 'AQL/',
    payload_fields: { temperature, gps: { lat: 52.3 }, on: true, label: 'x' },
    metadata: {
      time: '',
      data_rate: 'SF9BW125',
      latitude: 52.1,
      longitude: 5.1,
      gateways: [
        { gtw_id: 'gtw-1', rssi: -100 + key, snr: 5, latitude: 52, longitude: 5 },
        { gtw_id: 'gtw-2', rssi: -120, snr: 7 },
      ],
    },
  },
});
const messages = [uplink(4, 8, 23), uplink(2, 3, 22), uplink(1, 2, 21)];

describe('Plotted values', () => {
  it('are all numeric payload fields, also within objects, and those of the reception', () => {
    const names = ['gps.lat', 'on', 'temperature', 'RSSI (dBm)', 'SNR (dB)', 'Spreading factor', 'Gateways'];
    expect(namesIn(messages)).toEqual(names);
    const [factor, gateways] = seriesOf(messages, ['Spreading factor', 'Gateways']);
    expect([factor?.points.at(-1)?.value, gateways?.points.at(-1)?.value]).toEqual([9, 2]);
  });

  it('are sorted from oldest to newest', () => {
    const [temperature, rssi] = seriesOf(messages, ['temperature', 'RSSI (dBm)', 'gone']);
    expect(temperature?.points).toEqual([
      { at: 1000, value: 21 },
      { at: 2000, value: 22 },
      { at: 4000, value: 23 },
    ]);
    expect(rssi && summaryOf(rssi)).toEqual({
      name: 'RSSI (dBm)',
      count: 3,
      least: -99,
      most: -96,
      last: -96,
    });
  });

  it('are true and false where a field is in all uplinks, and numbers where it is not always', () => {
    const [first] = messages;
    const body = { ...(first?.body as object), payload_fields: { on: 2 } };
    const other = { ...uplink(5, 9, 9), body } as LiveMessage;
    const kindOf = (all: readonly LiveMessage[]) => seriesOf(all, ['on'])[0]?.isBoolean;
    expect([kindOf(messages), kindOf([...messages, other])]).toEqual([true, undefined]);
  });

  it('are known as those of the reception, whatever they are called', () =>
    expect(seriesOf(messages, ['temperature', 'RSSI (dBm)', 'SNR (dB)']).map(({ radio }) => radio)).toEqual([
      undefined,
      'rssi',
      'snr',
    ]));

  it('are read once of each uplink', () => {
    let reads = 0;
    const { body, ...message } = uplink(1, 1, 1);
    const counted = {
      ...(body as object),
      get payload_fields() {
        reads += 1;
        return { temperature: 1 };
      },
    };
    for (const names of [['temperature'], ['RSSI (dBm)']]) seriesOf([{ ...message, body: counted }], names);
    expect(reads).toBe(1);
  });

  it('are separate series for several devices, in the order of their names', () => {
    const others = [uplink(-1, 1, 9, 'd10'), uplink(5, 1, 9, 'd2')];
    const names = seriesOf([...messages, ...others], ['SNR (dB)']).map(({ name }) => name);
    expect(names).toEqual(['d1: SNR (dB)', 'd2: SNR (dB)', 'd10: SNR (dB)']);
  });

  it('have gaps where frame counters jump, but not where one restarts', () => {
    expect(gapsIn(messages)).toEqual([{ at: 4000, devId: 'd1', missing: 4 }]);
    expect(gapsIn([uplink(6, 0, 1), ...messages])).toHaveLength(1);
  });

  it('are checked for gaps without uplinks that were simulated one by one, which have no frame counter', () => {
    const simulated = ({ body, ...message }: LiveMessage): LiveMessage => ({
      ...message,
      body: { ...(body as object), counter: 0, metadata: { time: '' } },
    });
    expect(gapsIn(messages.map(simulated))).toBeUndefined();
    expect(gapsIn([simulated(uplink(3, 0, 1)), ...messages])).toEqual(gapsIn(messages));
  });

  it('have no gaps for late or simultaneous uplinks', () => {
    expect(gapsIn([uplink(4, 3, 1), uplink(3, 2, 1), uplink(2, 4, 1), uplink(1, 1, 1)])).toEqual([]);
    const atOnce = [3, 2, 1].map((counter) => uplink(1, counter, 1));
    expect(gapsIn(atOnce)).toEqual([]);
  });
});

describe('The gateways that received messages', () => {
  it('have the newest signal and the number of messages', () =>
    expect(gatewaysIn(messages)).toMatchObject([
      { id: 'gtw-1', count: 3, lastAt: 4000, rssi: -96, latitude: 52 },
      { id: 'gtw-2', count: 3, rssi: -120, latitude: undefined },
    ]));

  it('are on the map with the devices', () =>
    expect(devicesIn(messages)).toEqual([{ id: 'd1', latitude: 52.1, longitude: 5.1 }]));
});

describe('A message', () => {
  it('is read from an event named by its topic', () => {
    const event = { event: 'my-app/devices/my-dev/events/down/errors', data: '{"error":"no"}' };
    expect(readEvent(event, 1, 2)).toMatchObject({ devId: 'my-dev', kind: 'events/down/errors', at: 2 });
    expect(readEvent({ event: 'gap', data: 'null' }, 1, 2)).toBeUndefined();
  });

  it('belongs to exactly one group', () =>
    expect(
      ['up', 'events/up/errors', 'events/down/sent', 'events/activations', 'events/create'].map(groupOf),
    ).toEqual(['up', 'errors', 'down', 'activations', 'changes']));

  it('is filtered by device, kind and text in the URL', () => {
    const search = (query: object) => matching(messages, liveSearch({ ...query })).map(({ key }) => key);
    expect(search({})).toEqual([4, 2, 1]);
    expect(search({ device: 'd2' })).toEqual([]);
    expect(search({ kind: 'errors' })).toEqual([]);
    const failed = messages.map((message) => ({ ...message, decodingError: 'Decoder, line 2: too short' }));
    expect(matching(failed, { kind: 'errors', text: 'TOO SHORT' })).toEqual(failed);
    expect(search({ kind: 'no kind', text: '"TEMPERATURE":22' })).toEqual([2]);
  });

  it('shows its payload as bytes', () => expect([hexOf('AQL/'), hexOf(null)]).toEqual(['01 02 FF', '']));
});
