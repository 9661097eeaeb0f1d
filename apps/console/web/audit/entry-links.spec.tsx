/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { FullAuditEntry } from '../api/account.js';
import { renderPart } from '../testing/render.js';
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
    ['organizations', 'acme', '/console/administration/organizations?search=acme'],
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
