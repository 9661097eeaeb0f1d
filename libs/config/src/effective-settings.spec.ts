import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { effectiveSettings } from './effective-settings.js';
import { port } from './fields.js';

const schema = z.object({
  SHED_PORT: port(80).describe('Port of the shed.'),
  SHED_DATABASE_URL: z.string().describe('Where it keeps things.'),
  SHED_SECRET: z.string().min(8).meta({ secret: true, description: 'Opens it.' }),
  SHED_NOTE: z.string().optional().describe('Text of the sign.'),
});
const shown = (env: Readonly<Record<string, string>>) => effectiveSettings(schema, env).split('\n');

const good = { SHED_DATABASE_URL: 'postgres://me:hush@db/shed', SHED_SECRET: 'hush hush hush' };

describe('The settings of an app as it shows them', () => {
  it('name the source of each value', () => {
    const lines = shown({ ...good, SHED_PORT: '' });
    expect(lines).toEqual(
      expect.arrayContaining([
        '# Port of the shed. (default)',
        'SHED_PORT=80',
        '# Where it keeps things. (environment)',
        '# Text of the sign. (not set)',
        '# SHED_NOTE=',
        '# The app can start with these settings.',
      ]),
    );
  });

  it('hide secrets, and passwords in URLs', () => {
    const lines = shown(good);
    expect(lines).toEqual(
      expect.arrayContaining(['SHED_SECRET=***', 'SHED_DATABASE_URL=postgres://me:***@db/shed']),
    );
    expect(lines.join()).not.toContain('hush');
  });

  it('name what is missing or wrong', () => {
    const lines = shown({ SHED_SECRET: 'hush' });
    expect(lines).toContain('# SHED_DATABASE_URL=');
    expect(lines.join()).toMatch(/missing.*Settings not valid: .*SHED_DATABASE_URL.*SHED_SECRET/);
    expect(lines.join()).not.toContain('hush');
  });

  it('have one line for each, whatever its value contains', () =>
    expect(shown({ ...good, SHED_NOTE: 'a\nSHED_PORT=1' })).toContain('SHED_NOTE=a\\nSHED_PORT=1'));
});
