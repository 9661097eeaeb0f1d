import { describe, expect, it } from '@jest/globals';
import { settingsIn } from './declared-settings.js';

const schema = `export const shedSettings = commonSettings.extend({
  SHED_PORT: port(80).describe('Port of the shed.'),
  SHED_URL: z
    .url()
    .meta({ secret: true, description: 'Where it stands.' }),
  SHED_COLOUR: z.string().default('red').describe('Of its walls.'),
  SHED_KEY: sealingKeys.meta({
    secret: true,
    description: 'Opens it.',
  }),
});
`;

describe('The settings in a schema', () => {
  it('are identified by their names', () =>
    expect(settingsIn(schema).map(({ name }) => name)).toEqual([
      'SHED_PORT',
      'SHED_URL',
      'SHED_COLOUR',
      'SHED_KEY',
    ]));

  it('are required without a default', () =>
    expect(
      settingsIn(schema)
        .filter(({ isRequired }) => isRequired)
        .map(({ name }) => name),
    ).toEqual(['SHED_URL', 'SHED_KEY']));

  it('are secret when declared so', () =>
    expect(
      settingsIn(schema)
        .filter(({ isSecret }) => isSecret)
        .map(({ name }) => name),
    ).toEqual(['SHED_URL', 'SHED_KEY']));

  it('have the standard of a port', () =>
    expect(settingsIn(schema).map(({ port }) => port)).toEqual([80, undefined, undefined, undefined]));
});
