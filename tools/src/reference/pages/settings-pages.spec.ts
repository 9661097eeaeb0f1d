import type { DescribedSetting } from '@fieldpost/config';
import { describe, expect, it } from '@jest/globals';
import { configPage } from './config-page.js';
import { envExample } from './env-example.js';
import { groupSettings } from './setting-groups.js';

const setting = (name: string, more: Partial<DescribedSetting> = {}): DescribedSetting => ({
  name,
  description: `About ${name}.`,
  secret: false,
  isRequired: false,
  fallback: undefined,
  choices: [],
  sample: undefined,
  ...more,
});

const secret = setting('SECRET', { secret: true, isRequired: true, sample: 'change-me' });
const port = setting('SHED_PORT', { fallback: '80' });
const tone = setting('SHED_TONE', { fallback: 'it is #1', choices: ['it is #1', 'loud'] });
const groups = groupSettings([
  { app: 'shed', settings: [secret, port, tone] },
  { app: 'garden', settings: [secret, setting('GARDEN_DIR')] },
]);

describe('Settings', () => {
  it('of every app are listed once, before the others', () =>
    expect(groups.map(({ title, settings }) => [title, ...settings.map(({ name }) => name)])).toEqual([
      ['Every app', 'SECRET'],
      ['shed', 'SHED_PORT', 'SHED_TONE'],
      ['garden', 'GARDEN_DIR'],
    ]));

  it('without a sentence stop the generation and are named', () =>
    expect(() =>
      groupSettings([{ app: 'shed', settings: [port, setting('SHED_WINDOW', { description: '' })] }]),
    ).toThrow('settings without a sentence: SHED_WINDOW'));
});

describe('The page of settings', () => {
  const page = configPage(groups);
  it('marks required and secret settings', () =>
    expect(page).toContain('| `SECRET` | _required_ | yes | About SECRET. |'));
  it('shows defaults', () => expect(page).toContain('| `SHED_PORT` | `80` |  | About SHED_PORT. |'));
  it('shows which settings may be empty', () => expect(page).toContain('| `GARDEN_DIR` | _empty_ |'));
  it('lists allowed values', () => expect(page).toContain('About SHED_TONE. One of `it is #1`, `loud`.'));
});

describe('The example environment', () => {
  const lines = envExample(groups).split('\n');
  it('uncomments required settings, with a sample where there is one', () =>
    expect(lines).toContain('SECRET=change-me'));
  it('shows defaults behind a mark', () => expect(lines).toContain('#SHED_PORT=80'));
  it('quotes values with special characters', () => expect(lines).toContain(`#SHED_TONE='it is #1'`));
  it('breaks long sentences', () => {
    const long = { title: 'shed', settings: [setting('A', { description: 'word '.repeat(60).trim() })] };
    const text = envExample([long]);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(110);
    expect(text.match(/\bword\b/g)).toHaveLength(60);
  });
});
