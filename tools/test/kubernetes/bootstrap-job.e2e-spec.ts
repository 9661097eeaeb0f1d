/** @needs helm */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSuite, type Suite } from '@fieldpost/testing';
import { BootstrapJob, subjectOf } from './bootstrap-job.js';

const timeoutMs = 600_000;

let suite: Suite;

beforeAll(async () => {
  suite = await startSuite();
}, timeoutMs);

afterAll(() => suite?.stop(), timeoutMs);

describe('The bootstrap Job of the Helm chart', () => {
  it(
    'makes the client of the console and the tokens that are missing or end soon, and keeps all others',
    async () => {
      const job = await BootstrapJob.of(suite);
      const said = await job.run();
      expect(said).toContain('console: the client exists');
      const first = job.tokens();
      expect(first.map(subjectOf)).toEqual(['fieldpost-handler', 'fieldpost-broker', 'fieldpost-router']);

      expect(await job.run()).toContain('handler fieldpost-handler: the token is valid for 36');
      expect(job.tokens()).toEqual(first);

      await job.run({ RENEW_DAYS: '400' });
      expect(job.tokens().map(subjectOf)).toEqual(first.map(subjectOf));
      expect(job.tokens().filter((token) => first.includes(token))).toEqual([]);
      job.stop();
    },
    timeoutMs,
  );
});
