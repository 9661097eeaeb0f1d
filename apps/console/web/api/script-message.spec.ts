import { describe, expect, it } from '@jest/globals';
import { scriptMessage } from './script-message.js';

describe('The error of a payload function', () => {
  it.each(['Internal error: ', ''])('says which limit one has passed, and what to do: "%s"', (prefix) => {
    const error = `${prefix}Interrupted javascript execution for Decoder after 100ms`;
    expect(scriptMessage(error)).toBe(
      'Decoder was stopped: it ran for longer than the limit of 100 ms. Look for a loop that does not end, or have it do less for each message.',
    );
  });

  it.each(['Unable to decode payload fields: Internal error: ', 'Internal error: ', ''])(
    'names the function and the line where it cannot be parsed: "%s"',
    (prefix) =>
      expect(scriptMessage(`${prefix}Decoder threw error: (anonymous): Line 4:3 unexpected token: ';'`)).toBe(
        "Decoder, line 4: unexpected token: ';'",
      ),
  );

  it('says which value JSON cannot have', () => {
    const error = 'Payload Function output cannot be marshaled to JSON: json: unsupported value: NaN';
    expect(scriptMessage(`Unable to decode payload fields: ${error}`)).toBe(
      'A field has the value NaN, which JSON cannot have.',
    );
  });

  it('names the function otherwise, and is as the handler has it where that has named the line', () => {
    expect(scriptMessage('Internal error: Decoder threw error: Error: bad')).toBe('Decoder: Error: bad');
    expect(scriptMessage('Decoder, line 2: Error: bad')).toBe('Decoder, line 2: Error: bad');
  });

  it.each([
    ['decodeUplink, line 2: Error: bad', 'Codec, line 2: Error: bad'],
    ['Internal error: decodeUplink threw error: Error: bad', 'Codec: Error: bad'],
    ['Unable to decode payload fields: decodeUplink returned errors: bad', 'Codec returned errors: bad'],
    ['encodeDownlink not valid: does not return an object', 'Codec not valid: does not return an object'],
    ['ReferenceError: decodeUplink is not defined', 'ReferenceError: decodeUplink is not defined'],
    ['Codec not valid: has no function decodeUplink', 'Codec not valid: has no function decodeUplink'],
  ])('names the codec as its editor does: %s', (error, words) => expect(scriptMessage(error)).toBe(words));

  it('names a codec that took too long', () =>
    expect(scriptMessage('Interrupted javascript execution for decodeUplink after 100ms')).toMatch(
      /^Codec was stopped: /,
    ));
});
