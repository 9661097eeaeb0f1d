import { describe, expect, it } from '@jest/globals';
import { readSettings } from '@fieldpost/config';
import { accountSettings } from './account.config.js';

const env = {
  FIELDPOST_INTERNAL_SECRET: 'a secret of this suite',
  ACCOUNT_DATABASE_URL: 'postgres://account@127.0.0.1/account',
  ACCOUNT_AUTH_SERVERS: 'fieldpost=http://127.0.0.1:3001',
  ACCOUNT_SEALING_KEY: Buffer.alloc(32).toString('base64'),
};

describe('The settings of account', () => {
  it('need a database, a key and the auth servers; the rest has a default', () => {
    expect(readSettings(accountSettings, env)).toMatchObject({
      ACCOUNT_HTTP_PORT: 3000,
      ACCOUNT_INTERNAL_PORT: 9000,
      ACCOUNT_RESPONSES: 'spec',
      ACCOUNT_EUI_BLOCK: { prefix: '0246500000000000', bits: 24 },
    });
    expect(() => readSettings(accountSettings, {})).toThrow(/ACCOUNT_DATABASE_URL.*ACCOUNT_SEALING_KEY/);
  });

  it('have a block of locally administered EUIs by default', () => {
    const { prefix } = readSettings(accountSettings, env).ACCOUNT_EUI_BLOCK;
    expect(parseInt(prefix.slice(0, 2), 16) & 0b11).toBe(0b10);
  });

  it('name the auth server whose tokens are accepted', () =>
    expect(() => readSettings(accountSettings, { ...env, FIELDPOST_ISSUER: 'other' })).toThrow(
      'ACCOUNT_AUTH_SERVERS: should name the address of FIELDPOST_ISSUER',
    ));

  it('reject an invalid block', () =>
    expect(() => readSettings(accountSettings, { ...env, ACCOUNT_EUI_BLOCK: '70B3' })).toThrow(
      'ACCOUNT_EUI_BLOCK: should look like 0246500000000000/24',
    ));
});
