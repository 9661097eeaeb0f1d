import { describe, expect, it } from '@jest/globals';
import { readEvent, textOf } from './live-message.js';

describe('A live message', () => {
  it('is read from its topic and the JSON of MQTT', () =>
    expect(readEvent({ event: 'my-app/devices/roof/events/down/sent', data: '{"a":1}' })).toEqual({
      ...{ topic: 'my-app/devices/roof/events/down/sent', dev_id: 'roof' },
      ...{ type: 'events/down/sent', data: { a: 1 } },
    }));

  it('is none where some were lost', () => expect(readEvent({ event: 'gap', data: 'null' })).toBeUndefined());

  it('is one line with time, device, port, counter, bytes and fields', () => {
    const data = {
      ...{ port: 2, counter: 7, payload_raw: 'Af8=', payload_fields: { led: true } },
      metadata: { time: '2026-01-02T03:04:05.678Z' },
    };
    expect(textOf({ topic: '', dev_id: 'roof', type: 'up', data })).toBe(
      '2026-01-02 03:04:05  roof  port 2  counter 7  01FF  {"led":true}',
    );
  });

  it('may be empty', () =>
    expect(textOf({ topic: '', dev_id: 'roof', type: 'up', data: { payload_raw: null } })).toBe(
      'roof  port 0  counter 0  (empty)',
    ));
});
