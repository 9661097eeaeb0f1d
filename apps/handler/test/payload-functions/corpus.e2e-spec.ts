import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { CodecInput, CodecRequest, CodecResult } from '../../src/payload-functions/codec-calls.js';
import { largeSource } from './large-codec.js';
import { closeAll, start } from './payload-threads.js';

/** A call and its result; bytes in hexadecimal. Errors and warnings are absent where there are none. */
interface Example {
  readonly call: CodecInput['call'];
  readonly bytes?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly fPort: number;
  readonly time?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly expected: object;
}

type Examples = Readonly<Record<string, readonly Example[]>>;

const corpus = new URL('./corpus/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, corpus), 'utf8');
const all = readdirSync(corpus).flatMap((style) =>
  Object.entries(JSON.parse(read(`${style}/examples.json`)) as Examples).map(
    ([name, examples]) => [`${style}/${name}`, examples] as const,
  ),
);

/** The limits of a handler. */
const defaults = { timeoutMs: 100, stuckMs: 300 };
const functions = start(defaults);
afterAll(closeAll);

function inputOf({ call, bytes = '', data = {}, fPort, time, variables = {} }: Example): CodecInput {
  const common = { fPort, variables };
  const received = { recvTime: Date.parse(time ?? '2026-01-02T03:04:05Z') };
  if (call === 'encodeDownlink') return { call, data, ...common };
  const coded = { bytes: Buffer.from(bytes, 'hex'), ...common };
  return call === 'decodeUplink' ? { call, ...coded, ...received } : { call, ...coded };
}

/** Time limits are wall-clock time, which passes on a busy machine without progress: such a call is made again. */
async function called(request: CodecRequest, times = 25): Promise<CodecResult> {
  try {
    return await functions.call(request);
  } catch (error) {
    if (times > 1 && String(error).includes('Interrupted')) return called(request, times - 1);
    throw error;
  }
}

const shown = ({ data, bytes, fPort, errors, warnings }: CodecResult): object => ({
  ...(data !== undefined && { data }),
  ...(bytes !== undefined && { bytes: bytes.toString('hex') }),
  ...(fPort !== undefined && { fPort }),
  ...(errors.length > 0 && { errors }),
  ...(warnings.length > 0 && { warnings }),
});

describe('The codecs of the corpus', () => {
  it('are sixty at least, each with its examples', () => {
    const files = readdirSync(corpus, { recursive: true }).map(String);
    const sources = files.filter((name) => name.endsWith('.js'));
    expect(sources.sort()).toEqual(all.map(([name]) => `${name}.js`).sort());
    expect(sources.length).toBeGreaterThanOrEqual(60);
    for (const [, examples] of all) expect(examples.length).toBeGreaterThan(0);
  });

  it.each(all)(
    'give the results of their examples within the limits of a handler: %s',
    async (name, examples) => {
      const source = read(`${name}.js`);
      const results = [];
      for (const example of examples)
        results.push(shown(await called({ key: name, functions: { source }, input: inputOf(example) })));
      expect(results).toEqual(examples.map(({ expected }) => expected));
    },
  );
});

describe('A codec of 200 kB', () => {
  it.each(['functions', 'tables'] as const)(
    'runs within the limits of a handler, made of %s',
    async (kind) => {
      const source = largeSource(kind, 200_000);
      expect(Buffer.byteLength(source)).toBeGreaterThanOrEqual(200_000);
      const input: CodecInput = {
        call: 'decodeUplink',
        bytes: Buffer.of(7),
        fPort: 1,
        recvTime: 0,
        variables: {},
      };
      const request = { key: kind, functions: { source }, input };
      expect((await called(request)).data).toEqual({ value: 42 });
      expect((await called(request)).data).toEqual({ value: 42 });
    },
  );
});
