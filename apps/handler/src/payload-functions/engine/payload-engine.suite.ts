import { bundledGuests } from '../../../test/payload-functions/bundled-guest.js';
import { type CodecInput, jobOf, resultOf } from '../codec-calls.js';
import { fromNotation, toNotation } from '../notation.js';
import { PayloadEngine, type UplinkFunctions } from './payload-engine.js';

// What a function returns must not depend on how busy the machine is that runs the specs.
const limits = {
  timeoutMs: 10_000,
  memoryBytes: 16 * 1024 * 1024,
  stackBytes: 64 * 1024,
  resultChars: 65_536,
};

const uplink = {
  call: 'decodeUplink',
  fPort: 1,
  recvTime: Date.UTC(2026, 0, 2, 3, 4, 5),
  variables: { floor: '2' },
} as const;

/** An engine as specs use it: values in, values out. */
export async function startEngine() {
  let seed = 0;
  const engine = await PayloadEngine.create({
    scripts: await bundledGuests(),
    limits,
    imageBytes: 8 * 1024 * 1024,
    seed: () => (seed += 1),
    begin: () => undefined,
  });

  const decode = (functions: UplinkFunctions, payload: readonly number[] = [1, 2, 3], port = 1) => {
    const { fields, ...rest } = engine.decode({ functions, payload: JSON.stringify(payload), port });
    return { ...rest, fields: fields === undefined ? undefined : fromNotation('Decoder', fields) };
  };
  const codec = (source: string, input: CodecInput) => {
    const request = { key: 'app', functions: { source }, input };
    return resultOf(input.call, engine.codec(jobOf(request)));
  };
  return {
    decode,
    codec,
    /** The result of `decodeUplink` for these bytes on port 1. */
    decodeUplink: (source: string, bytes: readonly number[] = [1, 2, 3]) =>
      codec(source, { ...uplink, bytes: Uint8Array.from(bytes) }),
    encodeDownlink: (source: string, data: Readonly<Record<string, unknown>> = {}) =>
      codec(source, { call: 'encodeDownlink', data, fPort: 7, variables: {} }),
    decodeWith: (body: string, payload?: readonly number[]) =>
      decode({ decoder: `function Decoder(bytes, port) { ${body} }` }, payload).fields,
    encodeWith: (body: string, fields: unknown = {}) =>
      engine.encode({
        functions: { encoder: `function Encoder(fields, port) { ${body} }` },
        fields: toNotation(fields),
        port: 1,
      }).bytes,
  };
}
