import { describe, expect, it } from '@jest/globals';
import { startEngine } from './payload-engine.suite.js';

const { decode, encodeWith, decodeWith } = await startEngine();

describe('A Decoder', () => {
  it('gets the bytes and the port', () =>
    expect(decodeWith('return { n: bytes.length, last: bytes[2], port: port }')).toEqual({
      last: 3,
      n: 3,
      port: 1,
    }));

  it('gets a real array', () =>
    expect(decodeWith('return { a: Array.isArray(bytes), p: bytes.constructor === Array }')).toEqual({
      a: true,
      p: true,
    }));

  it('finds payload and port as globals, also while its source is evaluated', () =>
    expect(
      decode({
        decoder:
          'var first = payload[0], p = port; function Decoder() { return { first, p, n: payload.length } }',
      }).fields,
    ).toEqual({ first: 1, n: 3, p: 1 }));

  it('may be an assignment', () =>
    expect(decode({ decoder: 'Decoder = function (b) { return { b0: b[0] } }' }).fields).toEqual({ b0: 1 }));

  it('may be modern JavaScript', () =>
    expect(
      decode({
        decoder: `const [scale, names] = [10, ['t', 'h']];
          const Decoder = (bytes) => ({ ...Object.fromEntries(names.map((n, i) => [n, bytes[i] / scale])),
            text: \`\${Uint8Array.from(bytes).length}\` });`,
      }).fields,
    ).toEqual({ h: 0.2, t: 0.1, text: '3' }));

  it('may call its helpers through this', () =>
    expect(
      decode({
        decoder: 'function twice(x) { return 2 * x } function Decoder(b) { return { x: this.twice(b[1]) } }',
      }).fields,
    ).toEqual({ x: 4 }));

  it.each(['[1]', '"text"', 'null', 'undefined', '7', 'bytes'])('must return an object, not %s', (value) =>
    expect(() => decodeWith(`return ${value}`)).toThrow('Decoder not valid: does not return an object'),
  );

  it('gives no fields when it is missing', () => expect(decode({}).fields).toBeUndefined());
});

describe('A Converter', () => {
  const converter =
    'function Converter(fields, port) { return { keys: Object.keys(fields).length, raw: fields.raw, x: fields.x } }';

  it('gets an empty object when there is no Decoder', () =>
    expect(decode({ converter }).fields).toEqual({ keys: 0 }));

  it('still sees bytes as bytes', () =>
    expect(
      decode({
        decoder: 'function Decoder(b) { return { raw: b } }',
        converter: 'function Converter(f) { return { first: f.raw[0], raw: f.raw } }',
      }).fields,
    ).toEqual({ first: 1, raw: 'AQID' }));

  it('may mend what JSON cannot say', () =>
    expect(
      decode({
        decoder: 'function Decoder() { return { x: NaN } }',
        converter: 'function Converter(f) { return { isNaN: isNaN(f.x) } }',
      }).fields,
    ).toEqual({ isNaN: true }));

  it('must return an object', () =>
    expect(() => decode({ converter: 'function Converter() { return [] }' })).toThrow(
      'Converter not valid: does not return an object',
    ));
});

describe('A Validator', () => {
  it('decides whether the fields are valid', () => {
    const decoder = 'function Decoder(b) { return { x: b[0] } }';
    expect(decode({ decoder, validator: 'function Validator(f, p) { return f.x === p }' }).valid).toBe(true);
    expect(decode({ decoder, validator: 'function Validator(f, p) { return f.x !== p }' }).valid).toBe(false);
  });

  it('says yes when it is missing', () => expect(decode({}).valid).toBe(true));

  it.each(['1', '"true"', 'undefined', 'new Boolean(true)'])('must return a boolean, not %s', (value) =>
    expect(() => decode({ validator: `function Validator() { return ${value} }` })).toThrow(
      'Validator not valid: does not return a boolean',
    ),
  );
});

describe('An Encoder', () => {
  it('makes bytes of fields', () =>
    expect(
      encodeWith('return [fields.led ? 1 : 0, payload.level, port, 2.0]', { led: true, level: 200 }),
    ).toEqual([1, 200, 1, 2]));

  it('may make nothing', () => expect(encodeWith('return []')).toEqual([]));
  it('may return a typed array', () =>
    expect(encodeWith('return new Uint8Array([1, 255])')).toEqual([1, 255]));

  it.each(['{}', '"abc"', 'null', '7'])('must return an array, not %s', (value) =>
    expect(() => encodeWith(`return ${value}`)).toThrow('Encoder not valid: does not return an Array'),
  );

  it.each(['[1.5]', '["1"]', '[null]', '[0 / 0]', '[true]', '[[1]]'])(
    'must return integers, not %s',
    (value) =>
      expect(() => encodeWith(`return ${value}`)).toThrow(
        'Encoder not valid: should return an Array of integer numbers',
      ),
  );

  it.each(['[-1]', '[256]'])('must return bytes, not %s', (value) =>
    expect(() => encodeWith(`return ${value}`)).toThrow(
      'Encoder Output not valid: Numbers in Array should be between 0 and 255',
    ),
  );
});
