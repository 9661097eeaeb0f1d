import { describe, expect, it } from '@jest/globals';
import { usageReportValidMs, usageStateOf } from './reported-usage.js';

const now = Date.parse('2026-11-28T12:00:00Z');

describe('Figures of usage', () => {
  it.each([
    ['complete', { applications: 2, reported: 2, oldest: now - usageReportValidMs }],
    ['complete', { applications: 0, reported: 0, oldest: null }],
    ['partial', { applications: 2, reported: 1, oldest: now }],
    ['outdated', { applications: 2, reported: 2, oldest: now - usageReportValidMs - 1 }],
    ['outdated', { applications: 2, reported: 1, oldest: 0 }],
    ['unknown', { applications: 2, reported: 0, oldest: null }],
  ] as const)('are %s with the reports %j', (state, reports) =>
    expect(usageStateOf(reports, now)).toBe(state),
  );
});
