import { afterEach, describe, expect, it } from '@jest/globals';
import type * as Module from '../src/payload-functions/payload-functions.js';

// Threads run the built code, so that this suite does too.
const built = new URL('../dist/modules/payload-functions/payload-functions.js', import.meta.url).href;
const { PayloadFunctions } = (await import(built)) as typeof Module;

const open: Module.PayloadFunctions[] = [];
const start = (options: Partial<Module.PayloadFunctionsOptions> = {}) => {
  const functions = new PayloadFunctions(options);
  open.push(functions);
  return functions;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((functions) => functions.close()));
});

const request = (key: string, decoder: string, payload = [1, 2, 3]) => ({
  key,
  functions: { decoder },
  payload: Buffer.from(payload),
  port: 1,
});
const sum = 'function Decoder(b) { return { sum: b.reduce(function (x, y) { return x + y }, 0) } }';
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
    const { payload } = await start().encode({ key: 'app', encoder, fields: { on: true }, port: 1 });
    expect(payload).toEqual(Buffer.from([1, 255]));
  });

  it('refuse fields when there is no Encoder', async () => {
    const encoding = start().encode({ key: 'app', encoder: '', fields: {}, port: 1 });
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

  it('answer every message of many applications with its own result', async () => {
    const functions = start({ threads: 2 });
    const results = await Promise.all(
      Array.from({ length: 1000 }, (_, i) => functions.decode(request(`app-${i % 7}`, sum, [i % 256, 1]))),
    );
    expect(results.map(({ fields }) => fields)).toEqual(
      Array.from({ length: 1000 }, (_, i) => ({ sum: (i % 256) + 1 })),
    );
  });

  it('survive a source that nests too deep for a parser', async () => {
    const functions = start();
    await expect(functions.decode(request('app', '('.repeat(50_000)))).rejects.toThrow('Decoder threw error');
    await expect(functions.decode(request('app', sum))).resolves.toMatchObject({ fields: { sum: 6 } });
  });
});

describe('An application that runs out of time in every message', () => {
  it('hardly delays another one', async () => {
    const functions = start();
    await functions.decode(request('good', sum));
    let ended = 0;
    const bad = Array.from({ length: 20 }, () =>
      functions.decode(request('bad', loop)).catch((e: unknown) => {
        ended += 1;
        return e;
      }),
    );
    for (let i = 0; i < 10; i++) await functions.decode(request('good', sum));
    expect(ended).toBeLessThan(10);
    expect(String((await Promise.all(bad)).at(-1))).toContain('Interrupted javascript execution for Decoder');
  });

  it('may have fewer messages waiting', async () => {
    const functions = start({ waitingPerApplication: 40 });
    await functions.decode(request('bad', loop)).catch(() => undefined);
    const results = await Promise.all(
      Array.from({ length: 6 }, () =>
        functions.decode(request('bad', loop)).catch((error: Error) => error.message),
      ),
    );
    expect(results.filter((text) => String(text).startsWith('Too many messages'))).toHaveLength(4);
  });
});

describe('A thread that is stuck', () => {
  it('is replaced, and only the message that it was stuck in fails', async () => {
    const functions = start();
    await functions.decode(request('good', sum));
    const results = await Promise.allSettled([
      functions.decode(request('good', sum)),
      functions.decode(request('bad', stuck)),
      functions.decode(request('good', sum)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(String(results[1].status === 'rejected' && results[1].reason)).toContain(
      'Internal error: Interrupted javascript execution for Decoder after 300ms',
    );
  });
});

describe('Payload functions that are closed', () => {
  it('fail what is under way and take nothing new', async () => {
    const functions = start();
    const underway = functions.decode(request('app', loop));
    const waiting = functions.decode(request('app', sum));
    const closing = new Promise((resolve) => setTimeout(resolve, 20)).then(() => functions.close());
    const text = /^Internal error: payload functions did not answer: /;
    await Promise.all([underway, waiting].map((promise) => expect(promise).rejects.toThrow(text)));
    await closing;
    await expect(functions.decode(request('app', sum))).rejects.toThrow(text);
  });
});
