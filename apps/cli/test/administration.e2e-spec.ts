import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { createAdministrator, createHandler, isResetMailed } from './support/administrator.js';
import { CommandLine, logIn, password, register } from './support/command-line.js';

const suffix = randomBytes(4).toString('hex');
const [root, user] = [`root-${suffix}`, `user-${suffix}`];
const line = new CommandLine();

beforeAll(async () => {
  await createAdministrator(root);
  await logIn(line, root);
});
afterAll(() => line.remove());

describe('An administrator', () => {
  it('mails a user a link for a new password, at a verified address only', async () => {
    const [sure, unsure] = [`sure-${suffix}`, `unsure-${suffix}`];
    const create = (name: string, ...more: readonly string[]) =>
      line.feed(`${password}\n`, 'admin', 'users', 'create', name, '--email', `${name}@example.com`, ...more);
    await create(sure, '--verified');
    await create(unsure);
    const reset = await line.run('admin', 'users', 'reset-password', sure);
    expect(reset).toEqual({ code: 0, stdout: `Link for a new password mailed to ${sure}.\n`, stderr: '' });
    await until('the mail', () => isResetMailed(`${sure}@example.com`));
    const unverified = await line.run('admin', 'users', 'reset-password', unsure);
    expect(unverified).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/not verified/) });
  });

  it('creates, lists, suspends and reactivates users', async () => {
    const created = await line.feed(
      `${password}\n`,
      'admin',
      'users',
      'create',
      user,
      '--email',
      `${user}@example.com`,
    );
    expect(created).toEqual({ code: 0, stdout: `User ${user} created.\n`, stderr: '' });
    expect(await line.json('admin', 'users', 'suspend', user)).toMatchObject({ banned: true });
    const listed = ['admin', 'users', 'list', '--search', user];
    expect((await line.run(...listed)).stdout).toMatch(/^USER +EMAIL +STATE +CREATED\n.* suspended /);
    expect(await line.json('admin', 'users', 'reactivate', user)).toMatchObject({ banned: false });
    expect(await line.json('admin', 'users', 'make-admin', user)).toMatchObject({ administrator: true });
    expect(await line.json('admin', 'users', 'unmake-admin', user)).toMatchObject({ administrator: false });
    expect(await line.json(...listed, '--state', 'banned')).toEqual([]);
  });

  it('sets the registration policy, and approves or rejects registrations', async () => {
    expect(await line.json('admin', 'registration', 'set', '--mode', 'approval')).toMatchObject({
      mode: 'approval',
    });
    const [yes, no] = [`yes-${suffix}`, `no-${suffix}`];
    await register(yes);
    await register(no);
    const waiting = await line.run('admin', 'users', 'list', '--state', 'unapproved', '--quiet');
    expect(waiting.stdout.trim().split('\n').sort()).toEqual([no, yes].sort());
    await line.json('admin', 'users', 'approve', yes);
    await line.json('admin', 'users', 'reject', no, '--yes');
    expect(await line.json('admin', 'users', 'list', '--state', 'unapproved')).toEqual([]);
    expect(await line.json('admin', 'registration', 'set', '--step-up', 'credentials')).toMatchObject({
      step_up: 'credentials',
    });
    await line.json('admin', 'registration', 'set', '--default', 'mode', '--default', 'step_up');
    expect((await line.run('admin', 'registration')).stdout).toContain('open\n');
  });

  it('invites users by a link that is printed, and withdraws it', async () => {
    const made = await line.json<{ id: string }>('admin', 'invitations', 'create', '--print', '--days', '1');
    expect(made).toMatchObject({ link: expect.stringContaining('http') });
    expect((await line.run('admin', 'invitations', 'list', '--quiet')).stdout).toContain(made.id);
    await line.json('admin', 'invitations', 'delete', made.id, '--yes');
  });

  it('invites users with rights', async () => {
    const app = `granted-${suffix}`;
    await line.json('applications', 'create', app, '--no-register');
    const invite = ['admin', 'invitations', 'create', '--print', '--grant'];
    expect(await line.json(...invite, `application/${app}=devices,messages:up:r`)).toMatchObject({
      rights: [{ kind: 'apps', id: app, rights: ['messages:up:r', 'devices'] }],
    });
    expect(await line.run(...invite, `${app}=devices`)).toMatchObject({ code: 2, stdout: '' });
  });

  it('accepts, rejects and deletes OAuth clients', async () => {
    const name = `client-${suffix}`;
    await line.json('clients', 'create', name, '--scope', 'apps');
    expect(await line.json('admin', 'clients', 'accept', name)).toMatchObject({ accepted: true });
    expect(await line.json('admin', 'clients', 'reject', name)).toMatchObject({ rejected: true });
    expect((await line.run('admin', 'clients', 'list')).stdout).toMatch(
      new RegExp(`^${name} +rejected`, 'm'),
    );
    await line.json('admin', 'clients', 'delete', name, '--yes');
    expect((await line.run('admin', 'deleted', 'list', '--quiet')).stdout).toContain(name);
    expect(await line.run('admin', 'deleted', 'purge', 'client', name, '--yes')).toMatchObject({ code: 1 });
  });

  it('adds, changes and removes login providers, and never sees their secrets', async () => {
    const id = `company-${suffix}`;
    const create = ['admin', 'providers', 'create', id, '--name', 'Company', '--client-id', 'fieldpost'];
    const issuer = ['--issuer', 'https://login.example.com', '--secret-stdin'];
    const secret = 'secret-at-the-provider';
    expect(await line.feed(`${secret}\n`, ...create, ...issuer, '--email-domain', 'example.com')).toEqual({
      ...{ code: 0, stdout: `Login provider ${id} added.\n`, stderr: '' },
    });
    const { stdout } = await line.run('admin', 'providers', 'get', id);
    expect(stdout).toMatch(/^email domains: +example\.com$/m);
    expect(stdout).not.toContain(secret);
    await line.json('admin', 'providers', 'update', id, '--enabled', 'false');
    expect((await line.run('admin', 'providers', 'list')).stdout).toMatch(
      new RegExp(`^${id} +Company +https://login.example.com +off +api$`, 'm'),
    );
    await line.json('admin', 'providers', 'delete', id, '--yes');
    expect((await line.run('admin', 'providers', 'get', id)).code).toBe(4);
  });

  it('approves components and withdraws their approval', async () => {
    expect((await line.run('admin', 'components', 'list')).stdout).toMatch(/^ID +TYPE +APPROVAL/);
    const id = `handler-${suffix}`;
    await createHandler(id, root);
    const approved = async () =>
      (await line.run('admin', 'components', 'list', '--approval', 'approved', '--quiet')).stdout.split('\n');
    expect(await line.run('admin', 'components', 'withdraw', id)).toMatchObject({ code: 2 });
    expect(await line.json('admin', 'components', 'withdraw', id, '--yes')).toEqual({
      ...{ id, approval: 'withdrawn' },
    });
    expect(await approved()).not.toContain(id);
    expect((await line.run('admin', 'components', 'approve', id)).stdout).toBe(`Component ${id} approved.\n`);
    expect(await approved()).toContain(id);
    expect(await line.run('admin', 'components', 'approve', 'nothing-here')).toMatchObject({ code: 4 });
  });

  it('reads the audit log', async () => {
    await line.json('admin', 'registration', 'set', '--mode', 'approval');
    await line.json('admin', 'registration', 'set', '--default', 'mode');
    const entries = await line.json<readonly { action: string }[]>(
      'admin',
      'audit',
      '--user',
      root,
      '--limit',
      '50',
    );
    expect(entries.map(({ action }) => action)).toContain('registration.changed');
  });
});

describe('A user who is no administrator', () => {
  it('is denied every administration command, with exit code 4', async () => {
    const plain = `plain-${suffix}`;
    await register(plain);
    const other = new CommandLine();
    await logIn(other, plain);
    for (const args of [
      ['users', 'list'],
      ['users', 'limits', plain, '--devices', '0'],
      ['organizations', 'list'],
      ['registration'],
      ['components', 'list'],
      ['audit'],
      ['deleted', 'list'],
    ])
      expect(await other.run('admin', ...args)).toMatchObject({ code: 4, stdout: '' });
    other.remove();
  });
});
