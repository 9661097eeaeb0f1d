import { describe, expect, it } from '@jest/globals';
import { about, type Finding } from '@fieldpost/domain';
import type { Fetch, RequestOptions } from '../http/http-fetch.js';
import { givenCredentials } from '../session/credentials.js';
import { Session } from '../session/session.js';
import { reportFindings } from './report-findings.js';

const found = about('HTTP', 'https://handler.example').failure(
  'The app is not ready: database\u0007.',
  'Look at its log.',
);

async function report(fetch: Fetch, longestMs = 20_000): Promise<readonly Finding[]> {
  const session = new Session('https://fieldpost.example', givenCredentials('a.b.c'), fetch);
  return reportFindings(session, { version: '1.2.3', findings: [found] }, longestMs);
}
const answering = (status: number) => report(async () => new Response(null, { status }));

describe('A report of findings', () => {
  it('has the version of the program, and findings with texts of one line', async () => {
    const sent: [string, RequestOptions | undefined][] = [];
    await report(async (url, options) => {
      sent.push([url, options]);
      return new Response(null, { status: 204 });
    });
    const [[url, options] = []] = sent;
    expect([url, options?.method]).toEqual([
      'https://fieldpost.example/api/v2/installation/outside-checks',
      'PUT',
    ]);
    expect(JSON.parse(String(options?.body))).toEqual({
      version: '1.2.3',
      findings: [{ ...found, found: 'The app is not ready: database .' }],
    });
  });

  it.each([
    ['accepts', 204],
    ['does not know, being older', 404],
  ])('that the server %s adds no finding', async (_, status) => expect(await answering(status)).toEqual([]));

  it.each([400, 401, 403, 429, 500, 503])(
    'that is answered with status %d adds one that is unknown',
    async (status) =>
      expect(await answering(status)).toMatchObject([
        { state: 'unknown', subject: 'https://fieldpost.example' },
      ]),
  );

  it('that has no response adds one that is unknown', async () => {
    const silent: Fetch = (_, { signal } = {}) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    expect(await report(silent, 1)).toMatchObject([
      { state: 'unknown', found: expect.stringContaining('There is no response in 0.001 s.') },
    ]);
    const away: Fetch = () => Promise.reject(new Error('connect ECONNREFUSED'));
    expect(await report(away)).toMatchObject([{ state: 'unknown' }]);
  });
});
