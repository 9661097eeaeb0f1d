import { describe, expect, it } from '@jest/globals';
import { parseDownlink } from './downlink-message.js';

const parse = (message: unknown) => parseDownlink(Buffer.from(JSON.stringify(message)));
const absent = { port: 0, confirmed: false, schedule: 'replace' };
const bytes = Buffer.from([1, 2, 3, 4]);

describe('A downlink message', () => {
  it('may carry a payload', () =>
    expect(parse({ port: 1, confirmed: true, schedule: 'replace', payload_raw: 'AQIDBA==' })).toMatchObject({
      request: { port: 1, confirmed: true, schedule: 'replace', payloadRaw: bytes },
    }));

  it('may carry fields', () =>
    expect(parse({ port: 1, payload_fields: { led: true }, schedule: 'last' })).toMatchObject({
      request: { port: 1, confirmed: false, schedule: 'last', payloadFields: { led: true } },
    }));

  it.each(['port', 'confirmed', 'schedule', 'payload_raw', 'payload_fields'])(
    'takes null for no %s',
    (name) => expect(parse({ [name]: null })).toEqual({ request: absent }),
  );

  it('replaces the queue when it does not say how to schedule', () => {
    expect(parse({})).toEqual({ request: absent });
    expect(parse({ schedule: '' })).toEqual({ request: absent });
  });

  it('keeps an unknown schedule, which is rejected with an event', () =>
    expect(parse({ schedule: 'soon' })).toEqual({ request: { ...absent, schedule: 'soon' } }));

  it('takes its ids from the topic and ignores what it does not know', () =>
    expect(parse({ app_id: 'other-app', dev_id: 'other', ttl: '1h', port: 2 })).toMatchObject({
      request: { ...absent, port: 2 },
    }));

  it.each([0, 255])('may name port %d', (port) =>
    expect(parse({ port })).toEqual({ request: { ...absent, port } }),
  );

  it.each([256, -1, 1.5, '1', true, [1]])('is dropped with port %j', (port) =>
    expect(parse({ port })).toMatchObject({ reason: expect.stringMatching(/^port not valid: /) }),
  );

  it.each(['-_8=', 'AQI', 'AQIDBA', 'AQ=I', '====', 'A===', 'not base64', [1, 2], 7])(
    'is dropped with payload_raw %j',
    (payload_raw) =>
      expect(parse({ payload_raw })).toMatchObject({
        reason: expect.stringMatching(/^payload_raw not valid: /),
      }),
  );

  it('may have line breaks in its base64', () =>
    expect(parse({ payload_raw: 'AQID\r\nBA==\n' })).toEqual({ request: { ...absent, payloadRaw: bytes } }));

  it('has no payload when its base64 is empty', () =>
    expect(parse({ payload_raw: '' })).toEqual({ request: absent }));

  it.each([[[1]], ['text'], [1], [true]])('is dropped with payload_fields %j', (payload_fields) =>
    expect(parse({ payload_fields })).toMatchObject({
      reason: expect.stringMatching(/^payload_fields not valid: /),
    }),
  );

  it('is dropped when its fields are nested without end', () => {
    const nested = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    expect(parseDownlink(Buffer.from(`{"payload_fields":${nested}}`))).toMatchObject({
      reason: 'payload_fields not valid: nests deeper than 64 levels',
    });
  });

  it.each([
    ['confirmed', 'yes'],
    ['confirmed', 1],
    ['schedule', 1],
  ])('is dropped with %s %j', (name, value) =>
    expect(parse({ [name]: value })).toMatchObject({ reason: expect.stringMatching(`^${name} not valid: `) }),
  );

  it.each(['', '{', 'null', '[]', '1', '"text"', '{"port":1,}', '\ufeff{}'])(
    'is dropped when it is %j',
    (text) =>
      expect(parseDownlink(Buffer.from(text))).toMatchObject({
        reason: expect.stringMatching(/^message not valid: /),
      }),
  );
});
