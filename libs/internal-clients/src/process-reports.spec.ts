import { describe, expect, it } from '@jest/globals';
import { ProcessReports } from './process-reports.js';

/** Reports to a target that can be down, with the levels of the lines that they log. */
function recorded() {
  const lines: string[] = [];
  const note = (level: string) => () => void lines.push(level);
  const at = { now: 0, isDown: true };
  const reports = new ProcessReports(
    {
      app: 'handler',
      target: {
        isConfigured: true,
        reportProcess: () => (at.isDown ? Promise.reject(new Error('unavailable')) : Promise.resolve()),
      },
      logger: { debug: note('debug'), info: note('info'), warn: note('warn') },
      state: () => Promise.resolve({ schemaProblem: '', certificates: [], keys: [], components: [] }),
    },
    () => at.now,
  );
  return { lines, at, reports };
}

describe('Reports of a process', () => {
  it('are logged as a warning at the first failure of a row, which the advice about a missing report refers to', async () => {
    const { lines, at, reports } = recorded();
    at.isDown = false;
    await reports.report();
    at.isDown = true;
    await reports.report();
    await reports.report();
    at.isDown = false;
    await reports.report();
    expect(lines).toEqual(['warn', 'debug', 'info']);
  });

  it('give account a minute to start before they warn', async () => {
    const { lines, at, reports } = recorded();
    await reports.report();
    at.now = 60_000;
    await reports.report();
    await reports.report();
    expect(lines).toEqual(['debug', 'warn', 'debug']);
  });
});
