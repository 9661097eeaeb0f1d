import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAdministrator } from './support/administrator.js';
import { CommandLine, logIn, register } from './support/command-line.js';

const suffix = randomBytes(4).toString('hex');
const [owner, member, app, acme] = ['owner', 'member', 'shared', 'acme'].map(
  (name) => `${name}-${suffix}`,
) as [string, string, string, string];
const line = new CommandLine();
const other = new CommandLine();

beforeAll(async () => {
  await Promise.all([register(owner), register(member)]);
  await Promise.all([logIn(line, owner), logIn(other, member)]);
  await line.json('applications', 'create', app);
  await line.json('organizations', 'create', acme, '--name', 'Acme Ltd.');
});
afterAll(() => {
  line.remove();
  other.remove();
});

describe('An organization', () => {
  it('is a row of a table for people and a document for programs', async () => {
    const { stdout } = await line.run('organizations', 'list');
    expect(stdout).toMatch(/^ID +NAME +YOUR ROLE +CREATED\n/);
    expect(await line.json('organizations', 'get', acme)).toMatchObject({ id: acme, role: 'owner' });
    await line.json('organizations', 'update', acme, '--name', 'Acme Inc.');
    expect((await line.run('organizations', 'get', acme)).stdout).toMatch(/^name: +Acme Inc\.$/m);
  });

  it('gives its members rights on what is shared with it, until it is not shared any more', async () => {
    expect((await other.run('devices', 'list', app)).code).toBe(4);
    await line.json('organizations', 'members', 'set', acme, member, '--role', 'developer');
    await line.json('organizations', 'share', acme, 'application', app, '--right', 'devices');
    expect((await other.run('devices', 'list', app)).code).toBe(0);
    expect((await line.run('organizations', 'entities', acme)).stdout).toMatch(
      new RegExp(`^${app} +apps +devices$`, 'm'),
    );
    expect((await line.run('organizations', 'members', acme)).stdout).toMatch(
      new RegExp(`^${member} +developer$`, 'm'),
    );
    await line.json('organizations', 'unshare', acme, 'application', app, '--yes');
    expect((await other.run('devices', 'list', app)).code).toBe(4);
    await line.json('organizations', 'members', 'remove', acme, member, '--yes');
    expect(await other.run('organizations', 'get', acme)).toMatchObject({ code: 4, stdout: '' });
  });

  it('is left by a member, who is not added again at once', async () => {
    const left = `left-${suffix}`;
    await line.json('organizations', 'create', left);
    await line.json('organizations', 'members', 'set', left, member, '--role', 'viewer');
    expect((await other.run('organizations', 'leave', left, '--yes')).stdout).toBe(
      `You are not a member of ${left} any more.\n`,
    );
    const again = await line.run('organizations', 'members', 'set', left, member, '--role', 'viewer');
    expect(again.stderr).toContain(`User ${member} has left the organization`);
    expect(again.code).not.toBe(0);
    await line.json('organizations', 'delete', left, '--yes');
  });

  it('is what an application can be created for', async () => {
    const own = `own-${suffix}`;
    await line.json('applications', 'create', own, '--organization', acme, '--no-register');
    expect((await line.run('organizations', 'entities', acme)).stdout).toMatch(
      new RegExp(`^${own} +apps +settings`, 'm'),
    );
  });

  it('is deleted after a confirmation', async () => {
    const gone = `gone-${suffix}`;
    await line.json('organizations', 'create', gone);
    expect((await line.run('organizations', 'delete', gone)).code).toBe(2);
    await line.json('organizations', 'delete', gone, '--yes');
    expect((await line.run('organizations', 'list', '--quiet')).stdout).toBe(`${acme}\n`);
  });
});

describe('An administrator', () => {
  const administrator = new CommandLine();

  beforeAll(async () => {
    const root = `root-of-${acme}`;
    await createAdministrator(root);
    await logIn(administrator, root);
  });
  afterAll(() => administrator.remove());

  it('changes the limits of a user and of an organization', async () => {
    const limits = ['admin', 'users', 'limits', member];
    await administrator.json(...limits, '--devices', '7', '--access-keys', '0');
    expect(await administrator.json(...limits, '--default', 'access_keys')).toMatchObject({
      limits: { devices: 7 },
    });
    expect(await administrator.run(...limits)).toMatchObject({ code: 2 });
    await administrator.json('admin', 'organizations', 'limits', acme, '--applications', '3');
    expect((await administrator.run('admin', 'organizations', 'list')).stdout).toMatch(
      new RegExp(`^${acme} .* applications: 3$`, 'm'),
    );
  });

  it('lists usage by user and by application, with a question mark for what is unknown', async () => {
    const unused = `unused-${suffix}`;
    await line.json('applications', 'create', unused, '--no-register');
    const heads = /^USER +APPLICATIONS +GATEWAYS +DEVICES +UPLINKS +DOWNLINKS +JOINS +STATE\n/;
    expect((await administrator.run('admin', 'usage', '--search', owner)).stdout).toMatch(heads);
    const byApplication = ['admin', 'usage', 'applications', '--search', unused];
    expect((await administrator.run(...byApplication, '--sort', '-devices')).stdout).toMatch(
      new RegExp(`^${unused} +${owner} +\\? +\\? +\\? +\\? +unknown$`, 'm'),
    );
    expect(await administrator.json(...byApplication)).toMatchObject([
      { id: unused, reported: { state: 'unknown', devices: null } },
    ]);
  });
});
