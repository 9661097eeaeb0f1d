import { describe, expect, it } from '@jest/globals';
import { readAmqpDownlink } from './amqp-downlink.js';

const key = 'my-app.devices.dev-1.down';
const read = (body: unknown, routingKey = key) =>
  readAmqpDownlink(routingKey, Buffer.from(JSON.stringify(body)));

describe('A downlink over AMQP', () => {
  it('is for the device that its body names', () =>
    expect(read({ app_id: 'my-app', dev_id: 'dev-2' })).toMatchObject({ appId: 'my-app', devId: 'dev-2' }));

  it.each([{}, { app_id: '', dev_id: '' }, { app_id: null, dev_id: null }])(
    'is for the device of its routing key when its body is %p',
    (body) => expect(read(body)).toMatchObject({ appId: 'my-app', devId: 'dev-1' }),
  );

  it.each([
    [{ app_id: 'other-app' }, key],
    [{ app_id: 'other-app', dev_id: 'dev-1' }, 'not.devices.a-key.down.at.all'],
  ])('is rejected for another application than that of its routing key: %p', (body, routingKey) =>
    expect(read(body, routingKey)).toEqual({
      reason: 'app_id not valid: should be that of the routing key',
    }),
  );

  it.each([
    [{ app_id: 'My App' }, 'app_id not valid: has wrong format'],
    [{ dev_id: 7 }, 'dev_id not valid: has wrong format'],
  ])('with a bad id is rejected: %p', (body, reason) => expect(read(body)).toEqual({ reason }));

  it('larger than the built-in MQTT server accepts is rejected unread', () => {
    const ofSize = (bytes: number) => read({ payload_raw: 'A'.repeat(bytes - '{"payload_raw":""}'.length) });
    expect(ofSize(65_536)).toMatchObject({ appId: 'my-app' });
    expect(ofSize(65_537)).toEqual({ reason: 'message not valid: has more than 65536 bytes' });
  });
});
