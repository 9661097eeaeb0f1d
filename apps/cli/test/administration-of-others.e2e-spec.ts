import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAdministrator } from './support/administrator.js';
import { CommandLine, logIn, register } from './support/command-line.js';

const suffix = randomBytes(4).toString('hex');
const [root, owner, app, gateway] = ['root', 'owner', 'app', 'gateway'].map((name) => `${name}-${suffix}`);
const [line, other] = [new CommandLine(), new CommandLine()];

beforeAll(async () => {
  await createAdministrator(`${root}`);
  await logIn(line, `${root}`);
  await register(`${owner}`);
  await logIn(other, `${owner}`);
  await other.json('applications', 'create', `${app}`);
  await other.json('gateways', 'create', `${gateway}`, '--frequency-plan', 'EU_863_870');
});
afterAll(() => [line, other].forEach((one) => one.remove()));

const admin = (...args: readonly string[]) => line.run('admin', ...args);

describe('An administrator', () => {
  it('finds applications and gateways of others, and who has rights on them', async () => {
    const found = await admin('applications', 'list', '--creator', `${owner}`);
    expect(found).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(`^ID +NAME .*\n${app} .* ${owner} `),
    });
    const listed = await admin('gateways', 'list', '--search', `${gateway}`);
    expect(listed.stdout).toMatch(new RegExp(`\n${gateway} .* ${owner} `));
    for (const [kind, id] of [
      ['applications', app],
      ['gateways', gateway],
    ])
      expect((await admin(`${kind}`, 'collaborators', `${id}`)).stdout).toContain(`${owner}@example.com`);
    expect(await admin('applications', 'collaborators', 'nothing-here')).toMatchObject({
      code: 4,
      stdout: '',
    });
  });

  it('writes, lists and removes a notice', async () => {
    const text = `Maintenance ${suffix}`;
    const { id } = await line.json<{ id: string }>('admin', 'notices', 'create', text, '--level', 'warning');
    expect((await admin('notices', 'list')).stdout).toMatch(new RegExp(`${id} +warning .*${text}`));
    const removed = await admin('notices', 'delete', id, '--yes');
    expect(removed).toEqual({ code: 0, stdout: `Notice ${id} removed.\n`, stderr: '' });
    expect((await admin('notices', 'list')).stdout).not.toContain(id);
  });
});

describe('Another user', () => {
  it.each([
    [['applications', 'list']],
    [['applications', 'collaborators', `${app}`]],
    [['gateways', 'list']],
    [['gateways', 'collaborators', `${gateway}`]],
    [['notices', 'list']],
    [['notices', 'create', 'Free money']],
  ])('is denied "admin %s", also about what is their own', async (args) =>
    expect(await other.run('admin', ...args)).toMatchObject({ code: 4, stdout: '' }),
  );
});
