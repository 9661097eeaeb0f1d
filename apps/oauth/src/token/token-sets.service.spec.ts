import { describe, expect, it } from '@jest/globals';
import { digestOf } from '@fieldpost/persistence';
import type { Grants } from '../grants/grants.repository.js';
import type { TokenIssuer } from '../issuing/token-issuer.service.js';
import type { IdTokensService } from '../openid/id-tokens.service.js';
import type { ProviderChecks } from '../providers/provider-checks.service.js';
import type { OauthSettings } from '../oauth.config.js';
import { type ClientGrant, TokenSetsService } from './token-sets.service.js';

const issuer = { userToken: () => ({ token: 'signed', expiresAt: 0 }) } as unknown as TokenIssuer;
const tokenSets = (...keys: number[]): TokenSetsService =>
  new TokenSetsService(
    issuer,
    {} as IdTokensService,
    {} as Grants,
    {} as ProviderChecks,
    {
      OAUTH_SEALING_KEY: keys.map((byte) => Buffer.alloc(32, byte)),
      OAUTH_REFRESH_TOKEN_SECONDS: 60,
    } as unknown as OauthSettings,
  );
const granted = {
  clientId: 'tool',
  grant: { user_id: 'u_1', valid_after: '0', login_provider: '', scopes: [] },
  scopes: { general: [], specific: [] },
  consented: null,
  login: null,
} as unknown as ClientGrant;

const tokens = tokenSets(1);
const salt = Buffer.alloc(16, 2);
const firstToken = async () => (await tokens.prepare(granted, 1_000)).tokens.refresh_token;

describe('A refresh token', () => {
  it('has 256 bits, of which only the digest is stored', async () => {
    const { tokens: made, first } = await tokens.prepare(granted, 1_000);
    expect(Buffer.from(made.refresh_token ?? '', 'base64url')).toHaveLength(32);
    expect(first).toEqual({
      digest: digestOf(made.refresh_token ?? ''),
      salt: expect.any(Buffer),
      expires: new Date(61_000),
    });
  });

  it('is another for every login', async () => expect(await firstToken()).not.toBe(await firstToken()));
});

describe('The successor of a refresh token', () => {
  const [{ token }] = tokens.successorsOf('token', salt, 0);

  it('comes with the one that an older sealing key produces', () => {
    const [newest, ...older] = tokenSets(0, 1).successorsOf('token', salt, 0);
    expect(newest.token).not.toBe(token);
    expect(older.map((successor) => successor.token)).toEqual([token]);
  });

  it('is the same for a repeated use', () =>
    expect(tokens.successorsOf('token', salt, 5)[0].token).toBe(token));

  it.each([
    ['another token', tokens.successorsOf('other', salt, 0)[0]],
    ['another salt', tokens.successorsOf('token', Buffer.alloc(16), 0)[0]],
    ['another sealing key', tokenSets(0).successorsOf('token', salt, 0)[0]],
  ])('is another with %s', (_, other) => expect(other.token).not.toBe(token));

  it('has a salt of its own', () =>
    expect(tokens.successorsOf('token', salt, 0)[0].stored.salt).not.toEqual(
      tokens.successorsOf('token', salt, 0)[0].stored.salt,
    ));
});
