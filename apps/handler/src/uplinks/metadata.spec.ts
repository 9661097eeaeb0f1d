import { describe, expect, it } from '@jest/globals';
import { gateway, uplinkOf } from '../../test/memory/network-messages.js';
import { messageJson } from '../events/message-json.js';
import { toMetadata } from './uplink-message.js';

const nowhere = { latitude: 0, longitude: 0, altitude: 0 };
const somewhere = { latitude: 52.2345, longitude: 6.2345, altitude: 0 };
const frame = '801617012600020001eeb268a837aa17bb';
const json = (reception: ReturnType<typeof uplinkOf>, location = nowhere) =>
  messageJson(toMetadata(reception, location));

describe('The metadata of an uplink', () => {
  it('has the members of v2 in the order of v2', () =>
    expect(json(uplinkOf(frame), somewhere)).toBe(
      '{"time":"2016-06-13T15:28:56.123456789Z","frequency":868.1,"modulation":"LORA","data_rate":"SF7BW125",' +
        '"airtime":51456000,"coding_rate":"4/5","gateways":[{"gtw_id":"eui-0102030405060708","gtw_trusted":true,' +
        '"timestamp":12345,"time":"","channel":0,"rssi":-25,"snr":5.5,"rf_chain":0,"latitude":52.1234,' +
        '"longitude":6.1234,"altitude":6,"location_source":"registry"}],"latitude":52.2345,"longitude":6.2345,' +
        '"location_source":"registry"}',
    ));

  it('is only an empty time when nothing is known', () => {
    const unknown = { protocol_metadata: null, gateway_metadata: [], server_time: '0' };
    expect(json(uplinkOf(frame, unknown))).toBe('{"time":""}');
  });

  it('names the bit rate for FSK, and the airtime that follows from it', () => {
    const fsk = { lorawan: { modulation: 'FSK', bit_rate: 50_000 } };
    const received = uplinkOf('00'.repeat(20), { protocol_metadata: fsk, gateway_metadata: [] });
    expect(json(received)).toBe(
      '{"time":"2016-06-13T15:28:56.123456789Z","modulation":"FSK","bit_rate":50000,"airtime":4960000}',
    );
  });

  it('leaves out an airtime that cannot be computed', () => {
    const odd = { lorawan: { data_rate: 'SF7BW125', coding_rate: '' } };
    expect(toMetadata(uplinkOf(frame, { protocol_metadata: odd }), nowhere)).not.toHaveProperty('airtime');
  });

  it('lists a gateway once for each of its antennas', () => {
    const antennas = [
      { antenna: 0, channel: 1, rssi: -30, snr: 5 },
      {
        antenna: 1,
        channel: 2,
        rssi: -31.5,
        snr: 4.2,
        fine_time: '1511253645123456789',
        encrypted_time: 'AQI=',
      },
    ];
    const { gateways = [] } = toMetadata(
      uplinkOf(frame, { gateway_metadata: [{ ...gateway, antennas, location: null }] }),
      nowhere,
    );
    expect(gateways.map(messageJson)).toEqual([
      '{"gtw_id":"eui-0102030405060708","gtw_trusted":true,"timestamp":12345,"time":"","channel":1,"rssi":-30,' +
        '"snr":5,"rf_chain":0}',
      '{"gtw_id":"eui-0102030405060708","gtw_trusted":true,"timestamp":12345,"fine_timestamp":1511253645123456789,' +
        '"fine_timestamp_encrypted":"AQI=","time":"","antenna":1,"channel":2,"rssi":-31.5,"snr":4.2,"rf_chain":0}',
    ]);
  });

  it('lists a limited number of gateways and antennas, however many a gateway claims to have', () => {
    const antennas = Array.from({ length: 1_000 }, (_, antenna) => ({ antenna, fine_time: '0' }));
    const gateways = Array.from({ length: 1_000 }, () => ({ ...gateway, antennas: [] }));
    const received = uplinkOf(frame, { gateway_metadata: [{ ...gateway, antennas }, ...gateways] });
    expect(toMetadata(received, nowhere).gateways).toHaveLength(16 + 255);
  });

  it('reads a modulation of another version as LoRa, and leaves out a location source of one', () => {
    const received = uplinkOf(frame);
    Object.assign(received.protocol_metadata?.lorawan ?? {}, { modulation: 7 });
    Object.assign(received.gateway_metadata[0]?.location ?? {}, { source: 9 });
    const metadata = toMetadata(received, nowhere);
    expect(metadata).toMatchObject({ modulation: 'LORA', airtime: 51_456_000 });
    expect(metadata.gateways?.[0]).not.toHaveProperty('location_source');
  });

  it('does not name a location source that is unknown', () => {
    const { gateways } = toMetadata(
      uplinkOf(frame, { gateway_metadata: [{ ...gateway, location: { latitude: 1.5 } }] }),
      nowhere,
    );
    expect(gateways?.[0]).toHaveProperty('latitude', 1.5);
    expect(gateways?.[0]).not.toHaveProperty('location_source');
  });
});
