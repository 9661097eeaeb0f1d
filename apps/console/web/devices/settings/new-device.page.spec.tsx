/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AccountApi } from '../../api/account.js';
import { ApiFailure } from '../../api/failure.js';
import type { HandlerApi } from '../../api/handler.js';
import { renderRoutes } from '../../testing/render.js';
import { draftTexts as words } from './device-draft.texts.js';
import { devicesTexts } from '../list/devices.texts.js';
import { NewDevicePage } from './new-device.page.js';

afterEach(cleanup);

const own = '70B3D57EF0000024';
const printed = '0004A30B001C0530';

function routes() {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const application = createRoute({ getParentRoute: () => signedIn, path: '/console/applications/$appId' });
  const page = createRoute({
    getParentRoute: () => application,
    path: '/devices/-new',
    component: NewDevicePage,
  });
  return root.addChildren([signedIn.addChildren([application.addChildren([page])])]);
}

interface Params {
  readonly params: { readonly path: { readonly eui: string } };
}

const taken = { ok: false, status: 409, headers: new Headers() };

/** Shows the page to a user with these rights, and collects what it sends; the servers reject what is given. */
async function show(
  rights: readonly string[],
  rejected: { readonly device?: ApiFailure; readonly eui?: string } = {},
) {
  const sent: unknown[] = [];
  const euis = [own];
  const account = {
    GET: async () => ({ data: { id: 'farm', euis: [...euis], rights }, response: { ok: true } }),
    PUT: async (_: string, { params }: Params) => {
      sent.push(params.path);
      if (rejected.eui !== undefined) return { error: { error: rejected.eui }, response: taken };
      euis.push(params.path.eui);
      return { data: undefined, response: { ok: true } };
    },
    DELETE: async (_: string, { params }: Params) => {
      sent.push(`removed ${params.path.eui}`);
      return { response: { ok: true } };
    },
  } as unknown as AccountApi;
  const handler = {
    ask: async ({ body }: { readonly body: { readonly lorawan_device: { readonly app_eui: string } } }) => {
      sent.push(body.lorawan_device.app_eui);
      if (rejected.device) throw rejected.device;
    },
  } as unknown as HandlerApi;
  await renderRoutes(routes(), '/console/applications/farm/devices/-new', { account, handler });
  return sent;
}

const type = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const select = async () => screen.findByRole<HTMLSelectElement>('combobox', { name: /AppEUI \(JoinEUI\)/ });

async function fillIn(): Promise<void> {
  fireEvent.change(await select(), { target: { value: 'another' } });
  type(new RegExp(words.devId), 'roof');
  type(/DevEUI/, '0200000000000001');
  fireEvent.click(screen.getByRole('button', { name: words.generateLabel(words.appKey) }));
}

async function create(): Promise<void> {
  await fillIn();
  type(/Another EUI/, printed);
  fireEvent.click(screen.getByRole('button', { name: devicesTexts.create }));
}

describe('Another AppEUI of a new device', () => {
  it('is added to the application before the device is created', async () => {
    const sent = await show(['settings', 'devices']);
    await fillIn();
    type(/Another EUI/, '00-04-a3-0b-00-1c-05-30');
    fireEvent.click(screen.getByRole('button', { name: devicesTexts.create }));
    await waitFor(() => expect(sent).toEqual([{ appId: 'farm', eui: printed }, printed]));
  });

  it('is removed again when the handler rejects the device', async () => {
    const sent = await show(['settings', 'devices'], {
      device: new ApiFailure(409, 'Device roof already exists'),
    });
    await create();
    await waitFor(() =>
      expect(sent).toEqual([{ appId: 'farm', eui: printed }, printed, `removed ${printed}`]),
    );
    expect(await screen.findByText('Device roof already exists')).toBeTruthy();
  });

  it('stays when there was no answer, and is then one of the application', async () => {
    const sent = await show(['settings', 'devices'], { device: new ApiFailure(0, '') });
    await create();
    await waitFor(async () => expect((await select()).value).toBe(printed));
    expect(sent).toEqual([{ appId: 'farm', eui: printed }, printed]);
    expect(screen.queryByRole('textbox', { name: /Another EUI/ })).toBeNull();
  });

  it('of another application is rejected at its field', async () => {
    const sent = await show(['settings', 'devices'], { eui: `EUI ${printed} already exists` });
    await create();
    expect(await screen.findByText(words.euiTaken)).toBeTruthy();
    expect(sent).toEqual([{ appId: 'farm', eui: printed }]);
  });
});

describe('The field for the AppEUI of a new device', () => {
  it('does not send another one that is incomplete', async () => {
    const sent = await show(['settings', 'devices']);
    await fillIn();
    type(/Another EUI/, '0004');
    fireEvent.click(screen.getByRole('button', { name: devicesTexts.create }));
    await screen.findByText(words.appEuiProblem);
    expect(sent).toEqual([]);
  });

  it('offers another one, and names it in hints, only to users who may add it to the application', async () => {
    await show(['devices']);
    expect([...(await select()).options].map(({ value }) => value)).toEqual(['', own]);
    expect(screen.queryByText(/another/i)).toBeNull();
    cleanup();
    await show(['settings', 'devices']);
    await select();
    expect(screen.getByText(words.appEuiHintAnother)).toBeTruthy();
  });

  it('does not say that it is sent by a device with a fixed session', async () => {
    await show(['devices']);
    await select();
    expect(screen.getByText(words.appEuiHint)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: words.activations.abp }));
    expect(await screen.findByText(words.appEuiHintAbp)).toBeTruthy();
    expect(screen.queryByText(words.appEuiHint)).toBeNull();
  });
});
