import { describe, expect, it } from '@jest/globals';
import { retryingFetch } from './retrying-fetch.js';

const tooOften = (seconds?: string) =>
  new Response('{}', { status: 429, headers: seconds === undefined ? {} : { 'retry-after': seconds } });

function fetchWith(answers: readonly Response[]) {
  const [waits, bodies, next] = [[] as number[], [] as string[], [...answers]];
  const call = retryingFetch(
    async (request) => {
      bodies.push(await request.text());
      return next.shift() ?? new Response('{}');
    },
    async (milliseconds) => void waits.push(milliseconds),
  );
  const post = () => call(new Request('http://127.0.0.1/', { method: 'POST', body: 'a' }));
  return { waits, bodies, post };
}

describe('A call above a rate limit', () => {
  it('is retried with its body after the time in the response, or after a second', async () => {
    const { waits, bodies, post } = fetchWith([tooOften('2'), tooOften()]);
    expect((await post()).status).toBe(200);
    expect([waits, bodies]).toEqual([
      [2_000, 1_000],
      ['a', 'a', 'a'],
    ]);
  });

  it('fails when the limit stays exceeded', async () => {
    const { bodies, post } = fetchWith([1, 2, 3, 4, 5].map(() => tooOften()));
    expect((await post()).status).toBe(429);
    expect(bodies).toHaveLength(4);
  });

  it.each(['3600', 'Sun, 22 Nov 2026 00:00:00 GMT'])('is not retried after a wait of %s', async (wait) => {
    const { waits, post } = fetchWith([tooOften(wait)]);
    expect((await post()).status).toBe(429);
    expect(waits).toEqual([]);
  });
});
