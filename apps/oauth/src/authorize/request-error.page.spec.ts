import { expect, it } from '@jest/globals';
import { notValid } from '@fieldpost/errors';
import { requestErrorPage } from './request-error.page.js';

it('An error of a client is for people, and below it in code for the developer', () => {
  const { body } = requestErrorPage({
    ...{
      client: { name: 'A <tool>' },
      redirectUri: 'https://tool.example/cb',
      path: '/',
      formToken: 'token',
    },
    failure: notValid({ argument: 'CodeChallenge', reason: 'can not be empty' }),
  });
  expect(body.text).toContain('The program A &lt;tool&gt; sent a request that this server does not accept.');
  expect(body.text).toContain('<code>CodeChallenge not valid: can not be empty</code>');
});
