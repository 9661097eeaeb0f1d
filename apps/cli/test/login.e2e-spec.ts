import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandLine, type Ended, logIn, logInByCode, register, serverOf } from './support/command-line.js';

const username = `ann-${randomBytes(4).toString('hex')}`;
let line: CommandLine;

beforeAll(() => register(username));
beforeEach(() => void (line = new CommandLine()));
afterEach(() => line.remove());

describe('A login in the browser', () => {
  it('is remembered in a file that only its user can read, and shown by whoami', async () => {
    const { code, stdout } = await logIn(line, username);
    expect([code, stdout]).toEqual([0, `Logged in to ${serverOf()} as profile default.\n`]);
    expect(statSync(line.settingsFile).mode & 0o777).toBe(0o600);
    expect(await line.json('whoami')).toMatchObject({ username, server: serverOf(), credentials: 'user' });
    expect((await line.run('whoami')).stdout).toMatch(new RegExp(`^user: +${username}$`, 'm'));
  });

  it('is passed to another program by the token that the command token prints', async () => {
    await logIn(line, username);
    const { stdout: token } = await line.run('token');
    const response = await fetch(`${serverOf()}/api/v2/users/me`, {
      headers: { authorization: `Bearer ${token.trim()}` },
    });
    expect(await response.json()).toMatchObject({ username });
  });

  it('prints no token', async () => {
    const { stdout, stderr } = await logIn(line, username);
    const { login } = line.settings().profiles['default'] ?? {};
    for (const secret of [login?.accessToken, login?.refreshToken]) {
      expect(secret).toMatch(/.{20}/);
      expect(stdout + stderr).not.toContain(secret);
    }
  });

  it('requests only the scopes of the commands', async () => {
    await logIn(line, username);
    const { login } = line.settings().profiles['default'] ?? {};
    const [, payload = ''] = (login?.accessToken ?? '').split('.');
    const { scope } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { scope: string[] };
    expect([...scope].sort()).toEqual(['apps', 'clients', 'gateways', 'organizations', 'profile']);
  });

  it('that is denied stores nothing', async () => {
    const { code, stderr } = await logIn(line, username, { decision: 'deny' });
    expect([code, stderr]).toEqual([3, expect.stringContaining('The login was denied in the browser.')]);
    expect(existsSync(line.settingsFile)).toBe(false);
  });
});

describe('A login on another device', () => {
  const [allowed, denied] = [new CommandLine(), new CommandLine()];
  let ends: readonly Ended[];
  // Both at once, because each waits for the interval of the server.
  beforeAll(async () => {
    ends = await Promise.all([
      logInByCode(allowed, username, 'allow'),
      logInByCode(denied, username, 'deny'),
    ]);
  });
  afterAll(() => [allowed, denied].forEach((each) => each.remove()));

  it('needs a code that is entered in any browser', async () => {
    expect(ends[0]).toMatchObject({ code: 0 });
    expect(await allowed.json('whoami')).toMatchObject({ username });
  });

  it('that is denied there stores nothing', () => {
    expect(ends[1]).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('The login was denied in the browser.'),
    });
    expect(existsSync(denied.settingsFile)).toBe(false);
  });
});

describe('A login that has expired', () => {
  beforeEach(() => logIn(line, username));

  it('is renewed without being noticed', async () => {
    const before = line.settings().profiles['default']?.login;
    line.expire();
    expect(await line.json('whoami')).toMatchObject({ username });
    const after = line.settings().profiles['default']?.login;
    expect(after?.refreshToken).not.toBe(before?.refreshToken);
    expect(after?.expires).toBeGreaterThan(Date.now());
  });

  it('is renewed by one of several processes', async () => {
    line.expire();
    const ends = await Promise.all([1, 2, 3, 4].map(() => line.run('whoami', '--json')));
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    line.expire();
    expect((await line.run('whoami')).code).toBe(0);
  });
});

describe('A logout', () => {
  it('revokes the login, so that a copy of it is worth nothing', async () => {
    await logIn(line, username);
    const { login } = line.settings().profiles['default'] ?? {};
    expect((await line.run('logout')).code).toBe(0);
    expect(line.settings().profiles['default']?.login).toBeUndefined();
    const body = new URLSearchParams({
      ...{ grant_type: 'refresh_token', client_id: 'fieldpost-cli' },
      refresh_token: login?.refreshToken ?? '',
    });
    const answer = await fetch(`${serverOf()}/users/token`, { method: 'POST', body });
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('Without a login', () => {
  it('a command says how to log in, with exit code 3', async () => {
    expect(await line.run('applications', 'list')).toEqual({
      code: 3,
      stdout: '',
      stderr: 'Not logged in. Log in first: fieldpost login --server https://…\n',
    });
  });

  it('a token of the environment is enough, and is sent to no other server', async () => {
    await logIn(line, username);
    const { accessToken = '' } = line.settings().profiles['default']?.login ?? {};
    const program = new CommandLine({ FIELDPOST_SERVER: serverOf(), FIELDPOST_TOKEN: accessToken });
    expect(await program.json('whoami')).toMatchObject({ username });
    program.remove();
    const { child, ended } = line.start(['whoami'], { FIELDPOST_SERVER: 'https://other.example' });
    child.stdin?.end();
    expect(await ended).toMatchObject({
      code: 3,
      stderr: 'Not logged in. Log in first: fieldpost login --server https://other.example\n',
    });
  });

  it.each([
    ['http://fieldpost.example', 'use https; http is for this machine only.'],
    ['fieldpost.example', 'use an address such as https://fieldpost.example.'],
    ['https://fieldpost.example/console', 'use the address alone, such as https://fieldpost.example.'],
  ])('the server %s is rejected', async (server, why) => {
    const { code, stderr } = await line.run('login', '--server', server);
    expect([code, stderr]).toEqual([2, `Server "${server}" not valid: ${why}\n`]);
  });

  it('a server that does not respond is reported with exit code 5', async () => {
    const { code, stderr } = await line.run('login', '--server', 'http://127.0.0.1:9');
    expect([code, stderr]).toEqual([5, expect.stringContaining('http://127.0.0.1:9 cannot be reached: ')]);
  });
});
