/** @needs go */
import { describeOauthLibrary } from './oauth-library.suite.js';
import { buildGoProgram } from '../support/toolchains.js';

describeOauthLibrary({
  name: 'golang.org/x/oauth2',
  prepare: () => buildGoProgram('go-oauth2'),
  inspects: false,
});
