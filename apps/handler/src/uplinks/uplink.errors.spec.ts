import { expect, it } from '@jest/globals';
import { functionThrew, outputNotJson } from '../payload-functions/engine/payload-functions.errors.js';
import { explained, toDecodeError } from './uplink.errors.js';

it('A decoding error names the line where its function threw, beside its message, which is that of v2', () => {
  const scriptError = { function: 'Decoder', message: 'Error: too short', line: 2, column: 3 };
  const text = 'Error: too short';
  const error = toDecodeError(functionThrew({ function: 'Decoder', text }, { scriptError }));
  expect(explained(error)).toBe('Decoder, line 2: Error: too short');
  expect(error.message).toBe(
    'Unable to decode payload fields: Internal error: Decoder threw error: Error: too short',
  );
});

it('A decoding error names the field that JSON cannot have', () => {
  const message = 'Decoder: level is NaN, which JSON cannot have';
  const scriptError = { function: 'Decoder', message };
  const reason = 'json: unsupported value: NaN';
  expect(explained(toDecodeError(outputNotJson({ reason }, { scriptError })))).toBe(message);
});

it('A decoding error without a place has the message of v2', () => {
  const error = toDecodeError(functionThrew({ function: 'Decoder', text: 'no' }));
  expect(explained(error)).toBe(error.message);
});

it('A decoding error is no longer than 1,024 characters, whatever a function throws', () => {
  const text = 'x'.repeat(2_000);
  const scriptError = { function: 'Decoder', message: text, line: 1 };
  const error = toDecodeError(functionThrew({ function: 'Decoder', text }, { scriptError }));
  expect(explained(error)).toHaveLength(1_024);
});
