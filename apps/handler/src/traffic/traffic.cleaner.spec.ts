import { describe, expect, it } from '@jest/globals';
import { TrafficCleaner } from './traffic.cleaner.js';

const now = Date.parse('2026-11-27T09:30:00Z');
const day = Date.parse('2026-08-29T00:00:00Z') / 86_400_000;

function cleanerOf(removed: () => number) {
  const asked: number[] = [];
  const warnings: string[] = [];
  const removeBefore = async (day: number) => {
    asked.push(day);
    return removed();
  };
  const log = { warn: (_fields: object, message?: string) => void warnings.push(message ?? '') };
  const settings = { HANDLER_TRAFFIC_DAYS: 90 };
  const cleaner = new TrafficCleaner({ removeBefore }, log, settings, () => now);
  return { cleaner, asked, warnings };
}

describe('Old traffic counts', () => {
  it('are removed after the days of the setting, in batches with a pause between them', async () => {
    const left = [1_000, 4];
    const { cleaner, asked } = cleanerOf(() => left.shift() ?? 0);
    expect([await cleaner.round(), await cleaner.round()]).toEqual([200, 3_600_000]);
    expect(asked).toEqual([day, day]);
  });

  it('wait for the next round when the database fails', async () => {
    const { cleaner, warnings } = cleanerOf(() => {
      throw new Error('no database');
    });
    expect(await cleaner.round()).toBe(3_600_000);
    expect(warnings).toEqual(['traffic counts cannot be removed for now']);
  });
});
