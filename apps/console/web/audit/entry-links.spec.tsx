/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { AccountApi, FullAuditEntry } from '../api/account.js';
import { renderPart } from '../testing/render.js';
import { AuditTable } from './audit-table.js';
import { entryLinks } from './entry-links.js';

afterEach(cleanup);

const entryOf = (kind: string, id: string, user?: string): FullAuditEntry => ({
  ...{ time: '2026-05-04T10:00:00Z', actor: 'ann', action: 'something.done', details: {}, kind, id },
  ...(user !== undefined && { user }),
});

const linksIn = async (entry: FullAuditEntry): Promise<readonly (string | null)[]> => {
  await renderPart(
    <p>
      Entry: {entryLinks.about(entry)} by {entryLinks.actor(entry)}
    </p>,
  );
  await screen.findByText(/^Entry/);
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('An entry of the audit log', () => {
  it.each([
    ['apps', 'my-app', '/console/administration/applications/my-app'],
    ['gateways', 'my-gateway', '/console/administration/gateways/my-gateway'],
    ['components', 'my-router', '/console/administration/components/my-router'],
    ['organizations', 'acme', '/console/administration/organizations/acme'],
    ['clients', 'my-client', '/console/administration/clients?search=my-client'],
    ['users', 'bob', '/console/administration/users/bob'],
    ['notices', 'n_0123', '/console/administration/notices'],
  ])('about %s leads to %s', async (kind, id, path) =>
    expect(await linksIn(entryOf(kind, id))).toEqual([path]),
  );

  it('leads to the user who did it', async () =>
    expect(await linksIn(entryOf('apps', 'my-app', 'ann'))).toEqual([
      '/console/administration/applications/my-app',
      '/console/administration/users/ann',
    ]));

  it.each([
    ['purged apps', 'my-app'],
    ['users', 'u_0123456789ABCDEF0123456789ABCDEF'],
  ])('leads nowhere when what it is about was removed: %s %s', async (kind, id) =>
    expect(await linksIn(entryOf(kind, id))).toEqual([]),
  );
});

/** What the user has, by the path of the list; other lists are empty. */
const lists: Readonly<Record<string, readonly object[]>> = {
  '/api/v2/applications': [{ id: 'my-app' }],
  '/api/v2/gateways': [{ id: 'my-gateway' }],
  '/api/v2/components': [{ id: 'my-router', type: 'router' }],
  '/api/v2/clients': [{ name: 'my-client' }],
  '/api/v2/organizations': [{ id: 'acme' }],
};

/** The links in what the user did, and the lists that were read for them. */
async function ownLinks(administrator: boolean, ...entries: readonly FullAuditEntry[]) {
  const read: string[] = [];
  const account = {
    GET: async (path: string) => {
      read.push(path);
      const data = path === '/api/v2/users/me' ? { username: 'ann', administrator } : lists[path];
      return { data, response: { ok: true } };
    },
  } as unknown as AccountApi;
  const queries = new QueryClient();
  await renderPart(<AuditTable label="Activity" entries={entries} />, { account, queries });
  await screen.findByRole('table');
  await waitFor(() => expect([read.length > 0, queries.isFetching()]).toEqual([true, 0]));
  return { paths: screen.queryAllByRole('link').map((link) => link.getAttribute('href')), read };
}

describe('What the user did', () => {
  it.each([
    ['apps', 'my-app', '/console/applications/my-app'],
    ['gateways', 'my-gateway', '/console/gateways/my-gateway'],
    ['components', 'my-router', '/console/components/routers/my-router'],
    ['clients', 'my-client', '/console/clients/my-client'],
    ['organizations', 'acme', '/console/organizations/acme'],
    ['users', 'ann', '/console/account'],
  ])('to %s leads to the own page of %s', async (kind, id, path) => {
    for (const administrator of [false, true]) {
      expect((await ownLinks(administrator, entryOf(kind, id))).paths).toEqual([path]);
      cleanup();
    }
  });

  it('to what is not there any more, or is of others, leads nowhere, but administrators to their pages', async () => {
    const entries = [entryOf('apps', 'gone'), entryOf('organizations', 'left'), entryOf('users', 'bob')];
    expect((await ownLinks(false, ...entries)).paths).toEqual([]);
    cleanup();
    expect((await ownLinks(true, ...entries)).paths).toEqual([
      '/console/administration/applications/gone',
      '/console/administration/organizations/left',
      '/console/administration/users/bob',
    ]);
  });

  it('reads the lists of the kinds that it names alone, each once', async () => {
    const { read } = await ownLinks(false, entryOf('gateways', 'my-gateway'), entryOf('gateways', 'other'));
    expect(read.sort()).toEqual(['/api/v2/gateways', '/api/v2/users/me']);
  });
});
