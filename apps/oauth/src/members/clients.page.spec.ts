import { describe, expect, it } from '@jest/globals';
import { clientsPage } from './clients.page.js';

const client = {
  ...{ name: 'tool', description: 'A <tool>', grants: ['authorization_code'] },
  ...{ accepted: true, rejected: false, official: false },
};
const apps = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `apps:app-${at}`);

describe('The page of authorized clients', () => {
  it('lists all scopes of the consent, also when they are more than one token can name', () => {
    const { text } = clientsPage('form', [{ ...client, scope: [...apps(25), 'profile'] }]).body;
    expect(text.match(/Use the application app-\d+/g)).toHaveLength(25);
    expect(text).toContain('Revoke access of A &lt;tool&gt;');
  });
});
