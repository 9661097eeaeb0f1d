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

describe('A call that comes too often', () => {
  it('is sent again, body included, when the server says, or after a second', async () => {
    const { waits, bodies, post } = fetchWith([tooOften('2'), tooOften()]);
    expect((await post()).status).toBe(200);
    expect([waits, bodies]).toEqual([
      [2_000, 1_000],
      ['a', 'a', 'a'],
    ]);
  });

  it('is given up when it stays so', async () => {
    const { bodies, post } = fetchWith([1, 2, 3, 4, 5].map(() => tooOften()));
    expect((await post()).status).toBe(429);
    expect(bodies).toHaveLength(4);
  });

  it.each(['3600', 'Sun, 22 Nov 2026 00:00:00 GMT'])(
    'is left to the user when told to wait for %s',
    async (wait) => {
      const { waits, post } = fetchWith([tooOften(wait)]);
      expect((await post()).status).toBe(429);
      expect(waits).toEqual([]);
    },
  );
});
