import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandLine, logIn, register, serverOf } from './support/command-line.js';

const suffix = randomBytes(4).toString('hex');
const [owner, other] = [`owner-${suffix}`, `other-${suffix}`];
const [app, gateway] = [`app-${suffix}`, `gateway-${suffix}`];
const line = new CommandLine();
const stranger = new CommandLine();

beforeAll(async () => {
  await register(owner);
  await register(other);
  await logIn(line, owner);
  await logIn(stranger, other);
  expect(await line.run('applications', 'create', app, '--name', 'Water meters')).toEqual({
    code: 0,
    stdout: `Application ${app} created.\n`,
    stderr: '',
  });
});
afterAll(() => {
  line.remove();
  stranger.remove();
});

/** Names of the titles of a table. */
const titles = (text: string): string[] => text.split('\n')[0]?.split(/ {2,}/) ?? [];

describe('Applications', () => {
  it('are a table for people, JSON for programs, and ids only with --quiet', async () => {
    const { stdout } = await line.run('applications', 'list');
    expect(titles(stdout)).toEqual(['ID', 'NAME', 'EUIS', 'CREATED']);
    expect(stdout).toMatch(new RegExp(`^${app} +\\S`, 'm'));
    expect(await line.json('applications', 'list')).toEqual([expect.objectContaining({ id: app })]);
    expect((await line.run('applications', 'list', '--quiet')).stdout).toBe(`${app}\n`);
  });

  it('are shown and renamed', async () => {
    await line.json('applications', 'update', app, '--name', 'Meters');
    expect(await line.json('applications', 'get', app)).toMatchObject({ id: app, name: 'Meters' });
    expect((await line.run('applications', 'get', app)).stdout).toMatch(/^name: +Meters$/m);
  });

  it('have names that cannot change the terminal', async () => {
    const name = 'a\u001b]0;title\u0007\u202eb';
    const made = await line.run('applications', 'create', `${app}-2`, '--name', name);
    const shown = made.code === 0 ? (await line.run('applications', 'list')).stdout : made.stderr;
    expect(['\u001b', '\u0007', '\u202e'].filter((each) => shown.includes(each))).toEqual([]);
    await line.run('applications', 'delete', `${app}-2`, '--yes');
  });

  it('are not deleted without a confirmation', async () => {
    await line.json('applications', 'create', `${app}-3`, '--no-register');
    expect(await line.run('applications', 'delete', `${app}-3`)).toMatchObject({
      code: 2,
      stderr: 'There is no terminal to ask for a confirmation. Add --yes.\n',
    });
    expect(await line.json('applications', 'delete', `${app}-3`, '--yes')).toEqual({
      id: `${app}-3`,
      done: 'deleted',
    });
  });

  it('have devices only while they are registered at the handler', async () => {
    const id = `${app}-4`;
    await line.json('applications', 'create', id, '--no-register');
    const before = await line.run('devices', 'create', id, 'roof');
    expect(before.code).not.toBe(0);
    expect(before.stderr).toContain('fieldpost applications register');
    const registered = await line.run('applications', 'register', id);
    expect(registered).toEqual({ code: 0, stdout: `Application ${id} registered.\n`, stderr: '' });
    await line.json('devices', 'create', id, 'roof');
    expect(await line.run('applications', 'unregister', id)).toMatchObject({ code: 2 });
    expect(await line.json('applications', 'unregister', id, '--yes')).toEqual({ id, done: 'unregistered' });
    expect((await line.run('devices', 'list', id)).code).not.toBe(0);
    await line.json('applications', 'register', id);
    expect(await line.json('devices', 'list', id)).toEqual([]);
    await line.json('applications', 'delete', id, '--yes');
  });

  it('of another user are denied in one sentence, with exit code 4', async () => {
    for (const args of [
      ['applications', 'get', app],
      ['devices', 'list', app],
      ['collaborators', 'list', 'application', app],
      ['tail', app],
    ])
      expect(await stranger.run(...args)).toEqual({
        code: 4,
        stdout: '',
        stderr: `Application "${app}" not found, or you have no rights to it.\n`,
      });
  });
});

describe('Access keys', () => {
  it('are shown once, and are enough for a program', async () => {
    const rights = ['--right', 'devices', '--right', 'messages:up:r'];
    const made = await line.json<{ key: string }>(
      'applications',
      'keys',
      'create',
      app,
      'program',
      ...rights,
    );
    expect((await line.run('applications', 'keys', app)).stdout).not.toContain(made.key);
    expect(await line.json('applications', 'keys', 'list', app)).toEqual([
      expect.objectContaining({ name: 'program', rights: ['messages:up:r', 'devices'] }),
    ]);
    const program = new CommandLine();
    const login = await program.feed(`${made.key}\n`, 'login', '--server', serverOf(), '--token-stdin');
    expect(login).toMatchObject({ code: 0, stderr: '' });
    expect((await program.run('devices', 'list', app)).code).toBe(0);
    expect(await program.json('whoami')).toMatchObject({ credentials: 'access key' });
    program.remove();
    await line.json('applications', 'keys', 'delete', app, 'program', '--yes');
    expect(await line.json('applications', 'keys', 'list', app)).toEqual([]);
  });
});

describe('Devices', () => {
  it('are registered with generated keys, changed, listed and deleted', async () => {
    const made = await line.run('devices', 'create', app, 'roof', '--description', 'on the roof');
    expect(made).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/^app key: +[0-9A-F]{32}$/m),
    });
    const [, key = ''] = /^app key: +(\S+)$/m.exec(made.stdout) ?? [];
    expect((await line.run('devices', 'keys', app, 'roof')).stdout).toContain(key);
    expect((await line.run('devices', 'get', app, 'roof', '--json')).stdout).not.toContain(key);
    expect((await line.run('devices', 'create', app, 'roof')).stderr).toBe(
      'Device roof already exists. Choose another id, or change the device: fieldpost devices update <application> <device>\n',
    );

    await line.json('devices', 'update', app, 'roof', '--latitude', '52.5', '--attribute', 'floor=3');
    expect(await line.json('devices', 'get', app, 'roof')).toMatchObject({
      ...{ description: 'on the roof', latitude: 52.5, attributes: { floor: '3' } },
    });
    expect((await line.json<{ app_key: string }>('devices', 'keys', app, 'roof')).app_key).toBe(key);
    const { stdout } = await line.run('devices', 'list', app);
    expect(titles(stdout)).toEqual(['ID', 'APP EUI', 'DEV EUI', 'DEV ADDR', 'DESCRIPTION']);
    expect(await line.json('devices', 'list', app, '--search', 'nothing')).toEqual([]);
    expect(await line.json('devices', 'delete', app, 'roof', '--yes')).toEqual({
      id: 'roof',
      done: 'deleted',
    });
  });

  it('are exported to a file that is imported again, and rejected line by line', async () => {
    await line.json('devices', 'create', app, 'cellar');
    const file = join(line.home, 'devices.json');
    await line.run('devices', 'export', app, '--keys', '--output', file);
    const again = await line.run('devices', 'import', app, file);
    expect(again).toMatchObject({ code: 1, stderr: '1 of 1 devices were rejected.\n' });
    expect(titles(again.stdout)).toEqual(['LINE', 'DEVICE', 'FIELD', 'ERROR']);
    expect(await line.json('devices', 'import', app, file, '--replace')).toMatchObject({ replaced: 1 });
    const csv = await line.run('devices', 'export', app, '--format', 'csv');
    expect(csv.stdout).toMatch(/^[\w,]+\r?\n/);
    expect(csv.stdout).toContain('cellar');
    await line.json('devices', 'delete', app, 'cellar', '--yes');
  });

  it('are rejected with the message of the server, which names the field', async () => {
    writeFileSync(join(line.home, 'bad.json'), '[{"dev_id":"Bad Id"}]');
    const { code, stdout } = await line.run('devices', 'import', app, join(line.home, 'bad.json'), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      rejected: 1,
      errors: [{ line: 1, error: expect.any(String) }],
    });
    const { stderr } = await line.run('devices', 'create', app, 'x9', '--dev-eui', '12');
    expect(stderr).toMatch(/dev_eui/i);
  });
});

describe('Gateways and collaborators', () => {
  it('are created, changed, shared and deleted', async () => {
    const made = await line.run('gateways', 'create', gateway, '--frequency-plan', 'EU_863_870');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    await line.json(
      'gateways',
      'update',
      gateway,
      '--latitude',
      '52.5',
      '--longitude',
      '4',
      '--owner-public',
      'true',
    );
    const shown = await line.json<{ key?: string }>('gateways', 'get', gateway);
    expect(shown).toMatchObject({ antenna_location: { latitude: 52.5, longitude: 4 }, owner_public: true });
    expect(shown).not.toHaveProperty('key');
    expect(await line.json('gateways', 'get', gateway, '--key')).toMatchObject({ key: expect.any(String) });
    expect(titles((await line.run('gateways', 'list')).stdout)).toEqual([
      'ID',
      'FREQUENCY PLAN',
      'ROUTER',
      'LOCATION',
    ]);

    const rights = ['--right', 'gateway:status', '--right', 'gateway:location'];
    await line.json('collaborators', 'set', 'gateway', gateway, other, ...rights);
    const list = await line.json<readonly { username: string }[]>(
      'collaborators',
      'list',
      'gateway',
      gateway,
    );
    expect(list.map(({ username }) => username).sort()).toEqual([other, owner].sort());
    await line.json('collaborators', 'remove', 'gateway', gateway, other, '--yes');
    await line.json('gateways', 'delete', gateway, '--yes');
    expect(await line.json('gateways', 'list')).toEqual([]);
  });

  it('of applications get rights that count at once', async () => {
    await line.json('collaborators', 'set', 'application', app, other, '--right', 'devices');
    expect((await stranger.run('devices', 'list', app)).code).toBe(0);
    await line.json('collaborators', 'remove', 'application', app, other, '--yes');
    expect((await stranger.run('devices', 'list', app)).code).toBe(4);
  });
});
