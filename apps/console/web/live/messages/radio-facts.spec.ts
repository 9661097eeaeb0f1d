import { describe, expect, it } from '@jest/globals';
import { radioFacts } from './radio-facts.js';

describe('The metadata of an uplink', () => {
  const metadata = {
    ...{ time: '2026-05-04T10:00:00.123Z', frequency: 868.1, modulation: 'LORA', data_rate: 'SF7BW125' },
    ...{ airtime: 46_336_000, bit_rate: 50_000, altitude: 12, location_source: 'registry', gateways: [] },
    novel: 'later',
  };
  const facts = radioFacts({ dev_id: 'roof', port: 2, counter: 7, payload_raw: null, metadata });

  it('has units, and names that people use', () =>
    expect(facts).toMatchObject({
      ...{ 'Frame counter': 7, Port: 2, Frequency: '868.1 MHz', 'Data rate': 'SF7BW125', Airtime: '46.3 ms' },
      ...{ 'Bit rate': '50000 bit/s', Altitude: '12 m' },
    }));

  it('has its time as the browser writes times, and no list of gateways', () => {
    expect(facts['Received']).toContain('2026');
    expect(facts['Received']).not.toContain('T10:00');
    expect(facts).not.toHaveProperty('gateways');
  });

  it('has what is not known here under the name of the API, and a time that cannot be read as it is', () => {
    expect(facts).toMatchObject({ 'Location from': 'registry', novel: 'later' });
    const odd = radioFacts({
      dev_id: 'a',
      port: 1,
      counter: 1,
      payload_raw: null,
      metadata: { time: 'soon' },
    });
    expect(odd['Received']).toBe('soon');
  });
});
