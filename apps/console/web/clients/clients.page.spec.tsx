/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { OauthClient } from '../api/account.js';
import { renderPart } from '../testing/render.js';
import { ClientName } from './clients.page.js';
import { namesOfScopes } from './clients.texts.js';

const client: OauthClient = {
  ...{ name: 'grafana', description: '', redirect_uris: [], scope: ['openid'] },
  ...{ grants: ['authorization_code', 'refresh_token'], accepted: true, rejected: false },
  ...{ official: false, public: false, v2: false },
};

afterEach(cleanup);

describe('A client in the list', () => {
  it('is marked when it collects passwords', async () => {
    await renderPart(<ClientName client={{ ...client, grants: ['password', 'refresh_token'] }} />);
    expect(await screen.findByRole('link', { name: 'grafana' })).toBeTruthy();
    expect(screen.getByText('collects passwords')).toBeTruthy();
    expect(screen.queryByText('official')).toBeNull();
  });

  it('without the password grant has no such mark', async () => {
    await renderPart(<ClientName client={{ ...client, official: true }} />);
    expect(await screen.findByText('official')).toBeTruthy();
    expect(screen.queryByText('collects passwords')).toBeNull();
  });
});

describe('The scopes of a client', () => {
  it('are shown by name, and one of a single entity as it is', () =>
    expect(namesOfScopes(['profile', 'clients', 'apps:farm'])).toBe('Profile, OAuth clients, apps:farm'));
});
