import { describe, expect, it } from '@jest/globals';
import type { account } from '@fieldpost/contracts';
import { ComponentId } from '@fieldpost/domain';
import type { Leadership } from '../cluster/leadership.js';
import type { UsageFigures } from './usage-figures.repository.js';
import { UsageReporter } from './usage-reporter.js';

const day = { uplinks: 1, downlinks: 2, joins: 3 };
const month = { uplinks: 4, downlinks: 5, joins: 6 };

/** A reporter of a number of applications, with what it reports and the levels of the lines that it logs. */
function reporterOf(applications: number, days = 90, tookMs = 0) {
  const ids = Array.from({ length: applications }, (_, at) => `app-${String(at).padStart(4, '0')}`);
  const requests: account.ReportUsageRequest[] = [];
  const lines: string[] = [];
  const at = { isDown: false, isLeader: true, now: 0 };
  const note = (level: string) => () => void lines.push(level);
  const read = async (after: string, most: number): Promise<readonly UsageFigures[]> =>
    ids
      .filter((id) => id > after)
      .slice(0, most)
      .map((appId) => ({ appId, devices: 7, day, month }));
  const reportUsage = async (request: account.ReportUsageRequest) => {
    if (at.isDown) throw new Error('unavailable');
    requests.push(request);
    at.now += tookMs;
  };
  const reporter = new UsageReporter(
    { read },
    {
      get isLeader() {
        return at.isLeader;
      },
    } as Leadership,
    { isConfigured: true, reportUsage },
    { debug: note('debug'), info: note('info'), warn: note('warn') },
    { HANDLER_ID: ComponentId('handler-1'), HANDLER_TRAFFIC_DAYS: days, HANDLER_USAGE_REPORT_SECONDS: 60 },
    () => at.now,
  );
  return { requests, lines, at, round: () => reporter.round(new AbortController().signal) };
}

describe('Reports of usage', () => {
  it.each([
    [0, [['', '', 0]]],
    [1, [['', '', 1]]],
    [
      1_000,
      [
        ['', 'app-0999', 1_000],
        ['app-0999', '', 0],
      ],
    ],
    [
      1_001,
      [
        ['', 'app-0999', 1_000],
        ['app-0999', '', 1],
      ],
    ],
  ])('name each of %d applications once, by ranges of at most a thousand', async (count, ranges) => {
    const { requests, round } = reporterOf(count);
    expect(await round()).toBe(60_000);
    expect(
      requests.map(({ after, through, applications }) => [after, through, applications?.length]),
    ).toEqual(ranges);
  });

  it.each([
    [0, []],
    [1, ['day']],
    [29, ['day']],
    [30, ['day', 'month']],
  ])('leave out messages that are counted for %d days only', async (days, windows) => {
    const { requests, round } = reporterOf(1, days);
    await round();
    const { app_id: _, devices, ...counted } = requests[0]?.applications?.[0] ?? {};
    expect([devices, Object.keys(counted)]).toEqual([7, windows]);
  });

  it('leave the database a pause of ten times their duration at least', async () => {
    expect(await reporterOf(1, 90, 20_000).round()).toBe(200_000);
  });

  it('are sent by the leader only', async () => {
    const { requests, at, round } = reporterOf(1);
    at.isLeader = false;
    await round();
    expect(requests).toEqual([]);
  });

  it('warn at the second failure in a row, since account may start later', async () => {
    const { lines, at, round } = reporterOf(1);
    at.isDown = true;
    for (const _ of [1, 2, 3]) await round();
    at.isDown = false;
    for (const _ of [1, 2]) await round();
    expect(lines).toEqual(['debug', 'warn', 'debug', 'info']);
  });
});
