import { bundledGuest } from '../../../test/payload-functions/bundled-guest.js';
import { fromNotation, toNotation } from '../notation.js';
import { PayloadEngine, type UplinkFunctions } from './payload-engine.js';

// What a function returns must not depend on how busy the machine is that runs the specs.
const limits = {
  timeoutMs: 10_000,
  memoryBytes: 16 * 1024 * 1024,
  stackBytes: 64 * 1024,
  resultChars: 65_536,
};

/** An engine as specs use it: values in, values out. */
export async function startEngine() {
  let seed = 0;
  const engine = await PayloadEngine.create({
    guestScript: await bundledGuest(),
    limits,
    imageBytes: 8 * 1024 * 1024,
    seed: () => (seed += 1),
    begin: () => undefined,
  });

  const decode = (functions: UplinkFunctions, payload: readonly number[] = [1, 2, 3], port = 1) => {
    const { fields, ...rest } = engine.decode({ functions, payload: JSON.stringify(payload), port });
    return { ...rest, fields: fields === undefined ? undefined : fromNotation(fields) };
  };
  return {
    decode,
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
