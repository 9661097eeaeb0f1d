import { beforeEach, describe, expect, it } from '@jest/globals';
import { DecodingErrors } from './decoding-errors.js';
import type { LiveMessage } from './live-message.js';

const error = 'Internal error: Decoder threw error: Error: bad frame';
const message = (kind: string, body: object, more: Partial<LiveMessage> = {}): LiveMessage => ({
  ...{ key: 1, at: 10_000, devId: 'dev-1', kind },
  body,
  ...more,
});
const failure = message('events/up/errors', { error });
const bare = { payload_raw: 'AQ==', metadata: {} };

let errors: DecodingErrors;
beforeEach(() => {
  errors = new DecodingErrors();
});

describe('The error of a payload function', () => {
  it('belongs to the uplink of the device that comes with it', () => {
    errors.complete(failure);
    errors.complete(message('events/down/acks', {}));
    expect(errors.complete(message('up', bare))).toMatchObject({ decodingError: error });
    expect(errors.complete(message('up', bare)).decodingError).toBeUndefined();
  });

  it.each([
    ['another device', message('up', bare, { devId: 'dev-2' })],
    ['a decoded uplink', message('up', { ...bare, payload_fields: { led: true } })],
    [
      'an uplink that comes later, because that of the error was rejected',
      message('up', bare, { at: 11_001 }),
    ],
  ])('does not belong to %s', (_, uplink) => {
    errors.complete(failure);
    expect(errors.complete(uplink)).toBe(uplink);
  });
});
