import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { leaksIn, notedSecrets } from '@fieldpost/testing';
import { runningSuite } from './running-suite.js';

const processes = ['account', 'oauth', 'discovery', 'handler', 'network', 'reverse-proxy'] as const;

/** The last file: all others have left their log lines. */
describe('The logs of everything that the tests did', () => {
  const { dataDir, output } = runningSuite();
  const secrets = (): readonly string[] => [
    ...notedSecrets(),
    ...Object.values(
      JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>,
    ),
  ];
  const logs = readdirSync(join(dataDir, 'logs')).filter((file) => file.includes('.log'));
  const textOf = (file: string): string => readFileSync(join(dataDir, 'logs', file), 'utf8');

  it.each(processes)('include those of %s', (name) => expect(logs).toContain(`${name}.log`));

  it('have none of the passwords, keys, tokens and codes that were used', () => {
    expect(secrets().length).toBeGreaterThan(30);
    const used = secrets();
    expect(logs.flatMap((file) => leaksIn(textOf(file), used))).toEqual([]);
  });

  it('have no deprecation warning of Node.js, nor has the output of npm start', () => {
    expect(output).toContain('account');
    const lines = [output, ...logs.map(textOf)].join('\n').split('\n');
    expect(lines.filter((line) => line.includes('DeprecationWarning'))).toEqual([]);
  });
});
