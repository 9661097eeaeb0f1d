/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AccountApi, OauthClient } from '../api/account.js';
import { entitiesTexts } from '../administration/entities/entities.texts.js';
import { renderPart, renderRoutes } from '../testing/render.js';
import { ClientName } from './client-list.js';
import { AllClientsPage } from './all-clients.page.js';
import { ClientsPage } from './clients.page.js';
import { clientTexts, clientsTexts as words, namesOfScopes } from './clients.texts.js';
import { Decision } from './decision.js';

const client: OauthClient = {
  ...{ name: 'grafana', description: '', redirect_uris: [], scope: ['openid'] },
  ...{ grants: ['authorization_code', 'refresh_token'], accepted: true, rejected: false },
  ...{ official: false, public: false, v2: false },
};

afterEach(cleanup);

const clients: readonly OauthClient[] = [
  { ...client, creator: 'ann' },
  { ...client, name: 'bobs', creator: 'bob' },
  { ...client, name: 'of-nobody', creator: null },
];

/** The pages with lists of clients, for an administrator with this name. */
function show(path: string, username: string) {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const pageAt = (at: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => signedIn, path: at, component });
  const tree = root.addChildren([
    signedIn.addChildren([
      pageAt('/console/clients', ClientsPage),
      pageAt('/console/administration/clients', AllClientsPage),
    ]),
  ]);
  const GET = async (asked: string) => ({
    data: asked.endsWith('/clients') ? clients : { username, administrator: true },
    response: { ok: true },
  });
  return renderRoutes(tree, path, { account: { GET } as unknown as AccountApi });
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim());

describe('The list of OAuth clients', () => {
  it('has those of the user, also for administrators', async () => {
    await show('/console/clients', 'bob');
    await screen.findByRole('link', { name: 'bobs' });
    expect(names()).toEqual(['bobs']);
  });

  it('says what clients are where the user has none', async () => {
    await show('/console/clients', 'eve');
    await screen.findByText(words.none);
  });

  it('of all users has their creators, who can be searched for', async () => {
    await show('/console/administration/clients', 'bob');
    const creator = await screen.findByRole<HTMLAnchorElement>('link', { name: 'ann' });
    expect(new URL(creator.href).pathname).toBe('/console/administration/users/ann');
    expect(names()).toEqual(['grafana', 'bobs', 'of-nobody']);
    const client = screen.getByRole<HTMLAnchorElement>('link', { name: 'grafana' });
    expect(new URL(client.href).pathname).toBe('/console/administration/clients/grafana');
    screen.getByRole('searchbox', { name: words.searchAll });
    screen.getByRole('cell', { name: entitiesTexts.noCreator });
  });
});

describe('A client in the list', () => {
  it('is marked when it collects passwords', async () => {
    await renderPart(<ClientName client={{ ...client, grants: ['password', 'refresh_token'] }} />);
    expect(await screen.findByRole('link', { name: 'grafana' })).toBeTruthy();
    expect(screen.getByText('Collects passwords')).toBeTruthy();
    expect(screen.queryByText('Official')).toBeNull();
  });

  it('without the password grant has no such mark', async () => {
    await renderPart(<ClientName client={{ ...client, official: true }} />);
    expect(await screen.findByText('Official')).toBeTruthy();
    expect(screen.queryByText('Collects passwords')).toBeNull();
  });
});

describe('The decision about a client', () => {
  it('withdraws the approval of an approved one', async () => {
    await renderPart(<Decision client={client} />);
    await screen.findByRole('button', { name: clientTexts.withdraw });
    expect(screen.queryByRole('button', { name: clientTexts.reject })).toBeNull();
  });

  it('rejects one that waits', async () => {
    await renderPart(<Decision client={{ ...client, accepted: false }} />);
    await screen.findByRole('button', { name: clientTexts.reject });
    screen.getByRole('button', { name: clientTexts.accept });
  });
});

describe('The scopes of a client', () => {
  it('are shown by name, and one of a single entity as it is', () =>
    expect(namesOfScopes(['profile', 'clients', 'apps:farm'])).toBe('Profile, OAuth clients, apps:farm'));
});
