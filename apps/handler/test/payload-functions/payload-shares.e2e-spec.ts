import { afterEach, describe, expect, it } from '@jest/globals';
import { closeAll, request, start } from './payload-threads.js';

afterEach(closeAll);

const sum = 'function Decoder(b) { return { sum: b.reduce(function (x, y) { return x + y }, 0) } }';
const loop = 'function Decoder() { while (true) {} }';

const runOf = (functions: ReturnType<typeof start>, count: number, name: string, decoder: string) =>
  Promise.allSettled(Array.from({ length: count }, () => functions.decode(request(name, decoder))));

describe('An owner of many applications that run out of time', () => {
  it('delays the dry run of another owner by a few of them at most', async () => {
    const functions = start({ timeoutMs: 300 });
    await functions.decode(request('good', sum));
    let ended = 0;
    const bad = Array.from({ length: 120 }, (_, n) =>
      functions.decode(request(`eve/app-${n}`, loop)).catch(() => (ended += 1)),
    );
    await bad[0];
    const before = ended;
    for (let n = 0; n < 5; n += 1) await functions.decode(request('good', sum));
    expect(ended - before).toBeLessThan(12);
  });

  it('is set apart with all of them, and the functions of others are not', async () => {
    const functions = start({ timeoutMs: 300 });
    for (const n of [1, 2, 3]) await runOf(functions, 1, `eve/app-${n}`, loop);
    const { prompt, slow } = functions;
    const before = slow.outcomes.of('answered');
    await functions.decode(request('eve/another-app', sum));
    expect(slow.outcomes.of('answered')).toBe(before + 1);
    await functions.decode(request('good', sum));
    expect(prompt.outcomes.of('answered')).toBe(1);
  });

  it('has no more messages waiting apart than half of those that may', async () => {
    const functions = start({ timeoutMs: 300 });
    for (const n of [1, 2, 3]) await runOf(functions, 1, `eve/app-${n}`, loop);
    const asked = [1, 2, 3].map((n) => runOf(functions, 16, `eve/app-${n}`, sum));
    expect(functions.slow.measured).toEqual({ length: 32, capacity: 64, rejected: 16 });
    await Promise.all(asked);
  });
});
