/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { AccountApi, Application } from '../api/account.js';
import { ApiFailure } from '../api/failure.js';
import type { Call, HandlerApi } from '../api/handler.js';
import type { FailingIntegration } from '../integrations/integrations.queries.js';
import { renderPart } from '../testing/render.js';
import { Attention } from './attention.js';

const account = {
  GET: async (path: string) => ({
    data: path === '/api/v2/users/me' ? { email_verified: true } : [],
    response: { ok: true, headers: new Map() },
  }),
} as unknown as AccountApi;

/** A handler that records the calls about failing integrations; those about the application `barn` it rejects with `status`. */
function handlerWith(failing: readonly FailingIntegration[], status?: number) {
  const asked: (readonly [string | undefined, readonly string[]])[] = [];
  const ask = async ({ path, scope }: Call) => {
    const { pathname, searchParams } = new URL(path, 'http://suite');
    const ids = searchParams.get('applications')?.split(',') ?? [];
    if (pathname !== '/integrations/failing') throw new Error('not expected');
    asked.push([scope, ids]);
    if (status !== undefined && ids.includes('barn')) throw new ApiFailure(status, 'rejected');
    return { integrations: failing.filter(({ app_id }) => ids.includes(app_id)) };
  };
  const handlerOf = async () => ({ id: 'handler', health: 'up' });
  const handler = { ask, handlerOf } as unknown as HandlerApi;
  return { handler, asked };
}

const applicationWith = (id: string, ...rights: readonly string[]) =>
  ({ id, name: id, rights }) as unknown as Application;

afterEach(cleanup);

describe('What needs attention', () => {
  it('names each failing integration of an application, and leads to it', async () => {
    const { handler } = handlerWith([{ app_id: 'farm', id: 'weather', since: '2026-05-04T10:00:00Z' }]);
    const applications = [applicationWith('farm', 'settings'), applicationWith('barn', 'settings')];
    await renderPart(<Attention applications={applications} />, { account, handler });
    const item = await screen.findByRole('listitem');
    expect(item.textContent).toContain('The integration weather of farm has been failing since ');
    expect(item.querySelector('time')?.dateTime).toBe('2026-05-04T10:00:00Z');
    const way = screen.getByRole('link', { name: 'Open the integration' });
    expect(way.getAttribute('href')).toBe('/console/applications/farm/integrations/weather');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('asks once for ten applications, and only about those whose integrations the user may list', async () => {
    const { handler, asked } = handlerWith([]);
    const open = Array.from({ length: 12 }, (_, n) => applicationWith(`app-${n}`, 'settings'));
    const applications = [applicationWith('closed', 'devices'), ...open];
    await renderPart(<Attention applications={applications} />, { account, handler });
    await screen.findByText('Nothing needs your attention.');
    const ids = open.map(({ id }) => id);
    expect(asked.map(([, of]) => of)).toEqual([ids.slice(0, 10), ids.slice(10)]);
    expect(asked[1]?.[0]).toBe('apps:app-10 apps:app-11');
  });

  it('asks no handler where there is no application', async () => {
    const { handler, asked } = handlerWith([]);
    await renderPart(<Attention applications={[applicationWith('closed', 'devices')]} />, {
      account,
      handler,
    });
    await screen.findByText('Nothing needs your attention.');
    expect(asked).toEqual([]);
  });
});

describe('Where a request is rejected because of an application', () => {
  const failing = { app_id: 'farm', id: 'map', since: '2026-05-04T10:00:00Z' };
  const applications = ['farm', 'barn'].map((id) => applicationWith(id, 'settings'));
  const show = async (status: number) => {
    const { handler, asked } = handlerWith([failing], status);
    await renderPart(<Attention applications={applications} />, { account, handler });
    await screen.findAllByText(/^(Not everything could be checked|The integration map of farm)/);
    return asked.map(([, ids]) => ids);
  };
  const isIncomplete = () => screen.queryByText(/^Not everything could be checked/) !== null;

  it.each([
    ['that the user may not read', 403, true],
    ['that is gone, which is not said', 404, false],
  ])('%s, each is asked for alone, and the others are checked', async (_, status, incomplete) => {
    expect(await show(status)).toEqual([['farm', 'barn'], ['farm'], ['barn']]);
    expect(screen.getByRole('listitem').textContent).toContain(
      'The integration map of farm has been failing',
    );
    expect(isIncomplete()).toBe(incomplete);
  });

  it.each([429, 503])(
    'none is asked for alone after %s, which says nothing about an application',
    async (status) => {
      expect(await show(status)).toEqual([['farm', 'barn']]);
      expect(screen.queryByRole('listitem')).toBeNull();
      expect(isIncomplete()).toBe(true);
    },
  );
});

describe('Items that need attention', () => {
  it('are not called nothing while something could not be checked', async () => {
    const { handler } = handlerWith([]);
    const failing = { ...handler, ask: () => Promise.reject(new ApiFailure(403, 'not permitted')) };
    await renderPart(<Attention applications={[applicationWith('farm', 'settings')]} />, {
      account,
      handler: failing as unknown as HandlerApi,
    });
    expect(await screen.findByText(/^Not everything could be checked/)).toBeTruthy();
    expect(screen.queryByText('Nothing needs your attention.')).toBeNull();
  });
});
