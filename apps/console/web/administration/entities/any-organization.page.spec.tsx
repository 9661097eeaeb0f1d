/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AccountApi } from '../../api/account.js';
import { findFact } from '../../testing/facts.js';
import { renderRoutes } from '../../testing/render.js';
import { AllComponentsPage } from '../all-components.page.js';
import { AllOrganizationsPage } from '../all-organizations.page.js';
import { AnyOrganizationPage } from './any-organization.page.js';

afterEach(cleanup);

const created = '2026-05-04T10:00:00Z';
const acme = { id: 'acme', name: 'Acme', owners: ['ann', 'bob'], members: 3, limits: {}, created };
const data: Readonly<Record<string, object>> = {
  '/api/v2/all-organizations': [acme],
  '/api/v2/all-components': [
    { id: 'my-router', type: 'router', creator: 'ann', approval: 'approved', created },
    { id: 'my-broker', type: 'broker', creator: null, approval: 'approved', created },
  ],
  '/api/v2/audit': [],
};

/** Shows a page of the administration. */
function show(route: string, component: () => ReactNode, path = route, organization: object = acme) {
  const all = { ...data, '/api/v2/all-organizations/{organizationId}': organization };
  const account = {
    GET: async (asked: keyof typeof all) => ({
      data: all[asked],
      response: { ok: true, headers: new Headers() },
    }),
  } as unknown as AccountApi;
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const page = createRoute({ getParentRoute: () => signedIn, path: route, component });
  return renderRoutes(root.addChildren([signedIn.addChildren([page])]), path, { account });
}

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const of = '/console/administration';
const owners = [
  ['ann', `${of}/users/ann`],
  ['bob', `${of}/users/bob`],
];

describe('A list of administrators', () => {
  it('of organizations leads to each and to its owners', async () => {
    await show(`${of}/organizations`, AllOrganizationsPage);
    const row = await screen.findByRole('row', { name: /Acme/ });
    expect(linksIn(row)).toEqual([['acme', `${of}/organizations/acme`], ...owners]);
    expect(row.textContent).toContain('ann, bob');
  });

  it('of components leads to each and to the user who created it', async () => {
    await show(`${of}/components`, AllComponentsPage);
    const row = await screen.findByRole('row', { name: /my-router/ });
    expect(linksIn(row)).toEqual([
      ['my-router', `${of}/components/my-router`],
      ['ann', `${of}/users/ann`],
    ]);
    const other = screen.getByRole('row', { name: /my-broker/ });
    expect(linksIn(other)).toEqual([['my-broker', `${of}/components/my-broker`]]);
  });
});

describe('The page of an organization for administrators', () => {
  it('leads to its owners and to what it has, and shows its history', async () => {
    await show(`${of}/organizations/$entityId`, AnyOrganizationPage, `${of}/organizations/acme`);
    await screen.findByRole('heading', { name: 'acme' });
    expect(linksIn(document.body)).toEqual([
      ...owners,
      ['Its applications', `${of}/applications?organization=acme`],
      ['Its gateways', `${of}/gateways?organization=acme`],
    ]);
    expect(screen.getByRole('heading', { name: 'History' })).toBeTruthy();
  });

  it('says that a deleted one has no owner', async () => {
    const path = `${of}/organizations/gone`;
    await show(`${of}/organizations/$entityId`, AnyOrganizationPage, path, {
      ...acme,
      owners: [],
      deleted: created,
    });
    expect((await findFact('Owners')).textContent).toBe('none');
    expect(screen.getByText(/^Deleted:/)).toBeTruthy();
  });
});
