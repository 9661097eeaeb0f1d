import { describe, expect, it } from '@jest/globals';
import type { FrequencyPlan } from '../../api/account.js';
import { radiosFor } from './radios.js';

const slow = ['SF12BW125', 'SF7BW125'];
const lora = (mhz: number, data_rates = slow) => ({
  frequency: Math.round(mhz * 1_000_000),
  modulation: 'LORA' as const,
  data_rates,
});
const planOf = (uplink: readonly number[], more: Partial<FrequencyPlan> = {}): FrequencyPlan => ({
  id: 'REGION',
  name: 'Region',
  description: 'A region',
  base_freq: 868,
  url: 'https://account.example.com/api/v2/frequency-plans/REGION',
  uplink_channels: uplink.map((mhz) => lora(mhz)),
  rx2: lora(uplink[0] ?? 0),
  ...more,
});

const europe = planOf([], {
  uplink_channels: [
    ...[868.1, 868.3, 868.5, 867.1, 867.3, 867.5, 867.7, 867.9].map((mhz) => lora(mhz)),
    lora(868.3, ['SF7BW250']),
    { frequency: 868_800_000, modulation: 'FSK', bit_rate: 50_000 },
  ],
  rx2: lora(869.525, ['SF9BW125']),
});

interface Tuned {
  readonly enable: boolean;
  readonly radio: number;
  readonly if: number;
}
interface Radio {
  readonly enable: boolean;
  readonly freq: number;
}

/** The frequency that each part listens at, and how far off the centre of its radio. */
function heard(plan: FrequencyPlan) {
  const conf = radiosFor(plan);
  const radios = [conf['radio_0'], conf['radio_1']] as readonly Radio[];
  return Object.entries(conf).flatMap(([name, value]) => {
    const { enable, radio, if: off } = value as Tuned;
    return name.startsWith('chan_') && enable
      ? [{ name, frequency: (radios[radio]?.freq ?? 0) + off, off }]
      : [];
  });
}

describe('The radios of a concentrator', () => {
  it('cover every channel of the plan', () => {
    const frequencies = heard(europe).map(({ frequency }) => frequency);
    expect(frequencies).toEqual(europe.uplink_channels.map(({ frequency }) => frequency));
  });

  it.each([
    ['of two bands', europe],
    ['close together', planOf([433.175, 433.375, 433.575, 433.775, 433.975, 434.175, 434.375, 434.575])],
    ['far apart', planOf([868.9, 869.1, 864.1, 864.3, 864.5, 864.7, 864.9])],
  ])('have channels %s within what they hear', (_, plan) => {
    expect(heard(plan)).not.toEqual([]);
    for (const { off } of heard(plan)) expect(Math.abs(off)).toBeLessThanOrEqual(400_000);
  });

  it('transmit in the band of downlinks and of the second window', () => {
    expect(radiosFor(europe)['radio_0']).toMatchObject({
      tx_freq_min: 867_000_000,
      tx_freq_max: 870_000_000,
    });
    const apart = planOf([903.9], { downlink_channels: [lora(923.3), lora(927.5)], rx2: lora(923.3) });
    expect(radiosFor(apart)['radio_0']).toMatchObject({ tx_freq_min: 923_000_000, tx_freq_max: 928_000_000 });
  });

  it('disable demodulators without a channel', () => {
    const conf = radiosFor(planOf([923.2, 923.4]));
    for (const name of ['radio_1', 'chan_multiSF_2', 'chan_Lora_std', 'chan_FSK'])
      expect(conf[name]).toEqual({ enable: false });
  });

  it('configure single-data-rate channels separately', () =>
    expect(radiosFor(europe)).toMatchObject({
      chan_Lora_std: { bandwidth: 250_000, spread_factor: 7 },
      chan_FSK: { bandwidth: 125_000, datarate: 50_000 },
    }));
});
