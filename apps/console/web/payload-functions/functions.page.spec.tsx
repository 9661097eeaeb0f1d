/** @jest-environment jsdom */
import '../testing/streams.js';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AccountApi } from '../api/account.js';
import type { HandlerApi } from '../api/handler.js';
import { NoFields } from '../live/messages/no-fields.js';
import { liveTexts } from '../live/live.texts.js';
import { renderRoutes } from '../testing/render.js';
import { FunctionsPage } from './functions.page.js';
import { functionsTexts as words } from './payload-functions.texts.js';

afterEach(cleanup);

interface Params {
  readonly params: { readonly path: { readonly appId: string } };
}

const handler = {
  ask: async () => ({ payload_format: 'cayennelpp', messages_stored: false }),
  stream: () => new Promise(() => undefined),
} as unknown as HandlerApi;
const account = {
  GET: async (_: string, { params }: Params) => ({
    data: { id: params.path.appId, rights: ['messages:up:r'] },
    response: { ok: true },
  }),
} as unknown as AccountApi;

const uplink = { app_id: 'farm', dev_id: 'field-1', port: 7, counter: 1, payload_raw: 'CDQ=' };

/** The payload functions of applications, and a page with an uplink that was not decoded. */
function routes() {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const application = createRoute({
    getParentRoute: () => signedIn,
    path: '/console/applications/$appId',
  });
  const functions = createRoute({
    getParentRoute: () => application,
    path: '/payload-functions',
    component: FunctionsPage,
  });
  const live = createRoute({
    getParentRoute: () => application,
    path: '/data',
    component: () => <NoFields uplink={{ ...uplink, metadata: { time: '' } }} error={undefined} />,
  });
  return root.addChildren([signedIn.addChildren([application.addChildren([functions, live])])]);
}

const show = (path: string) => renderRoutes(routes(), `/console/applications/${path}`, { handler, account });
/** Waits until the page is that of an application. */
const isShown = (appId: string) =>
  waitFor(() => {
    const { pathname } = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: words.turnOnStorage }).href,
    );
    expect(pathname).toBe(`/console/applications/${appId}/integrations`);
  });
const input = async (label: string) => await screen.findByLabelText<HTMLInputElement>(label);

describe('The page of payload functions', () => {
  it('runs the functions with the uplink of a link, which is not in the URL', async () => {
    const router = await show('farm/data');
    fireEvent.click(await screen.findByRole('link', { name: liveTexts.toFunctions }));
    expect((await input(words.bytes)).value).toBe('0834');
    expect((await input(words.port)).value).toBe('7');
    expect(router.state.location.href).toBe('/console/applications/farm/payload-functions');
  });

  it('says that the server decodes Cayenne LPP, for which there is no editor', async () => {
    await show('farm/payload-functions');
    await screen.findByText(words.testText.cayennelpp);
  });

  it('does not take the input to another application', async () => {
    const to = '/console/applications/$appId/payload-functions';
    const router = await show('office/payload-functions');
    await isShown('office');
    await act(() => router.navigate({ to, params: { appId: 'farm' } }));
    await isShown('farm');
    fireEvent.change(await input(words.port), { target: { value: '9' } });
    await act(async () => router.history.back());
    await isShown('office');
    expect((await input(words.port)).value).toBe('1');
  });
});
