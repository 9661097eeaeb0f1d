import { describe, expect, it } from '@jest/globals';
import { ProcessReports } from './process-reports.js';

describe('Reports of a process', () => {
  it('are logged as a warning at the first failure of a row, which the advice about a missing report refers to', async () => {
    const lines: string[] = [];
    const note = (level: string) => () => void lines.push(level);
    let isDown = true;
    const reports = new ProcessReports({
      app: 'handler',
      target: {
        isConfigured: true,
        reportProcess: () => (isDown ? Promise.reject(new Error('unavailable')) : Promise.resolve()),
      },
      logger: { debug: note('debug'), info: note('info'), warn: note('warn') },
      state: () => Promise.resolve({ schemaProblem: '', certificates: [], keys: [], components: [] }),
    });
    await reports.report();
    await reports.report();
    isDown = false;
    await reports.report();
    await reports.report();
    isDown = true;
    await reports.report();
    expect(lines).toEqual(['warn', 'debug', 'info', 'warn']);
  });
});
