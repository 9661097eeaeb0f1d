import { describe, expect, it } from '@jest/globals';
import { fromNotation } from './notation.js';
import { startEngine } from './engine/payload-engine.suite.js';

const { decodeWith } = await startEngine();

describe('The result of a function', () => {
  it('shows untouched input bytes as base64', () =>
    expect(decodeWith('return { raw: bytes, head: bytes.slice(0, 2), all: payload }', [200, 128, 3])).toEqual(
      {
        all: 'yIAD',
        head: 'yIA=',
        raw: 'yIAD',
      },
    ));

  it('shows parts of the input that array methods make as base64', () =>
    expect(
      decodeWith(
        'return { a: Array.prototype.slice.call(bytes, 1), b: bytes.concat(bytes), c: bytes.splice(0, 1) }',
        [200, 128, 3],
      ),
    ).toEqual({ a: 'gAM=', b: 'yIADyIAD', c: 'yA==' }));

  it('shows arrays that the script made or changed as arrays', () =>
    expect(
      decodeWith(
        'var changed = bytes.slice(); changed[0] = 7; ' +
          'return { made: [1, 2, 3], mixed: [-1, 2.5], nested: [[1], [2]], none: [], changed: changed, ' +
          'mapped: bytes.map(function (b) { return b }) }',
      ),
    ).toEqual({
      changed: [7, 2, 3],
      made: [1, 2, 3],
      mapped: [1, 2, 3],
      mixed: [-1, 2.5],
      nested: [[1], [2]],
      none: [],
    }));

  it('shows untouched input bytes as base64 where the script says how arrays are written', () =>
    expect(
      decodeWith('Array.prototype.toJSON = function () { return { length: 1 } }; return { raw: bytes }'),
    ).toEqual({ raw: 'AQID' }));

  it('needs no more memory than its text, with any value in place of input bytes', () => {
    const text = JSON.stringify({ raw: '\0b{"length":1000000000}' });
    expect(() => fromNotation('Decoder', text)).toThrow('no bytes');
  });

  it('has its keys in alphabetical order', () =>
    expect(JSON.stringify(decodeWith('return { b: 1, a: { d: 1, c: 2.0 } }'))).toBe(
      '{"a":{"c":2,"d":1},"b":1}',
    ));

  it('holds {} for functions and dates, null for null, and nothing for undefined', () =>
    expect(
      decodeWith('return { f: function () {}, d: new Date(0), n: null, u: undefined, l: [undefined, null] }'),
    ).toEqual({ d: {}, f: {}, l: [null, null], n: null }));

  it('keeps text as it is, even text that begins with NUL', () =>
    expect(decodeWith('return { a: "\\u0000b[1]", b: "\\u2028\\ud83d\\ude00\\"" }')).toEqual({
      a: '\0b[1]',
      b: '\u2028\u{1f600}"',
    }));

  it('keeps a member called __proto__ a member', () =>
    expect(JSON.stringify(decodeWith('return JSON.parse(\'{"__proto__":{"x":1}}\')'))).toBe(
      '{"__proto__":{"x":1}}',
    ));

  it.each([
    ['0 / 0', 'NaN'],
    ['1 / 0', '+Inf'],
    ['-1 / 0', '-Inf'],
  ])('cannot be JSON with %s in it', (value, shown) =>
    expect(() => decodeWith(`return { x: [${value}] }`)).toThrow(
      `Payload Function output cannot be marshaled to JSON: json: unsupported value: ${shown}`,
    ),
  );

  it.each([
    ['{ gps: { at: [1, 0 / 0] } }', 'Decoder: gps.at.1 is NaN, which JSON cannot have'],
    ['{ a: "\\u0000n1", b: 1 / 0 }', 'Decoder: b is +Inf, which JSON cannot have'],
  ])('names the field beside the text of v2: %s', (result, message) =>
    expect(() => decodeWith(`return ${result}`)).toThrow(
      expect.objectContaining({ scriptError: { function: 'Decoder', message } }),
    ),
  );

  it('cannot contain itself', () =>
    expect(() => decodeWith('var a = {}; a.b = { c: a }; return a')).toThrow(
      /^Internal error: Fatal error in Decoder: /,
    ));

  it('may contain one object twice', () =>
    expect(decodeWith('var a = { x: 1 }; return { p: a, q: [a, a] }')).toEqual({
      p: { x: 1 },
      q: [{ x: 1 }, { x: 1 }],
    }));

  it('has a largest size', () =>
    expect(() => decodeWith('return { x: new Array(70000).join("x") }')).toThrow(
      'Decoder not valid: returns more than 65536 characters of JSON',
    ));
});
