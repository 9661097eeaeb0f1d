import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  addressRanges,
  addressWithPort,
  authServers,
  flag,
  parsedBy,
  port,
  sealingKeys,
  words,
} from './fields.js';
import { describeSettings, readSettings } from './read-settings.js';

const schema = z.object({
  SHED_PORT: port(80).describe('Port of the shed.'),
  SHED_OPEN: flag(false).describe('Whether anyone may enter.'),
  SHED_SECRET: z
    .string()
    .min(4)
    .meta({ secret: true, samples: ['open-sesame'], description: 'Password of the shed.' }),
});

describe('Settings', () => {
  it('have defaults, and an empty value counts as absent', () =>
    expect(readSettings(schema, { SHED_SECRET: 'word', SHED_PORT: '' })).toEqual({
      SHED_PORT: 80,
      SHED_OPEN: false,
      SHED_SECRET: 'word',
    }));

  it('report every problem at once, by name, without any value', () => {
    const read = () => readSettings(schema, { SHED_PORT: 'x9x', SHED_OPEN: 'maybe', SHED_SECRET: 'abc' });
    expect(read).toThrow(/SHED_PORT.*SHED_OPEN.*SHED_SECRET/);
    expect(read).not.toThrow(/x9x|abc/);
  });

  it('reject to start in production with a sample secret', () => {
    const sample = { SHED_SECRET: 'open-sesame' };
    expect(() => readSettings(schema, sample)).toThrow('SHED_SECRET still has its sample value');
    expect(readSettings(schema, { ...sample, FIELDPOST_MODE: 'development' }).SHED_SECRET).toBe(
      'open-sesame',
    );
  });

  it('describe themselves', () =>
    expect(describeSettings(schema)[0]).toEqual({
      name: 'SHED_PORT',
      description: 'Port of the shed.',
      secret: false,
      isRequired: false,
      fallback: '80',
      choices: [],
      sample: undefined,
    }));

  it('show which are required, and a sample value', () =>
    expect(describeSettings(schema)[2]).toMatchObject({ isRequired: true, sample: 'open-sesame' }));

  it('list the allowed values', () =>
    expect(describeSettings(schema)[1]).toMatchObject({ choices: ['true', 'false'], fallback: 'false' }));

  it('show a default as it is written, not as it is parsed', () => {
    const length = z
      .string()
      .transform((text) => ({ text }))
      .prefault('2 m')
      .describe('How long it is.');
    expect(describeSettings(z.object({ SHED_LENGTH: length }))[0]?.fallback).toBe('2 m');
  });
});

describe('A list of auth servers', () => {
  it('maps issuers to addresses', () =>
    expect(authServers.parse('a=https://a.example, b=file:///b.pub').get('b')?.protocol).toBe('file:'));
  it('rejects what is not an address', () => expect(authServers.safeParse('a=nonsense').success).toBe(false));
});

describe('A setting that a rule reads', () => {
  const evenOnly = parsedBy((text) => {
    if (Number(text) % 2 === 1) throw new Error('Number not valid: odd');
    return Number(text);
  });

  it('has the value of the rule', () => expect(evenOnly.parse('4')).toBe(4));
  it('is reported by name when the rule rejects it', () =>
    expect(() => readSettings(z.object({ SHED_WINDOWS: evenOnly }), { SHED_WINDOWS: '3' })).toThrow(
      'SHED_WINDOWS: Number not valid: odd',
    ));
});

describe('Other fields', () => {
  it('read words', () => expect(words.parse('a, b,,')).toEqual(['a', 'b']));
  it.each(['router.example.com:1', '192.0.2.7:65535', '[2001:db8::7]:1700'])('read an address: %s', (text) =>
    expect(addressWithPort.parse(text)).toBe(text),
  );
  it.each(['router.example.com', 'router.example.com:0', '192.0.2.7:99999', 'udp://192.0.2.7:1700', ':1700'])(
    'read no address: %s',
    (text) => expect(addressWithPort.safeParse(text).success).toBe(false),
  );
  it('read addresses and ranges of them', () => {
    expect(addressRanges('::1').parse(undefined)).toEqual(['::1']);
    expect(addressRanges('::1').parse('10.0.0.0/8, 2001:db8::/32')).toEqual(['10.0.0.0/8', '2001:db8::/32']);
    for (const wrong of ['10.0.0.0/33', 'proxy.example', '10.0.0.1/'])
      expect(addressRanges('').safeParse(wrong).success).toBe(false);
  });
});

describe('Sealing keys', () => {
  const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((key) => key.toString('base64'));

  it('are one or several, with spaces or commas between them, the newest first', () => {
    expect(sealingKeys.parse(one)).toEqual([Buffer.alloc(32, 1)]);
    for (const text of [`${two},${one}`, `${two} ${one}`, `${two}\n, ${one}\n`])
      expect(sealingKeys.parse(text)).toEqual([Buffer.alloc(32, 2), Buffer.alloc(32, 1)]);
  });

  it.each([['AAAA'], [' , '], [`${one},AAAA`], [`${one}?`], [`${one},${one}`]])('are not "%s"', (text) =>
    expect(sealingKeys.safeParse(text).success).toBe(false),
  );
});
