import { describe, expect, it } from '@jest/globals';
import { readDeviceFile } from './device-file.js';
import { exportName, importDevices, type ImportOptions } from './device-transfer.js';

const rows = Array.from({ length: 450 }, (_, n) => `dev-${n}`);
const file = readDeviceFile('table.csv', `dev_id\n${rows.join('\n')}\n`);
const each: ImportOptions = { effect: 'each', replaces: false };

function run(answers: Response[], wish: ImportOptions, signal = new AbortController().signal) {
  if (!file) throw new Error('not read');
  const sent: number[] = [];
  const progress: number[] = [];
  const slept: number[] = [];
  const report = importDevices(
    async ({ devices }) => {
      sent.push(devices);
      return answers.shift() ?? Response.json({ read: devices, created: devices, errors: [] });
    },
    file,
    wish,
    {
      onProgress: (devices) => progress.push(devices),
      signal,
      sleep: async (ms) => void slept.push(ms),
    },
  );
  return { report, sent, progress, slept };
}

describe('An import', () => {
  it('is sent in portions and reports its progress', async () => {
    const { report, sent, progress } = run([], each);
    expect(await report).toMatchObject({ read: 450, created: 450, errors: [] });
    expect([sent, progress]).toEqual([
      [200, 200, 50],
      [200, 400, 450],
    ]);
  });

  it('names the line of the file for each device that is rejected', async () => {
    const fine = Response.json({ read: 200, created: 200, errors: [] });
    const errors = [{ line: 2, dev_id: 'dev-200', field: '', error: 'Device dev-200 already exists' }];
    const odd = Response.json({ read: 200, created: 199, rejected: 1, errors });
    const { report } = run([fine, odd], each);
    expect(await report).toMatchObject({
      created: 449,
      rejected: 1,
      errors: [{ line: 202, dev_id: 'dev-200' }],
    });
  });

  it.each(['dry_run', 'all_or_nothing'] as const)('is sent as a whole: %s', async (effect) => {
    const { report, sent } = run([], { effect, replaces: false });
    await report;
    expect(sent).toEqual([450]);
  });

  it('waits while the handler is busy', async () => {
    const busy = Response.json({ error: 'Another import is under way' }, { status: 429 });
    const { report, slept } = run([busy], each);
    expect([(await report).created, slept.length]).toEqual([450, 1]);
  });

  it('stops when the handler fails, and reports the error', async () => {
    const broken = Response.json({ error: 'Import not valid: odd', read: 0, errors: [] }, { status: 400 });
    const { report, sent } = run([broken], each);
    expect(await report).toMatchObject({ failure: 'Import not valid: odd', created: 0 });
    expect(sent).toHaveLength(1);
  });

  it('fails when the handler rejects it', async () => {
    const rejected = Response.json({ error: 'permission denied' }, { status: 403 });
    await expect(run([rejected], each).report).rejects.toMatchObject({ status: 403 });
  });

  it('ends between two portions when it is stopped', async () => {
    const stop = new AbortController();
    stop.abort();
    expect((await run([], each, stop.signal).report).read).toBe(0);
  });
});

describe('An export', () => {
  it('is named after the application and the day', () =>
    expect(exportName('my-app', 'csv', new Date('2026-11-21T10:00:00Z'))).toBe(
      'my-app-devices-2026-11-21.csv',
    ));
});
