import { describe, expect, it } from '@jest/globals';
import { hourMs } from '@fieldpost/domain';
import type { Figures } from './reported-figures.js';
import { UsageService } from './usage.service.js';

const reportedAt = new Date('2026-11-02T09:00:00Z');
const figures: Figures = {
  ...{ reported: 1, oldest: reportedAt, devices: 3 },
  ...{ day_uplinks: 1, day_downlinks: 0, day_joins: 0, month_uplinks: 1, month_downlinks: 0, month_joins: 0 },
};
const user = { username: 'ann', isAdmin: false, limits: {}, owned: 1, ...figures };

/** The state of reported figures so many hours after the report. */
async function stateAfter(hours: number): Promise<string> {
  const users = { find: () => Promise.resolve(user) };
  const limits = { defaults: { user: {} } };
  const now = () => reportedAt.getTime() + hours * hourMs;
  const service = new UsageService(users as never, {} as never, {} as never, limits as never, now);
  return (await service.of('ann')).reported.state;
}

describe('The reported usage of a user', () => {
  it('is complete after the report, and outdated when no other one follows', async () => {
    expect(await stateAfter(0)).toBe('complete');
    expect(await stateAfter(24 * 7)).toBe('outdated');
  });
});
