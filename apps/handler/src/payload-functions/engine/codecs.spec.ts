import { beforeAll, describe, expect, it } from '@jest/globals';
import { startEngine } from './payload-engine.suite.js';

let engine: Awaited<ReturnType<typeof startEngine>>;
beforeAll(async () => {
  engine = await startEngine();
});

const sum = 'var n = 0; input.bytes.forEach(function (b) { n += b; }); return { data: { sum: n } };';

describe('A codec', () => {
  it.each([
    ['declared', `function decodeUplink(input) { ${sum} }`],
    ['of a variable', `var decodeUplink = function (input) { ${sum} };`],
    ['of a constant', `const decodeUplink = (input) => { ${sum} };`],
    ['assigned to the global object', `this.decodeUplink = function (input) { ${sum} };`],
    ['of exports', `exports.decodeUplink = function (input) { ${sum} };`],
    ['of module.exports', `function f(input) { ${sum} } module.exports = { decodeUplink: f };`],
    ['of a default export', `exports.default = { decodeUplink: function (input) { ${sum} } };`],
    ['of a class', `class C { decodeUplink(input) { ${sum} } } module.exports = new C();`],
    [
      'in a universal module',
      `(function (root, factory) {
         if (typeof define === 'function' && define.amd) define([], factory);
         else if (typeof module === 'object' && module.exports) module.exports = factory();
         else root.decodeUplink = factory().decodeUplink;
       })(this, function () { return { decodeUplink: function (input) { ${sum} } }; });`,
    ],
    ['in strict mode', `'use strict'; function decodeUplink(input) { ${sum} }`],
    ['of version 2', `function Decoder(bytes, port) { return { sum: bytes[0] + bytes[1] + bytes[2] }; }`],
    [
      'that is exported, too',
      `function decodeUplink(input) { ${sum} } if (typeof module !== 'undefined') module.exports = { decodeUplink };`,
    ],
    [
      'with its own module object',
      `const module = { exports: {} }; module.exports.decodeUplink = function (input) { ${sum} };`,
    ],
  ])('may have a function %s', (_how, source) =>
    expect(engine.decodeUplink(source)).toMatchObject({ data: { sum: 6 }, errors: [], warnings: [] }),
  );

  it('is given the bytes, the port, the time as a Date and the variables', () =>
    expect(
      engine.decodeUplink(
        `function decodeUplink(input) {
           return { data: { names: Object.keys(input).sort(), isDate: input.recvTime instanceof Date,
             at: input.recvTime.toISOString(), port: input.fPort, floor: input.variables.floor } };
         }`,
      ).data,
    ).toEqual({
      ...{ names: ['bytes', 'fPort', 'recvTime', 'variables'], isDate: true },
      ...{ at: '2026-01-02T03:04:05.000Z', port: 1, floor: '2' },
    }));

  it('returns errors and warnings as texts, whatever it puts there', () => {
    const returning = (result: string) =>
      engine.decodeUplink(`function decodeUplink() { return ${result}; }`);
    expect(returning(`{ errors: ['a', 'b'], data: { x: 1 } }`)).toMatchObject({
      ...{ errors: ['a', 'b'], data: undefined },
    });
    expect(returning(`{ errors: 'one', warnings: [new Error('w'), 3] }`)).toMatchObject({
      ...{ errors: ['one'], warnings: ['w', '3'] },
    });
    expect(returning(`{ errors: null, warnings: [], data: { x: 1 } }`)).toMatchObject({
      ...{ errors: [], warnings: [], data: { x: 1 } },
    });
  });

  it('returns data as JSON.stringify writes it, with sorted names', () =>
    expect(
      JSON.stringify(
        engine.decodeUplink(
          `function decodeUplink(input) {
             return { data: { z: NaN, at: new Date(0), raw: input.bytes, none: undefined, f: function () {},
               a: [Infinity, new Uint8Array([1])] } };
           }`,
        ).data,
      ),
    ).toBe('{"a":[null,[1]],"at":"1970-01-01T00:00:00.000Z","raw":[1,2,3],"z":null}'));

  it.each([
    ['nothing', 'undefined', 'decodeUplink not valid: does not return an object'],
    ['a list', '[1]', 'decodeUplink not valid: does not return an object'],
    ['a promise', 'Promise.resolve({ data: {} })', 'decodeUplink not valid: does not return an object'],
    ['a list as data', '{ data: [1] }', 'decodeUplink not valid: does not return an object as data'],
    ['a text as data', '{ data: "x" }', 'decodeUplink not valid: does not return an object as data'],
  ])('may not return %s', (_what, result, message) =>
    expect(() => engine.decodeUplink(`function decodeUplink() { return ${result}; }`)).toThrow(message),
  );

  it('without the function is rejected by its name', () => {
    const source = 'function decodeUplink() { return { data: {} }; }';
    expect(() => engine.encodeDownlink(source)).toThrow('Codec not valid: has no function encodeDownlink');
    expect(() => engine.decodeUplink('x = 1')).toThrow('Codec not valid: has no function decodeUplink');
  });

  it('throws errors with the name of the function, and logs under it', () => {
    expect(() => engine.decodeUplink('function decodeUplink() { throw new Error("no"); }')).toThrow(
      'Internal error: decodeUplink threw error: Error: no',
    );
    expect(() => engine.decodeUplink('function decodeUplink( {')).toThrow(
      'Internal error: decodeUplink threw error: (anonymous): Line ',
    );
    expect(
      engine.decodeUplink('function decodeUplink(i) { console.log("x", i.fPort); return {}; }').logs,
    ).toEqual([{ function: 'decodeUplink', fields: ['"x"', '1'] }]);
  });

  it('has nothing of an earlier call', () => {
    const source = 'var n = 0; function decodeUplink() { n += 1; return { data: { n: n } }; }';
    for (let times = 0; times < 2; times += 1) expect(engine.decodeUplink(source).data).toEqual({ n: 1 });
  });

  it('may use Buffer as in ChirpStack', () =>
    expect(
      engine.decodeUplink(
        `function decodeUplink(input) {
           var b = new Buffer(input.bytes);
           return { data: { hex: b.toString('hex'), word: Buffer.from(input.bytes).readUInt16BE(1) } };
         }`,
      ).data,
    ).toEqual({ hex: '010203', word: 515 }));

  it('may use ES2020', () =>
    expect(
      engine.decodeUplink(
        `const table = new Map([[1, { name: 'one' }]]);
         function decodeUplink({ bytes: [first, ...rest], variables }) {
           return { data: { name: table.get(first)?.name ?? 'none', rest: [...rest], big: Number(2n ** 40n),
             level: variables?.level ?? 5 } };
         }`,
      ).data,
    ).toEqual({ name: 'one', rest: [2, 3], big: 1_099_511_627_776, level: 5 }));
});

describe('A codec of downlinks', () => {
  const returning = (result: string, data = {}) =>
    engine.encodeDownlink(`function encodeDownlink(input) { return ${result}; }`, data);

  it('is given the data, the port and the variables', () =>
    expect(
      returning('{ bytes: [input.data.on ? 1 : 0, input.fPort, Object.keys(input).length] }', { on: true }),
    ).toMatchObject({ bytes: Buffer.from([1, 7, 3]), fPort: undefined, errors: [] }));

  it('may choose the port', () =>
    expect(returning('{ bytes: new Uint8Array([1]), fPort: 85 }')).toMatchObject({
      ...{ bytes: Buffer.from([1]), fPort: 85 },
    }));

  it('has fractions of bytes cut', () =>
    expect(returning('{ bytes: [1.9, 255.5] }').bytes).toEqual(Buffer.from([1, 255])));

  it.each([
    ['{ fPort: 1 }', 'encodeDownlink not valid: does not return an array as bytes'],
    ['{ bytes: "00" }', 'encodeDownlink not valid: does not return an array as bytes'],
    ['{ bytes: [256] }', 'encodeDownlink not valid: should return bytes from 0 to 255'],
    ['{ bytes: [-1] }', 'encodeDownlink not valid: should return bytes from 0 to 255'],
    ['{ bytes: [NaN] }', 'encodeDownlink not valid: should return bytes from 0 to 255'],
    ['{ bytes: [1], fPort: 0 }', 'encodeDownlink not valid: should return an fPort from 1 to 255'],
    ['{ bytes: [1], fPort: 256 }', 'encodeDownlink not valid: should return an fPort from 1 to 255'],
  ])('may not return %s', (result, message) => expect(() => returning(result)).toThrow(message));

  it('reports errors instead of bytes', () =>
    expect(returning('{ errors: ["unknown command"] }')).toMatchObject({
      ...{ errors: ['unknown command'], bytes: undefined },
    }));

  it('has one source for both directions', () =>
    expect(
      engine.codec(
        'function decodeDownlink(input) { return { data: { port: input.fPort, n: input.bytes[0] } }; }',
        {
          ...{ call: 'decodeDownlink', bytes: Uint8Array.of(9), fPort: 3, variables: {} },
        },
      ).data,
    ).toEqual({ port: 3, n: 9 }));
});
