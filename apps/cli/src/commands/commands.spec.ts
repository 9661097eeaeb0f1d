import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { completionsOf } from '../completion/complete.js';
import { parserFor, run } from '../program.js';
import { SettingsFile } from '../settings/settings-file.js';
import { commands, groups } from './commands.js';

const stream = new PassThrough();
const program = parserFor(commands, groups, {
  ...{ env: {}, file: new SettingsFile('/nowhere/settings.json'), now: () => 0 },
  version: '1.2.3',
  ...{ stdin: stream, stdout: stream, stderr: stream },
});

describe('Every command', () => {
  const shown = commands.filter(({ isHidden = false }) => !isHidden);

  it.each(shown.map((command) => [command.name, command] as const))('has help: %s', (name, command) => {
    expect(command.summary).toMatch(/^[A-Z].*\.$/);
    expect(command.examples.length).toBeGreaterThan(0);
    for (const example of command.examples)
      expect(example).toContain(`fieldpost ${name.split(' ')[0] ?? ''}`);
    const first = name.split(' ').slice(0, -1);
    for (const word of first) expect(groups).toHaveProperty(word);
  });

  it('that deletes something asks for confirmation', () => {
    const dangerous = /(delete|remove|reject|withdraw|purge|unregister)$/;
    const silent = shown.filter(
      ({ name, options = [] }) => dangerous.test(name) && !options.some(({ long }) => long === '--yes'),
    );
    expect(silent.map(({ name }) => name)).toEqual(['admin clients reject']);
  });
});

describe('A command line that is not valid', () => {
  it.each<[readonly string[], number]>([
    [['applications', 'get', 'doctor', '--what'], 2],
    [['doctor', '--what'], 64],
    [['doctor', '--timeout', '0'], 64],
    [['--json', '--quiet', 'doctor'], 64],
    [['doctor', '--profile'], 64],
  ])('%j ends with exit code %i: 2 of the doctor means failures', async (args, code) =>
    expect(await run(program, args, stream)).toBe(code),
  );
});

describe('The help of a group', () => {
  it('says what its commands are for, and has an example of each', () => {
    const help: string[] = [];
    const group = program.commands
      .find((each) => each.name() === 'admin')
      ?.commands.find((each) => each.name() === 'gateways');
    group?.configureOutput({ writeOut: (text) => void help.push(text) }).outputHelp();
    expect(help.join('')).toMatch(/find one by id, description, EUI, creator\s+or organization/);
    expect(help.join('')).toMatch(/Examples:\n.*admin gateways list.*\n.*admin gateways collaborators/);
  });
});

describe('A required option that is missing', () => {
  it('is named with the values that it takes', async () => {
    const written: string[] = [];
    const output = new PassThrough().on('data', (text) => void written.push(String(text)));
    const parser = parserFor(commands, groups, {
      ...{ env: {}, file: new SettingsFile('/nowhere/settings.json'), now: () => 0, version: '1.2.3' },
      ...{ stdin: stream, stdout: output, stderr: output },
    });
    expect(await run(parser, ['applications', 'keys', 'create', 'my-app', 'my-key'], output)).toBe(2);
    expect(written.join('')).toContain("'--right <right...>' not specified. Allowed choices are settings, ");
  });
});

describe('Completion', () => {
  it.each<[readonly string[], readonly string[]]>([
    [['prof'], ['profiles']],
    [
      ['collaborators', 'list', ''],
      ['application', 'gateway'],
    ],
    [
      ['devices', 'export', 'my-app', '--format', ''],
      ['csv', 'json'],
    ],
    [['--profile', 'x', 'applications', 'keys', 'cr'], ['create']],
    [['tail', 'my-app', '--dev'], ['--device']],
    [['devices', 'get', 'my-app', ''], []],
  ])('of %j is %j', (words, found) => expect(completionsOf(program, words)).toEqual(found));

  it('leaves out what is for scripts', () =>
    expect(completionsOf(program, ['comple'])).toEqual(['completion']));
});
