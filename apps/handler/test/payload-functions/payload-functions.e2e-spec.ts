import { setTimeout as sleep } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '@fieldpost/testing';
import type { PayloadFunctions } from '../../src/payload-functions/payload-functions.js';
import { closeAll, request, start } from './payload-threads.js';

afterEach(closeAll);

const sum = 'function Decoder(b) { return { sum: b.reduce(function (x, y) { return x + y }, 0) } }';
const lasting = (ms: number): string =>
  `function Decoder() { var end = Date.now() + ${ms}; while (Date.now() < end) {} return {} }`;
const heavy = lasting(60);
// Some milliseconds of work, however long it waits for a processor.
const working = 'function Decoder() { for (var i = 0, n = 0; i < 150000; i++) n += i; return {} }';
const loop = 'function Decoder() { while (true) {} }';
// A built-in of the engine that does not look at the clock while it searches.
const stuck = 'function Decoder() { return { at: [].indexOf.call({ length: Number.MAX_SAFE_INTEGER }, 1) } }';

describe('Payload functions on threads', () => {
  it('decode an uplink', async () => {
    const functions = {
      decoder: sum,
      validator: 'function Validator(f) { console.log(f); return f.sum < 6 }',
    };
    const result = await start().decode({ ...request('app', ''), functions });
    expect(result).toEqual({
      fields: { sum: 6 },
      valid: false,
      logs: [{ function: 'Validator', fields: ['{"sum":6}'] }],
    });
  });

  it('encode a downlink', async () => {
    const encoder = 'function Encoder(fields) { return [fields.on ? 1 : 0, 255] }';
    const functions = { encoder };
    const { payload } = await start().encode({ key: 'app', functions, fields: { on: true }, port: 1 });
    expect(payload).toEqual(Buffer.from([1, 255]));
  });

  it('reject fields when there is no Encoder', async () => {
    const encoding = start().encode({ key: 'app', functions: { encoder: '' }, fields: {}, port: 1 });
    await expect(encoding).rejects.toMatchObject({
      kind: 'invalid_argument',
      message: 'Downlink Payload not valid: fields supplied, but no Encoder function set',
    });
  });

  it('keep the kind and the text of an error', async () =>
    expect(
      start().decode(request('app', 'function Decoder() { throw new Error("no") }')),
    ).rejects.toMatchObject({
      code: 'payload_function_threw',
      kind: 'internal',
      message: 'Internal error: Decoder threw error: Error: no',
    }));

  it('return its own result for every message of many applications', async () => {
    const functions = start({ threads: 2 });
    const results = await Promise.all(
      Array.from({ length: 1000 }, (_, i) => functions.decode(request(`app-${i % 7}`, sum, [i % 256, 1]))),
    );
    expect(results.map(({ fields }) => fields)).toEqual(
      Array.from({ length: 1000 }, (_, i) => ({ sum: (i % 256) + 1 })),
    );
  });

  it('send the sources of an application once with all of its messages that go together', async () => {
    const sent: number[] = [];
    const post = jest.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
      this: Worker,
      orders: unknown,
    ) {
      sent.push(serialize(orders).length);
      post.mockRestore();
      this.postMessage(orders);
    });
    const long = request('app', `${sum}//${'x'.repeat(100_000)}`);
    const functions = start();
    await Promise.all(Array.from({ length: 32 }, () => functions.decode(long)));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toBeLessThan(150_000);
  });

  it('survive a source that nests too deep for a parser', async () => {
    const functions = start();
    await expect(functions.decode(request('app', '('.repeat(50_000)))).rejects.toThrow('Decoder threw error');
    await expect(functions.decode(request('app', sum))).resolves.toMatchObject({ fields: { sum: 6 } });
  });
});

/** Asks for many at once. The names of those that are answered are noted in their order. */
const askFor = (
  functions: PayloadFunctions,
  { count, answered = [] }: { readonly count: number; readonly answered?: string[] },
  ...asked: Parameters<typeof request>
) =>
  Promise.allSettled(
    Array.from({ length: count }, async () => {
      await functions.decode(request(...asked));
      answered.push(asked[0]);
    }),
  );
const busy = 'Too many messages of this application are waiting for its payload functions';
const rejectedOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter((result) => result.status === 'rejected' && String(result.reason).endsWith(busy));

describe('An application with heavy functions', () => {
  it('costs another one no more than a few of its calls', async () => {
    const functions = start();
    const answered: string[] = [];
    await functions.decode(request('good', sum));
    void askFor(functions, { count: 32, answered }, 'heavy', heavy);
    await until('a first answer', () => answered.length > 0);
    const before = answered.length;
    await askFor(functions, { count: 1, answered }, 'good', sum);
    expect(answered.indexOf('good') - before).toBeLessThan(5);
  });

  it('is served apart when much of it waits, though it keeps its time', async () => {
    const functions = start();
    const results = await askFor(functions, { count: 250 }, 'heavy', working);
    const { prompt, slow } = functions;
    expect(prompt.outcomes.of('timed_out') + slow.outcomes.of('timed_out')).toBe(0);
    expect(slow.outcomes.of('answered')).toBeGreaterThan(0);
    const answered = prompt.outcomes.of('answered') + slow.outcomes.of('answered');
    expect(answered).toBe(250 - rejectedOf(results).length);
  });

  it('is served with the others as long as little waits', async () => {
    const functions = start();
    for (let i = 0; i < 5; i++) await askFor(functions, { count: 2 }, 'heavy', heavy);
    expect(functions.prompt.outcomes.of('answered')).toBe(10);
  });
});

describe('An application with quick functions', () => {
  it('gets the results of its messages in order', async () => {
    const functions = start();
    const order: number[] = [];
    const ask = async (n: number) => {
      await functions.decode(request('app', lasting(3)));
      order.push(n);
    };
    await Promise.all(Array.from({ length: 40 }, (_, n) => ask(n)));
    expect(order).toEqual([...Array(40).keys()]);
  });

  it('is served with the others while messages of slow ones wait', async () => {
    const functions = start();
    await askFor(functions, { count: 500 }, 'quick', lasting(1));
    expect(functions.prompt.outcomes.of('answered')).toBe(500);
  });
});

describe('An application that runs out of time in every message', () => {
  it('hardly delays another one', async () => {
    const functions = start({ timeoutMs: 300 });
    await functions.decode(request('good', sum));
    let ended = 0;
    const bad = Array.from({ length: 16 }, () =>
      functions.decode(request('bad', loop)).catch((e: unknown) => {
        ended += 1;
        return e;
      }),
    );
    for (let i = 0; i < 10; i++) await functions.decode(request('good', sum));
    expect(ended).toBeLessThan(10);
    expect(String(await bad[0])).toContain('Interrupted javascript execution for Decoder');
  });

  it('may have 16 waiting messages, and gets errors for more', async () => {
    const functions = start({ timeoutMs: 100 });
    await askFor(functions, { count: 1 }, 'bad', loop);
    const asked = askFor(functions, { count: 20 }, 'bad', sum);
    expect(functions.slow.measured).toEqual({ length: 16, capacity: 64, rejected: 4 });
    expect(rejectedOf(await asked)).toHaveLength(4);
  });

  it('has no more than 16 messages with its thread and in front of it', async () => {
    const functions = start({ timeoutMs: 100 });
    await askFor(functions, { count: 1 }, 'bad', loop);
    const asked = [];
    // The first ones are with the thread when the others come.
    for (let times = 0; times < 4; times += 1) {
      await sleep(30);
      asked.push(askFor(functions, { count: 16 }, 'bad', heavy));
    }
    const { outcomes, measured } = functions.slow;
    const ended = outcomes.of('answered') + outcomes.of('timed_out');
    expect(measured.length).toBeLessThanOrEqual(16);
    const rejected = rejectedOf((await Promise.all(asked)).flat());
    expect(64 - rejected.length - ended).toBeLessThanOrEqual(16);
  });

  it('may have 64 messages waiting together with others like it', async () => {
    const functions = start({ timeoutMs: 100 });
    const names = ['bad-1', 'bad-2', 'bad-3', 'bad-4', 'bad-5'];
    for (const name of names) await askFor(functions, { count: 1 }, name, loop);
    const asked = names.map((name) => askFor(functions, { count: 16 }, name, sum));
    expect(functions.slow.measured).toEqual({ length: 64, capacity: 64, rejected: 16 });
    expect(rejectedOf((await Promise.all(asked)).flat())).toHaveLength(16);
  });
});

describe('A thread that is stuck', () => {
  it('is replaced, and only the message that it was stuck in fails', async () => {
    const functions = start({ stuckMs: 2_000 });
    await functions.decode(request('good', sum));
    const results = await Promise.allSettled([
      functions.decode(request('good', sum)),
      functions.decode(request('bad', stuck)),
      functions.decode(request('good', sum)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(String(results[1].status === 'rejected' && results[1].reason)).toContain(
      'Internal error: Interrupted javascript execution for Decoder after 2000ms',
    );
  });
});

describe('Payload functions that are closed', () => {
  it('fail what is under way and take nothing new', async () => {
    const functions = start();
    const underway = functions.decode(request('app', loop));
    const waiting = functions.decode(request('app', sum));
    const closing = sleep(20).then(() => functions.close());
    const text = /^Internal error: payload functions did not answer: /;
    await Promise.all([underway, waiting].map((promise) => expect(promise).rejects.toThrow(text)));
    await closing;
    await expect(functions.decode(request('app', sum))).rejects.toThrow(text);
  });

  it('fail what waits for the one before it', async () => {
    const functions = start();
    await functions.decode(request('good', sum));
    const results = Promise.all([
      askFor(functions, { count: 1 }, 'bad', stuck),
      askFor(functions, { count: 1 }, 'good', sum),
    ]);
    await sleep(50);
    await functions.close();
    for (const { status } of (await results).flat()) expect(status).toBe('rejected');
  });
});
