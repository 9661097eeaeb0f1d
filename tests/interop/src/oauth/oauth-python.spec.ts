/** @needs python>=3.8 */
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
