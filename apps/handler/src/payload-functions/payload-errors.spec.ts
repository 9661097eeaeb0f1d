import { describe, expect, it } from '@jest/globals';
import type { AppError } from '@fieldpost/errors';
import { startEngine } from './engine/payload-engine.suite.js';

const { decode, decodeUplink, decodeWith } = await startEngine();

describe('An error in a function', () => {
  it.each([
    ['throw new Error("bad frame")', 'Error: bad frame'],
    ['throw "bad frame"', 'bad frame'],
    ['throw { toString: function () { throw 1 } }', 'an error that has no text'],
    ['return null.x', "TypeError: cannot read property 'x' of null"],
    ['return bytes.nothing()', 'TypeError: not a function'],
    ['return missing', "ReferenceError: 'missing' is not defined"],
    ['function f() { return f() + 1 } f()', 'RangeError: Maximum call stack size exceeded'],
  ])('is told for %s', (body, text) =>
    expect(() => decodeWith(body)).toThrow(`Internal error: Decoder threw error: ${text}`),
  );

  it('names a function that the source lacks', () =>
    expect(() => decode({ decoder: 'function decoder() {}' })).toThrow(
      "Internal error: Decoder threw error: ReferenceError: 'Decoder' is not defined",
    ));

  it('names line and column when the source cannot be parsed', () =>
    expect(() => decode({ decoder: 'function Decoder() {\n  return };\n}' })).toThrow(
      /^Internal error: Decoder threw error: \(anonymous\): Line 3:1 /,
    ));

  it('is cut at 1,024 characters, also when it pretends to be an error of the parser', () => {
    const long = 'message: Array(100000).join("x")';
    for (const thrown of [
      `{ fileName: "(anonymous)", stack: ":1:1\\n", ${long} }`,
      'Array(100000).join("x")',
    ])
      expect(() => decode({ decoder: `throw ${thrown}` })).toThrow(/^[^x]*x{900,1024}$/);
  });

  it('is reported when the source throws while it is evaluated', () =>
    expect(() => decode({ decoder: 'JSON.parse("{"); function Decoder() {}' })).toThrow(
      /^Internal error: Decoder threw error: SyntaxError: /,
    ));
});

describe('An error with a place in the source', () => {
  const placeOf = (run: () => unknown) => {
    try {
      return run();
    } catch (error) {
      return (error as AppError).scriptError;
    }
  };
  const source = 'function Decoder(bytes) {\n  // 𝄞\n  return { x: check(bytes) };\n}\n';

  it('has the line and the column where it was thrown', () =>
    expect(
      placeOf(() => decode({ decoder: `${source}function check() {\n  throw new Error("bad");\n}` })),
    ).toEqual({ function: 'Decoder', message: 'Error: bad', line: 6, column: expect.any(Number) }));

  it('has those of the script when a built-in function throws', () =>
    expect(
      placeOf(() => decode({ decoder: `${source}function check() { return JSON.parse("{"); }` })),
    ).toMatchObject({
      ...{ function: 'Decoder', line: 5 },
    }));

  it('has those of the function that failed among several', () =>
    expect(
      placeOf(() =>
        decode({
          decoder: 'function Decoder() { return {}; }',
          converter: '\n\nfunction Converter(fields) { return fields.a.b; }',
        }),
      ),
    ).toMatchObject({ function: 'Converter', line: 3 }));

  it('has those of a source that cannot be parsed, or that throws while it is evaluated', () => {
    expect(placeOf(() => decode({ decoder: 'function Decoder() {\n  return };\n}' }))).toMatchObject({
      ...{ function: 'Decoder', line: 3, column: 1, message: expect.not.stringContaining('Line') },
    });
    expect(placeOf(() => decode({ decoder: '\nmissing();' }))).toMatchObject({ line: 2 });
  });

  it('has those in a codec, too', () =>
    expect(
      placeOf(() => decodeUplink('function decodeUplink(input) {\n\n  return input.a.b;\n}')),
    ).toMatchObject({
      ...{ function: 'decodeUplink', line: 3 },
    }));

  it.each([
    'throw "bad frame"',
    'throw { stack: 5 }',
    'throw { stack: "(anonymous):0:0" }',
    'throw { get stack() { throw 1; } }',
    'throw null',
  ])('is not in the one for %s, which has none', (body) => {
    const error = placeOf(() => decodeWith(body));
    expect(error).toMatchObject({ function: 'Decoder', message: expect.stringContaining('threw error') });
    expect(error).not.toHaveProperty('line');
  });

  it.each([
    ['a result that is no object', 'return 5', 'Decoder not valid: does not return an object'],
    ['a timeout', 'for (;;);', expect.stringMatching(/^Interrupted javascript execution for Decoder after /)],
  ])('names the function and the message without a place for %s', (_, body, message) =>
    expect(placeOf(() => decodeWith(body))).toEqual({ function: 'Decoder', message }),
  );

  it('has what the functions logged before one of them failed', () =>
    expect(
      placeOf(() =>
        decode({
          decoder: 'function Decoder() { console.log("first"); return {}; }',
          converter: 'function Converter() { console.log("second", 2); throw new Error("bad"); }',
        }),
      ),
    ).toMatchObject({
      ...{ function: 'Converter', line: 1 },
      logs: [
        { function: 'Decoder', fields: ['"first"'] },
        { function: 'Converter', fields: ['"second"', '2'] },
      ],
    }));
});

describe('console.log', () => {
  const logsOf = (body: string) =>
    decode({ decoder: `function Decoder() { ${body}; return {} }` }).logs.map(({ fields }) => fields);

  it('keeps the JSON text of each argument, with sorted keys', () =>
    expect(logsOf('console.log("hi", 11, { b: 1, a: new Date(0) }); console.log([1], null)')).toEqual([
      ['"hi"', '11', '{"a":"1970-01-01T00:00:00.000Z","b":1}'],
      ['[1]', 'null'],
    ]));

  it('names the function that called it', () => {
    const { logs } = decode({
      decoder: 'function Decoder() { console.log(1); return {} }',
      validator: 'function Validator() { console.log(2); return true }',
    });
    expect(logs).toEqual([
      { function: 'Decoder', fields: ['1'] },
      { function: 'Validator', fields: ['2'] },
    ]);
  });

  it('shows what has no JSON text as undefined', () =>
    expect(logsOf('var a = {}; a.a = a; console.log(undefined, function () {}, a)')).toEqual([
      ['undefined', 'undefined', 'undefined'],
    ]));

  it('also works while the source is evaluated', () =>
    expect(decode({ decoder: 'console.log("up"); function Decoder() { return {} }' }).logs).toHaveLength(1));

  it('keeps a bounded log', () => {
    const kept = logsOf('for (var i = 0; i < 20000; i++) console.log("0123456789")');
    expect(kept.length).toBeGreaterThan(1000);
    expect(kept.flat().join('').length).toBeLessThanOrEqual(65_536);
  });

  it('leaves the other console methods without effect', () =>
    expect(logsOf('console.warn(1); console.error(1); console.info(1); console.debug(1)')).toEqual([]));
});
