import { describe, expect, it } from '@jest/globals';
import { frequencyPlans } from './frequency-plans.data.js';
import { FrequencyPlans, isFrequencyPlanId } from './frequency-plans.js';

const plans = new FrequencyPlans('https://account.example.org');

describe('The frequency plans', () => {
  it('are those of the v2 networks', () =>
    expect(Object.keys(plans.list()).sort()).toEqual([
      'AS_920_923',
      'AS_923',
      'AS_923_925',
      'AU_915_928',
      'CN_470_510',
      'CN_779_787',
      'EU_433',
      'EU_863_870',
      'IN_865_867',
      'KR_920_923',
      'RU_864_870',
      'US_902_928',
    ]));

  it('are listed by id with their URL and a whole number of megahertz', () => {
    for (const [id, listed] of Object.entries(plans.list())) {
      expect(listed).toEqual({
        id,
        name: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
        url: `https://account.example.org/api/v2/frequency-plans/${id}`,
        base_freq: expect.any(Number),
      });
      expect(Number.isInteger(listed.base_freq)).toBe(true);
    }
  });

  it.each(frequencyPlans.map((plan) => [plan.id, plan] as const))(
    '%s has channels in the band that its name gives',
    (id, plan) => {
      const [low = 0, high] = id.split('_').slice(1).map(Number);
      const end = high === undefined ? low + 2 : high + 1; // names are cut to whole megahertz
      const channels = [...plan.uplink_channels, ...(plan.downlink_channels ?? []), plan.rx2];
      for (const { frequency } of channels) {
        expect(Number.isInteger(frequency)).toBe(true);
        expect(frequency / 1_000_000).toBeGreaterThanOrEqual(low);
        expect(frequency / 1_000_000).toBeLessThan(end);
      }
      const lines = plan.uplink_channels.map((channel) => JSON.stringify(channel));
      expect(new Set(lines).size).toBe(lines.length);
    },
  );

  it('contain the channels', () => {
    expect(plans.get('US_902_928')).toMatchObject({
      uplink_channels: [
        { frequency: 903_900_000, modulation: 'LORA' },
        ...Array.from({ length: 6 }, () => ({
          data_rates: ['SF10BW125', 'SF9BW125', 'SF8BW125', 'SF7BW125'],
        })),
        { frequency: 905_300_000 },
        { frequency: 904_600_000, data_rates: ['SF8BW500'] },
      ],
      rx2: { frequency: 923_300_000, data_rates: ['SF12BW500'] },
    });
    expect(plans.get('EU_863_870').uplink_channels).toContainEqual({
      frequency: 868_800_000,
      modulation: 'FSK',
      bit_rate: 50_000,
    });
  });

  it.each(['EU_868', 'eu_863_870', '', '__proto__'])('do not have "%s"', (id) => {
    expect(isFrequencyPlanId(id)).toBe(false);
    expect(() => plans.get(id)).toThrow(`Frequency plan ${id} not found`);
  });
});
