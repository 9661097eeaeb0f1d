import { describe, expect, it } from '@jest/globals';
import { consentPage, type ConsentView } from './consent.page.js';

const client = { name: 'tool', description: 'Charts of <your> data', scopes: ['apps'], official: false };
const view: ConsentView = {
  ...{ client, redirectUri: 'https://tool.example/cb', scopes: [], username: 'jane' },
  ...{ path: '/users/authorize?client_id=tool&prompt=login', formToken: 'token' },
};
const textOf = (changed: Partial<ConsentView> = {}) => consentPage({ ...view, ...changed }).body.text;

describe('The consent page', () => {
  it('shows the description of the client as plain text', () => {
    expect(textOf()).toContain('<p>Charts of &lt;your&gt; data</p>');
    expect(textOf({ client: { ...client, description: '' } })).not.toContain('<p></p>');
  });

  it('says who is logged in, and leads to the login of another user, who then decides', () => {
    expect(textOf()).toContain('You are logged in as jane.');
    const next = encodeURIComponent('/users/authorize?client_id=tool');
    expect(textOf()).toContain(`href="/users/login?next=${next}&amp;prompt=select_account"`);
  });
});
