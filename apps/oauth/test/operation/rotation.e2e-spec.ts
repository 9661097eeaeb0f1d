import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import jwt from 'jsonwebtoken';
import { OauthUnderTest } from '../support/oauth-under-test.js';

const oauth = new OauthUnderTest();
let urls: readonly string[] = [];
beforeAll(async () => {
  urls = await oauth.start(2, { OAUTH_KEY_RELOAD_SECONDS: '1' });
});
afterAll(() => oauth.close());
/** One key, whatever the test before left. */
beforeEach(async () => {
  await oauth.sql(`delete from signing_keys where state <> 'signing'`);
  const [key] = await keysAfter('list');
  await everyReplica(async (url) => (await published(url)).join() === key?.id);
});

interface Key {
  readonly id: string;
  readonly algorithm: string;
  readonly stage: string;
}
const keysAfter = async (...args: readonly string[]): Promise<readonly Key[]> =>
  JSON.parse((await oauth.admin('keys', ...args, '--json')).stdout).keys;
const rejection = async (...args: readonly string[]): Promise<string> =>
  oauth.admin('keys', ...args).then(
    () => 'none',
    (error: { readonly code: number; readonly stderr: string }) => `${error.code} ${error.stderr.trim()}`,
  );
/** The published keys of access tokens. */
const published = async (url: string): Promise<readonly string[]> => {
  const { keys } = (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as {
    keys: { kid: string }[];
  };
  const ofIdTokens = (await oauth.sql<{ id: string }>('select id from id_token_keys')).map(({ id }) => id);
  return keys.map(({ kid }) => kid).filter((kid) => !ofIdTokens.includes(kid));
};
const currentOf = async (url: string) => (await fetch(`${url}/key`)).text();
/** Replicas look for new keys every second here. */
const everyReplica = (isSo: (url: string) => Promise<boolean>) =>
  until('every replica to follow', async () => (await Promise.all(urls.map(isSo))).every(Boolean));
const works = async (token: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ scope: ['apps:my-app'] }) };
  const answers = await Promise.all(urls.map((url) => fetch(`${url}/users/restrict-token`, init)));
  return answers.every(({ status }) => status === 200);
};
/** The tokens of a login that are signed with this key, which replicas hear of a moment after the command. */
const loginSignedWith = async (id: string): Promise<Record<string, string>> => {
  let login: Record<string, string> = {};
  await everyReplica(async (url) => (await published(url)).includes(id));
  await everyReplica(async () => {
    login = (await oauth.logIn()).json;
    return jwt.decode(login['access_token'] ?? '', { complete: true })?.header.kid === id;
  });
  return login;
};
const newToken = async (): Promise<string> => (await oauth.logIn()).json['access_token'] ?? '';

describe('A rotation of the signing key', () => {
  it('goes through its steps while every replica runs and every token works', async () => {
    const [old] = await keysAfter('list');
    const oldToken = await newToken();
    const before = await currentOf(oauth.http);

    const [prepared] = await keysAfter('prepare', '--algorithm', 'RS256');
    expect([old, prepared]).toMatchObject([{ stage: 'signing' }, { stage: 'prepared', algorithm: 'RS256' }]);
    await everyReplica(async (url) => (await published(url)).includes(prepared?.id ?? ''));
    expect(await currentOf(oauth.http)).toBe(before);
    expect(await rejection('activate')).toMatch(
      /^1 Step not valid: verifiers may not know the new key, not before/,
    );
    expect(await rejection('prepare')).toBe('1 Prepared signing key already exists');

    await oauth.sql(`update signing_keys set created = created - interval '15 minutes'`);
    expect((await keysAfter('activate')).map(({ stage }) => stage).sort()).toEqual(['retiring', 'signing']);
    await everyReplica(async (url) => (await currentOf(url)).includes('RS256'));
    const token = await newToken();
    expect(await oauth.claimsOf(token)).toMatchObject({ type: 'user' });
    expect(await Promise.all([works(oldToken), works(token)])).toEqual([true, true]);

    expect(await rejection('retire')).toMatch(
      /^1 Step not valid: tokens of the old key are still good, not before/,
    );
    await oauth.sql(`update signing_keys set replaced = replaced - interval '366 days'`);
    expect(await keysAfter('retire')).toMatchObject([{ id: prepared?.id, stage: 'signing' }]);
    await everyReplica(async (url) => (await published(url)).length === 1);
    expect(await works(token)).toBe(true);
  });

  it('may hurry', async () => {
    await keysAfter('prepare');
    expect((await keysAfter('activate', '--now')).map(({ stage }) => stage)).toEqual(['signing', 'retiring']);
  });

  it('keeps the old key for a token that was to live long, also when tokens live for an hour now', async () => {
    await oauth.tokens.issueComponentToken({ type: 'router', id: 'long-lived' });
    await keysAfter('prepare');
    await keysAfter('activate', '--now');
    await oauth.sql(`update signing_keys set replaced = replaced - interval '2 days'`);
    const short = { OAUTH_COMPONENT_TOKEN_SECONDS: '3600', OAUTH_GATEWAY_TOKEN_SECONDS: '3600' };
    await expect(oauth.adminUnder(short, 'keys', 'retire')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Step not valid: tokens of the old key are still good/),
    });
  });
});

describe('A signing key that leaked', () => {
  const signing = async () => (await keysAfter('list')).find(({ stage }) => stage === 'signing')?.id ?? '';
  const emergency = async (...args: readonly string[]) =>
    JSON.parse((await oauth.admin('keys', 'retire', '--emergency', ...args, '--json')).stdout);

  it('is not dropped by mistake', async () => {
    const before = await keysAfter('list');
    expect(await rejection('retire', '--emergency')).toMatch(/^1 Emergency not valid: .* add --yes$/);
    for (const id of ['x', '-x', '--x'])
      expect(await rejection('retire', '--emergency', '--yes', '--key', id)).toBe(
        `1 Signing key ${id} not found`,
      );
    expect(await rejection('retire', '--emergency', '--key', '--yes')).toMatch(
      /^1 Command not valid: use keys retire .* or keys retire --emergency --yes \[--key ID\]/,
    );
    expect(await keysAfter('list')).toEqual(before);
  });

  it('is dropped at once, with everything that it signed, while logins go on', async () => {
    const leaked = await signing();
    const { access_token = '', refresh_token = '' } = await loginSignedWith(leaked);
    const { access_token: component } = await oauth.tokens.issueComponentToken({ type: 'router', id: 'r1' });
    expect(await works(access_token)).toBe(true);

    const { keys, dropped } = await emergency('--yes');
    expect(dropped).toEqual({ id: leaked, logins: expect.any(Number) });
    expect(dropped.logins).toBeGreaterThan(0);
    expect(keys.map(({ id }: Key) => id)).not.toContain(leaked);
    const now = await signing();
    await everyReplica(async (url) => (await published(url)).join().includes(now));
    for (const url of urls) expect(await published(url)).not.toContain(leaked);

    expect(await works(access_token)).toBe(false);
    await expect(oauth.claimsOf(component)).rejects.toThrow();
    const renewed = (await oauth.refresh(refresh_token)).json['access_token'] ?? '';
    expect(await works(renewed)).toBe(true);
    expect(oauth.replicas.map((app) => app.log()).join()).toContain('signing keys were retired');
  });

  it('gives its place to the prepared key, which verifiers know already', async () => {
    const id = (await keysAfter('prepare')).find(({ stage }) => stage === 'prepared')?.id;
    await emergency('--yes');
    expect(await signing()).toBe(id);
  });

  it('may be one that is not the newest', async () => {
    await keysAfter('prepare');
    const old = (await keysAfter('activate', '--now')).find(({ stage }) => stage === 'retiring')?.id ?? '';
    const before = await signing();
    const { stdout } = await oauth.admin('keys', 'retire', '--emergency', '--yes', '--key', old);
    expect(stdout).toContain('Give every router, broker and handler a new token');
    expect(await signing()).toBe(before);
  });
});

describe('The command for keys', () => {
  it('is a program that ends, with 1 when it failed', async () => {
    expect((await oauth.program('keys', 'list')).stdout).toContain('signing');
    await expect(oauth.program('keys', 'forget')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Command not valid/),
    });
  });

  it('shows no secret', async () => {
    const { stdout } = await oauth.admin('keys', 'list', '--json');
    expect(Object.keys(JSON.parse(stdout).keys[0]).sort()).toEqual(
      ['activated', 'algorithm', 'created', 'id', 'next_step_from', 'replaced', 'stage'].sort(),
    );
  });

  it('prints lines for people, and its help', async () => {
    expect((await oauth.admin('keys', 'list')).stdout).toMatch(/^\S{43} {2}(?:ES|RS)256 {2}signing$/m);
    expect((await oauth.admin('--help')).stdout).toMatch(/^keys activate/m);
  });

  it.each([
    [['nonsense'], /^1 Command not valid: use one of keys list, /],
    [['activate', '--force'], /^1 Command not valid: use keys activate \[--now\]/],
    [['prepare', '--algorithm', 'HS256'], /^1 Algorithm not valid: should be ES256 or RS256$/],
  ])('rejects %j in one sentence', async (args, sentence) =>
    expect(await rejection(...args)).toMatch(sentence),
  );
});
