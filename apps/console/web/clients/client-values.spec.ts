import { describe, expect, it } from '@jest/globals';
import type { OauthClient } from '../api/account.js';
import { bodyOf, clientProblems, newClient, valuesOf } from './client-values.js';

const keys = { keys: [{ kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }] };
const jwks_uri = 'https://map.example/jwks.json';
const client: OauthClient = {
  ...{ name: 'map', description: 'A map', redirect_uris: ['https://map.example/callback'] },
  ...{ grants: ['authorization_code'], scope: ['openid'], accepted: true, rejected: false },
  ...{ official: false, public: false, v2: false, jwks: keys },
  ...{ id_token_signed_response_alg: 'ES256', backchannel_logout_uri: 'https://map.example/logout' },
  post_logout_redirect_uris: ['https://map.example/'],
};

describe('The form of an OAuth client', () => {
  it('sends back what it was filled with', () => {
    const {
      name: _,
      accepted: __,
      rejected: ___,
      official: ____,
      public: _____,
      v2: ______,
      ...rest
    } = client;
    expect(bodyOf(valuesOf(client))).toEqual({ ...rest, jwks_uri: '' });
  });

  it('leaves out the settings of OpenID Connect without the scope', () =>
    expect(bodyOf({ ...valuesOf(client), scope: ['apps'] })).not.toHaveProperty('backchannel_logout_uri'));

  it.each([
    ['a secret', 'secret', { jwks: { keys: [] }, jwks_uri: '' }],
    ['keys', 'keys', { jwks: keys, jwks_uri: '' }],
    ['keys at a URL', 'published', { jwks: { keys: [] }, jwks_uri }],
    ['nothing', 'none', { jwks: undefined, jwks_uri: undefined }],
  ] as const)('sets the keys of a client that authenticates with %s', (_, authentication, expected) => {
    const body = bodyOf({ ...valuesOf(client), jwks_uri: ` ${jwks_uri} `, authentication });
    expect({ jwks: body.jwks, jwks_uri: body.jwks_uri }).toEqual(expected);
  });

  it('shows the URL of a client that publishes its keys, which has to be https', () => {
    const { jwks: _, ...others } = client;
    const values = valuesOf({ ...others, jwks_uri });
    expect(values).toMatchObject({ authentication: 'published', jwks_uri });
    expect(clientProblems.jwks_uri(jwks_uri, values)).toBeNull();
    for (const wrong of ['', 'http://map.example/', 'map.example'])
      expect(clientProblems.jwks_uri(wrong, values)).not.toBeNull();
    expect(clientProblems.jwks_uri('', newClient)).toBeNull();
  });

  it.each(['', 'no JSON', 'null', '[]', '{"keys": []}', '{"keys": "x"}'])(
    'rejects a text that has no keys: %s',
    (jwks) => {
      expect(clientProblems.jwks(jwks, { ...newClient, authentication: 'keys' })).not.toBeNull();
      expect(clientProblems.jwks(jwks, newClient)).toBeNull();
    },
  );
});
