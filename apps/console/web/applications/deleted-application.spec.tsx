/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AnyApplicationPage } from '../administration/entities/any-application.page.js';
import { entitiesTexts } from '../administration/entities/entities.texts.js';
import type { AccountApi } from '../api/account.js';
import { renderRoutes } from '../testing/render.js';
import { texts } from '../texts.js';
import { ApplicationFrame } from './application.frame.js';
import { applicationTexts as words } from './applications.texts.js';

afterEach(cleanup);

const deleted = '2026-05-04T10:00:00Z';
const farm = { id: 'farm', name: 'Farm', euis: [], created: deleted, deleted };

/** An account server with a deleted application, and the calls to it. */
function accountWith(listed: readonly object[], more: Readonly<Record<string, unknown>> = {}) {
  const calls: string[] = [];
  let isDeleted = true;
  const data: Readonly<Record<string, unknown>> = {
    '/api/v2/applications': listed,
    '/api/v2/users/me': { username: 'ann' },
    '/api/v2/audit': [],
    ...more,
  };
  const answer = (status: number, body: unknown) => ({
    ...(status < 300 ? { data: body } : { error: { message: '' } }),
    response: { ok: status < 300, status, headers: new Headers() },
  });
  const account = {
    GET: async (path: string) => {
      calls.push(`GET ${path}`);
      if (path !== '/api/v2/applications/{appId}') return answer(200, data[path]);
      return isDeleted ? answer(404, undefined) : answer(200, { ...farm, rights: [] });
    },
    POST: async (path: string) => {
      calls.push(`POST ${path}`);
      isDeleted = false;
      return answer(204, undefined);
    },
  } as unknown as AccountApi;
  return { account, calls };
}

async function open(path: string, component: () => ReactNode, account: AccountApi, at: string) {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const page = createRoute({ getParentRoute: () => signedIn, path, component });
  await renderRoutes(root.addChildren([signedIn.addChildren([page])]), at, { account });
}

const openApplication = (account: AccountApi) =>
  open('/console/applications/$appId', ApplicationFrame, account, '/console/applications/farm');

describe('The address of a deleted application', () => {
  it('says when it was deleted, restores it, and then shows it', async () => {
    const { account, calls } = accountWith([{ ...farm, rights: ['delete'] }]);
    await openApplication(account);
    expect((await screen.findByText(words.deletedOn, { exact: false })).textContent).toMatch(/2026/);
    fireEvent.click(screen.getByRole('button', { name: 'Restore farm' }));
    await screen.findByRole('navigation', { name: words.tabs });
    expect(calls).toContain('POST /api/v2/applications/{appId}/restore');
  });

  it('does not offer that without the right', async () => {
    await openApplication(accountWith([{ ...farm, rights: ['settings'] }]).account);
    await screen.findByText(words.mayNotRestore);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that there is none to users who had none', async () => {
    await openApplication(accountWith([]).account);
    await screen.findByText(texts.gone.text);
  });
});

describe('The page of administrators about an application of theirs', () => {
  const openIn = (entity: object) =>
    open(
      '/console/administration/applications/$entityId',
      AnyApplicationPage,
      accountWith([], { '/api/v2/all-applications/{appId}': entity }).account,
      '/console/administration/applications/farm',
    );
  const own = {
    ...farm,
    reported: { state: 'complete' },
    creator: 'ann',
    collaborators: [{ username: 'ann', rights: [] }],
    organizations: [],
  };
  const link = { name: entitiesTexts.open };

  it('leads to that of collaborators', async () => {
    await openIn({ ...own, deleted: undefined });
    await screen.findByRole('link', link);
  });

  it('does not when it is deleted', async () => {
    await openIn(own);
    await screen.findByText(/^Deleted:/);
    expect(screen.queryByRole('link', link)).toBeNull();
  });
});
