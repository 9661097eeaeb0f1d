import { describe, expect, it } from '@jest/globals';
import { exactly, messageJson, writtenAs } from './message-json.js';

describe('The body of a message', () => {
  it.each(['255', '9007199254740991', '1511253645123456789', '18446744073709551615', '-9223372036854775808'])(
    'has every digit of %s',
    (digits) =>
      expect(messageJson({ gateways: [{ fine_timestamp: exactly(digits) }] })).toBe(
        `{"gateways":[{"fine_timestamp":${digits}}]}`,
      ),
  );

  it('is what it was, once it was read', () => {
    const json = '{"fine_timestamp":1511253645123456789,  "port":1}';
    expect(messageJson(writtenAs(json, JSON.parse(json) as object))).toBe(json);
  });

  it('may be nothing', () => expect(messageJson(writtenAs('null', null))).toBe('null'));
});
