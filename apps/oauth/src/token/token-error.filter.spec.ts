import { describe, expect, it } from '@jest/globals';
import { invalidScope } from '@fieldpost/domain';
import { notValid, unavailable } from '@fieldpost/errors';
import { toAppError } from '@fieldpost/transport';
import { invalidClient, invalidClientInBody, invalidGrant, unsupportedGrantType } from './token.errors.js';
import { tokenErrorFormat } from './token-error.filter.js';

const why = { reason: 'why' };

describe('A failure at the token endpoint', () => {
  it.each([
    [invalidClient(why), 401, 'invalid_client'],
    [invalidClientInBody(why), 400, 'invalid_client'],
    [invalidGrant(why), 400, 'invalid_grant'],
    [invalidScope(why), 400, 'invalid_scope'],
    [unsupportedGrantType(), 400, 'unsupported_grant_type'],
    [notValid({ argument: 'Username', reason: 'why' }), 400, 'invalid_request'],
    [unavailable({ what: 'account' }), 503, 'temporarily_unavailable'],
    [toAppError(new Error('secret cause')), 500, 'server_error'],
  ])('with the message "%s" has status %d and the code %s', (error, status, word) => {
    const response = tokenErrorFormat(error);
    expect(response).toEqual({
      status,
      body: { code: status, error: word, error_description: error.message },
    });
    expect(JSON.stringify(response)).not.toContain('secret cause');
  });
});
