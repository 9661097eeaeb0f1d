import { describe, expect, it } from '@jest/globals';
import { toDeadLetterJson } from './integrations.dto.js';

const letter = {
  id: '7',
  dev_id: 'dev-1',
  kind: 'up',
  body: '{"app_id":"my-app","metadata":{"gateways":[{"fine_timestamp":1798754400123456789}]}}',
  created_at: new Date(0),
  attempts: 12,
  status: null,
  error: 'no answer in time',
};

describe('A dead letter', () => {
  it('is shown with its message as MQTT has it, to the last digit', () =>
    expect(toDeadLetterJson(letter)).toBe(
      '{"id":"7","dev_id":"dev-1","type":"up","created_at":"1970-01-01T00:00:00.000Z","attempts":12,' +
        `"error":"no answer in time","message":${letter.body}}`,
    ));
});
