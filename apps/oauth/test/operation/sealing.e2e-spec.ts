import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { basic, OauthUnderTest } from '../support/oauth-under-test.js';

const [one, two] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
const withKeys = (...keys: readonly (string | undefined)[]) => ({ OAUTH_SEALING_KEY: keys.join(',') });

let oauth: OauthUnderTest;
beforeEach(async () => {
  oauth = new OauthUnderTest();
  await oauth.start(1, withKeys(one));
});
afterEach(() => oauth.close());

const keyAt = async (url: string): Promise<string> => (await fetch(`${url}/key`)).text();
/** A refresh at any replica, which comes twice when the first answer was lost. */
async function refreshAt(url: string, refresh_token: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token });
  const answer = await fetch(`${url}/users/token`, {
    method: 'POST',
    headers: { authorization: basic },
    body,
  });
  return (await answer.json()) as Record<string, string>;
}

describe('The sealing key of oauth', () => {
  it('is not left out while the signing key is sealed with it', async () => {
    await expect(oauth.startReplica(withKeys(two))).rejects.toThrow(
      /OAUTH_SEALING_KEY cannot decrypt signing key/,
    );
  });

  it('is replaced while replicas run, which go on with one signing key and the same logins', async () => {
    const both = await oauth.startReplica(withKeys(two, one));
    expect(await keyAt(both)).toBe(await keyAt(oauth.http));
    const { refresh_token = '' } = (await oauth.logIn()).json as Record<string, string>;
    const first = await refreshAt(oauth.http, refresh_token);
    const again = await refreshAt(both, refresh_token);
    expect(again).toMatchObject({ refresh_token: first['refresh_token'] });

    const { stdout } = await oauth.adminUnder(withKeys(two, one), 'reseal', '--json');
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toContainEqual({
      column: 'signing_keys.sealed',
      resealed: 1,
      left: 0,
    });
    const alone = await oauth.startReplica(withKeys(two));
    expect(await keyAt(alone)).toBe(await keyAt(oauth.http));
    const { access_token } = await refreshAt(alone, first['refresh_token'] ?? '');
    expect(await oauth.claimsOf(access_token ?? '')).toMatchObject({ type: 'user' });
  });

  it('is renewed in every table by reseal, which has no other options', async () => {
    await oauth.adminUnder(withKeys(two, one), 'reseal');
    expect((await oauth.adminUnder(withKeys(two), 'reseal')).stdout).toBe(
      ['signing_keys', 'id_token_keys', 'provider_logins']
        .map((table) => `${table}.sealed: 0 sealed again, 0 left under older keys\n`)
        .join(''),
    );
    await expect(oauth.admin('reseal', '--all')).rejects.toMatchObject({
      stderr: 'Command not valid: use reseal [--json]\n',
    });
  });
});
