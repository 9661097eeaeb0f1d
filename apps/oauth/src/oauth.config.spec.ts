import { describe, expect, it } from '@jest/globals';
import { readSettings } from '@fieldpost/config';
import { oauthSettings } from './oauth.config.js';

const env = {
  FIELDPOST_INTERNAL_SECRET: 'a secret of this suite',
  OAUTH_DATABASE_URL: 'postgres://oauth@127.0.0.1/oauth',
  OAUTH_SEALING_KEY: Buffer.alloc(32).toString('base64'),
};

describe('A token of an entity whose id is free again a day after it was deleted', () => {
  it.each(['OAUTH_ACCESS_TOKEN_SECONDS', 'OAUTH_GATEWAY_TOKEN_SECONDS', 'OAUTH_INTERNAL_TOKEN_SECONDS'])(
    'lives for a day at most: %s',
    (name) => {
      expect(readSettings(oauthSettings, { ...env, [name]: '86400' })).toMatchObject({ [name]: 86_400 });
      expect(() => readSettings(oauthSettings, { ...env, [name]: '86401' })).toThrow(name);
    },
  );
});

describe('The signing keys', () => {
  // Node fires a timer of more than 24 days immediately and repeatedly.
  it('are reloaded at least once a day', () => {
    const name = 'OAUTH_KEY_RELOAD_SECONDS';
    expect(readSettings(oauthSettings, { ...env, [name]: '86400' })).toMatchObject({ [name]: 86_400 });
    expect(() => readSettings(oauthSettings, { ...env, [name]: '86401' })).toThrow(name);
  });
});
