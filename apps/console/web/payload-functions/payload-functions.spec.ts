import { describe, expect, it } from '@jest/globals';
import { bodyOf, changesOf, sourceNames } from './handler-application.js';
import { mistakeIn } from './editor/syntax.js';
import { templates } from './templates.js';
import { bytesIn, rewritten } from './notation.js';
import { isFields, hasSource, requestOf, resultOf, usedBy } from './trial/trial.js';

const sources = { format: 'custom', ...templates } as const;

describe('A source', () => {
  it.each(sourceNames)('of the example %s has no syntax error', (name) =>
    expect(mistakeIn(templates[name])).toBeUndefined(),
  );

  it('reports its first syntax error with its position', () =>
    expect(mistakeIn('function Decoder(bytes) {\n  return {;\n}')).toEqual({
      line: 2,
      message: 'Unexpected token',
    }));
});

describe('A trial run', () => {
  it('accepts fields that are a JSON object', () =>
    expect(['{"led":true}', '[1]', 'null', '{'].map(isFields)).toEqual([true, false, false, false]));

  it('sends the unsaved sources with bytes or fields', () => {
    const up = requestOf('my-app', sources, { way: 'up', notation: 'hex', input: '01 02', port: 3 });
    expect(up).toMatchObject({
      path: '/applications/my-app/dry-uplink',
      body: { payload_raw: 'AQI=', port: 3 },
    });
    expect(up.body.app).toEqual({ payload_format: 'custom', ...templates });
    const down = requestOf('my-app', sources, {
      way: 'down',
      notation: 'hex',
      input: '{"led":true}',
      port: 1,
    });
    expect(down).toMatchObject({
      path: '/applications/my-app/dry-downlink',
      body: { fields: '{"led":true}' },
    });
  });

  it('shows fields, bytes and what was logged', () => {
    const logs = [{ function: 'Decoder', fields: ['"seen"', '40'] }];
    expect(resultOf('up', { fields: '{"a":1}', valid: true, logs })).toEqual({
      output: '{\n  "a": 1\n}',
      valid: true,
      logs,
      errors: [],
      warnings: [],
    });
    expect(resultOf('up', { fields: '{}' }).valid).toBe(false);
    expect(resultOf('down', { payload: 'Af8=' })).toMatchObject({ output: '01 FF', valid: true, logs: [] });
  });

  it('shows what a codec reports, the port that it chose, and the fields of a downlink', () => {
    expect(resultOf('down', { payload: 'Af8=', port: 7, warnings: ['slow'] })).toMatchObject({
      ...{ output: '01 FF', port: 7, warnings: ['slow'], errors: [] },
    });
    expect(resultOf('up', { valid: true, errors: ['too short'] })).toMatchObject({
      ...{ output: 'null', errors: ['too short'], port: undefined },
    });
    const back = requestOf(
      'my-app',
      { ...sources, format: 'codec' },
      { way: 'back', notation: 'base64', input: 'AQ==', port: 3 },
    );
    expect(back).toMatchObject({
      path: '/applications/my-app/dry-downlink',
      body: { payload_raw: 'AQ==', app: { payload_format: 'codec', codec: templates.codec } },
    });
    expect(resultOf('back', { fields: '{"led":true}' }).output).toBe('{\n  "led": true\n}');
  });
});

describe('Bytes of a trial run', () => {
  it.each([
    ['hex', '6f 6E', 'not hex'],
    ['base64', 'b24=', 'b2'.repeat(2).concat('n')],
    ['text', 'on', undefined],
  ] as const)('are written as %s', (notation, input, wrong) => {
    expect([...(bytesIn(input, notation) ?? [])]).toEqual([0x6f, 0x6e]);
    if (wrong !== undefined) expect(bytesIn(wrong, notation)).toBeUndefined();
  });

  it('stay the same in another notation, and are kept where that has none', () => {
    expect(rewritten('6F 6E', 'hex', 'text')).toBe('on');
    expect(rewritten('on', 'text', 'base64')).toBe('b24=');
    expect(rewritten('FF', 'hex', 'text')).toBe('FF');
  });
});

describe('The sources of a trial run', () => {
  it('are those of its direction', () => {
    expect(usedBy({ format: 'custom' }, { way: 'up' })).toEqual(['decoder', 'converter', 'validator']);
    expect(usedBy({ format: 'custom' }, { way: 'down' })).toEqual(['encoder']);
    expect(usedBy({ format: 'codec' }, { way: 'back' })).toEqual(['codec']);
    expect(usedBy({ format: 'cayennelpp' }, { way: 'up' })).toEqual([]);
  });
});

describe('A trial run without a source', () => {
  it('does not run', () => {
    expect(hasSource({ ...sources, encoder: ' ' }, { way: 'down' })).toBe(false);
    expect(hasSource({ ...sources, encoder: ' ' }, { way: 'up' })).toBe(true);
    expect(hasSource({ ...sources, format: 'codec', codec: '' }, { way: 'down' })).toBe(false);
    expect(hasSource({ ...sources, format: 'cayennelpp' }, { way: 'up' })).toBe(true);
  });
});

describe('Saved settings', () => {
  it('report what changed', () =>
    expect(changesOf(sources, { ...sources, format: '', encoder: '' })).toEqual(['format', 'encoder']));

  it('keep members that the page does not show', () => {
    const known = { sources, rest: { register_on_join_access_key: 'fieldpost.***' } };
    expect(bodyOf(sources, known)).toMatchObject({
      payload_format: 'custom',
      decoder: templates.decoder,
      register_on_join_access_key: 'fieldpost.***',
    });
  });
});
