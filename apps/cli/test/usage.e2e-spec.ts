import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { CommandLine } from './support/command-line.js';

const line = new CommandLine();
afterAll(() => line.remove());

describe('The command line', () => {
  it.each([
    [['applications', 'list', '--what'], "error: unknown option '--what'"],
    [['aplications'], "error: unknown command 'aplications'"],
    [['applications', 'get'], "error: missing required argument 'application'"],
    [['collaborators', 'list', 'user', 'x'], 'is invalid'],
    [['devices', 'downlink', 'a', 'b'], 'Give the payload with --hex or --base64.'],
    [['applications', 'list', '--json', '--quiet'], 'cannot be used with'],
    [['applications', 'list', '--limit', 'x'], 'It is not a whole number from 0 on.'],
    [['tail', 'my-app', '--count', 'x'], 'It is not a whole number from 1 on.'],
    [['tail', 'my-app', '--count', '0'], 'It is not a whole number from 1 on.'],
    [['admin', 'invitations', 'create'], 'Name the address with --email, or print the link with --print.'],
    [['admin', 'invitations', 'create', '--print', '--days', 'x'], 'It is not a number.'],
  ])('is rejected with exit code 2: %j', async (args, why) =>
    expect(await line.run(...args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(why),
    }),
  );

  it('has a version', async () =>
    expect(await line.run('--version')).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      stderr: '',
    }));

  it('has help with examples for every command', async () => {
    const { code, stdout } = await line.run('devices', 'downlink', '--help');
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('Examples:\n  fieldpost devices downlink my-app'),
    ]);
    expect((await line.run('--help')).stdout).toContain('Exit codes: 0 success');
  });

  it('completes commands, options and choices', async () => {
    const complete = async (...words: string[]) =>
      (await line.run('complete', '--', ...words)).stdout.split('\n').filter(Boolean);
    expect(await complete('app')).toEqual(['applications']);
    expect(await complete('collaborators', 'list', '')).toEqual(['application', 'gateway']);
    expect(await complete('devices', 'export', '--format', '')).toEqual(['csv', 'json']);
    expect(await complete('tail', 'x', '--dev')).toEqual(['--device']);
  });

  // Outside of a terminal zsh has no completion system: `compdef` and `compadd` print what they are given.
  it.each([
    [
      'bash',
      '-c',
      'COMP_WORDS=(fieldpost collaborators list a); COMP_CWORD=3; _fieldpost; echo "${COMPREPLY[@]}"',
    ],
    ['zsh', '-fc', 'words=(fieldpost collaborators list a) CURRENT=4; _fieldpost'],
    ['fish', '-c', 'complete --do-complete "fieldpost collaborators list a"'],
  ])('is completed in %s by the script that it prints', async (shell, option, words) => {
    const { stdout: script } = await line.run('completion', shell);
    const bin = fileURLToPath(new URL('../../../node_modules/.bin', import.meta.url));
    const [HOME, PATH] = [line.home, `${bin}:${process.env['PATH'] ?? ''}`];
    const before = shell === 'zsh' ? 'compdef() { :; }; compadd() { print -l -- ${(P)2}; }' : '';
    const lines = [before, script, words].join('\n');
    const { stdout } = await promisify(execFile)(shell, [option, lines], {
      env: { PATH, HOME, XDG_CONFIG_HOME: HOME },
    });
    expect(stdout).toBe('application\n');
  });

  it('has several profiles', async () => {
    const home = new CommandLine();
    const key = (name: string) =>
      home.feed('a.b\n', 'login', '--server', `https://${name}.example`, '--profile', name, '--token-stdin');
    await key('one');
    await key('two');
    expect((await home.run('profiles')).stdout).toMatch(/^two +https:\/\/two\.example +yes +yes$/m);
    await home.json('profiles', 'use', 'one');
    await home.json('profiles', 'remove', 'two', '--yes');
    expect(await home.json('profiles')).toEqual([
      { name: 'one', server: 'https://one.example', current: true, logged_in: true },
    ]);
    expect(await home.run('profiles', 'use', 'two')).toMatchObject({ code: 1 });
    home.remove();
  });
});
