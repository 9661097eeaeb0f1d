import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandLine, logIn, register, serverOf } from './support/command-line.js';

const suffix = randomBytes(4).toString('hex');
const [first, owner, other] = [`first-${suffix}`, `owner-${suffix}`, `other-${suffix}`];
const line = new CommandLine();
const stranger = new CommandLine();

beforeAll(async () => {
  // The first user of a new server is its administrator, who manages the clients of others.
  for (const name of [first, owner, other]) await register(name);
  await logIn(line, owner);
  await logIn(stranger, other);
});
afterAll(() => {
  line.remove();
  stranger.remove();
});

/** Status of a request for a token with a client's secret. */
async function tokenStatus(client: string, secret: string, scope: string): Promise<number> {
  const { status } = await fetch(`${serverOf()}/users/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
  });
  return status;
}

describe('An OAuth client of a user', () => {
  it('is registered with a secret that works and is shown once', async () => {
    const [client, app] = [`service-${suffix}`, `served-${suffix}`];
    const create = ['clients', 'create', client, '--scope', 'apps', '--grant', 'client_credentials'];
    const made = await line.run(...create, '--description', 'Reads the meters');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const [, secret = ''] = /^secret: +(\S{43})$/m.exec(made.stdout) ?? [];
    await line.json('applications', 'create', app, '--no-register');
    await line.json('clients', 'rights', 'set', client, 'application', app, '--right', 'devices');
    expect(await tokenStatus(client, secret, `apps:${app}`)).toBe(200);

    const shown = await line.run('clients', 'get', client);
    expect(shown.stdout).toMatch(/^description: +Reads the meters$/m);
    const table = await line.run('clients', 'list');
    expect(table.stdout).toMatch(/^CLIENT +STATE +GRANTS +SCOPE\n/);
    expect(table.stdout).toMatch(new RegExp(`^${client} +waiting +client_credentials +apps$`, 'm'));
    const [found] = await line.json<readonly object[]>('clients', 'list', '--limit', '1');
    expect(found).toMatchObject({ name: expect.any(String) });
    expect(`${shown.stdout}${table.stdout}${JSON.stringify(found)}`).not.toMatch(/secret/);
    expect((await line.run(...create)).stderr).toMatch(/already exists/);
  });

  it('gets rights on an application, and loses them', async () => {
    const [client, app] = [`robot-${suffix}`, `worked-${suffix}`];
    await line.json('clients', 'create', client, '--scope', 'apps', '--grant', 'client_credentials');
    await line.json('applications', 'create', app, '--no-register');
    const set = ['clients', 'rights', 'set', client, 'application', app, '--right', 'devices'];
    expect((await line.run(...set)).stdout).toBe(`${client} has rights on ${app}: devices.\n`);
    expect(await line.json('clients', 'rights', client)).toEqual([
      { kind: 'apps', id: app, rights: ['devices'] },
    ]);
    await line.json('clients', 'rights', 'remove', client, 'application', app, '--yes');
    expect(await line.json('clients', 'rights', client)).toEqual([]);
  });

  it('is changed in what the options name', async () => {
    const [client, uri, logout] = [`web-${suffix}`, 'https://web.example/back', 'https://web.example/out'];
    await line.json('clients', 'create', client, '--scope', 'profile', '--redirect-uri', uri);
    const openid = ['--scope', 'openid', '--post-logout-redirect-uri', uri, logout];
    const signed = ['--id-token-algorithm', 'ES256', '--backchannel-logout-uri', logout];
    const keys = ['--jwks-uri', 'https://web.example/jwks.json'];
    expect(await line.json('clients', 'update', client, ...openid, ...signed, ...keys)).toMatchObject({
      ...{ redirect_uris: [uri], scope: ['openid'], grants: ['authorization_code', 'refresh_token'] },
      ...{ post_logout_redirect_uris: [uri, logout], backchannel_logout_uri: logout },
      ...{ id_token_signed_response_alg: 'ES256', jwks_uri: keys[1] },
    });
    expect(await line.run('clients', 'update', client, '--jwks', '{')).toMatchObject({ code: 2 });
    for (const reserved of [
      ['--official', 'true'],
      ['--v2', 'true'],
      ['--grant', 'password'],
    ])
      expect(await line.run('clients', 'update', client, ...reserved)).toMatchObject({ code: 4, stdout: '' });
  });

  it('is neither shown to another user, nor changed or deleted by them', async () => {
    const client = `mine-${suffix}`;
    await line.json('clients', 'create', client, '--scope', 'profile');
    const denied = { code: 4, stdout: '', stderr: expect.stringContaining(client) };
    expect(await stranger.run('clients', 'get', client)).toEqual(denied);
    expect(await stranger.run('clients', 'update', client, '--description', 'theirs')).toEqual(denied);
    expect(await stranger.run('clients', 'delete', client, '--yes')).toEqual(denied);
    expect(await stranger.json('clients', 'list')).toEqual([]);
  });

  it('has no secret when it is public, and is deleted after a confirmation', async () => {
    const client = `public-${suffix}`;
    const made = await line.json('clients', 'create', client, '--scope', 'profile', '--public');
    expect(made).toMatchObject({ public: true });
    expect(made).not.toHaveProperty('secret');
    expect(await line.run('clients', 'delete', client)).toMatchObject({ code: 2 });
    await line.json('clients', 'delete', client, '--yes');
    expect(await line.run('clients', 'get', client)).toMatchObject({ code: 4 });
  });
});
