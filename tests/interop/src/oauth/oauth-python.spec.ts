/** @needs python>=3.8 */
import { afterAll, beforeAll } from '@jest/globals';
import { grantsOfAuthlib } from './authlib.grants.js';
import { describeGrants } from './oauth-grants.suite.js';
import { describeOauthLibrary } from './oauth-library.suite.js';
import { installPythonProgram, type Program, withArguments } from '../support/toolchains.js';

const python = (name: string) => async (): Promise<Program> =>
  withArguments(await installPythonProgram('python-oauth'), name);

describeOauthLibrary({
  name: 'Authlib',
  prepare: python('authlib'),
  inspects: true,
  speaksOpenid: true,
});
describeOauthLibrary({ name: 'requests-oauthlib', prepare: python('requests-oauthlib'), inspects: false });

let program: Program;
const stops: (() => void)[] = [];
beforeAll(async () => void (program = await python('authlib')()));
afterAll(() => {
  for (const stop of stops) stop();
  program.discard();
});

describeGrants('Authlib without a redirect', async (registration) => {
  const library = await grantsOfAuthlib(program, registration);
  stops.push(library.stop);
  return library;
});
