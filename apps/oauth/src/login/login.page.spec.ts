import { expect, it } from '@jest/globals';
import { loginPage } from './login.page.js';

const page = (isConsole: boolean) => {
  const client = { clientName: 'Console', isConsole, redirectUri: 'https://a.example/cb', loginHint: '' };
  return loginPage({ formToken: 'form', next: '', referringClient: client, providers: [] });
};

it('The login page says to what the user logs in: the console, or another client by its name', () => {
  expect(page(true).title).toBe('Log in to the console');
  expect(page(true).body.text).not.toContain('to continue');
  expect(page(false).title).toBe('Log in');
  expect(page(false).body.text).toContain('to continue to Console');
});
