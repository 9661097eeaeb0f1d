import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ServiceError, status } from '@grpc/grpc-js';
import type { handler } from '@fieldpost/contracts';
import { metadataOf, unary } from '@fieldpost/testing';
import { appEui, deviceCalls, euiOf } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
const { register, set, get, list, tokenOf } = deviceCalls(app);
beforeAll(() => app.start());
afterAll(() => app.close());

const every = ['settings', 'delete', 'devices', 'collaborators', 'messages:up:r', 'messages:up:w'] as const;
const needed = [
  ['registerApplication', 'settings'],
  ['getApplication', 'settings'],
  ['setApplication', 'settings'],
  ['deleteApplication', 'delete'],
  ['getDevice', 'devices'],
  ['setDevice', 'devices'],
  ['deleteDevice', 'devices'],
  ['getDevicesForApplication', 'devices'],
  ['simulateUplink', 'devices'],
] as const;
type Rpc = (typeof needed)[number][0];

/** Makes a call about an application that nobody registered, and about a device of it. */
function attempt(rpc: Rpc, app_id: string, token: string): Promise<unknown> {
  const ids = { app_id, dev_id: 'my-dev' };
  const radio = { ...ids, app_eui: appEui, dev_eui: euiOf(1) };
  const request = {
    ...ids,
    port: 1,
    payload: Buffer.of(1),
    ...(rpc === 'setDevice' && { lorawan_device: radio }),
  };
  const method = app.manager[rpc].bind(app.manager) as Parameters<typeof unary<object, unknown>>[0];
  return app.call<object, unknown>(method, request, { token }).catch((thrown: ServiceError) => thrown);
}

describe('A method of the manager', () => {
  it.each(needed)('%s needs the right "%s", with all other rights, too', async (rpc, right) => {
    const [appId, otherId] = [`a-${rpc.toLowerCase()}`, `b-${rpc.toLowerCase()}`];
    const others = every.filter((each) => each !== right);
    const rejection = {
      code: status.PERMISSION_DENIED,
      details: `permission denied: No "${right}" rights to Application "${appId}"`,
    };
    expect(await attempt(rpc, appId, app.token(appId, ...others))).toMatchObject(rejection);
    expect(await attempt(rpc, appId, app.token(otherId, ...every))).toMatchObject(rejection);
  });

  it.each(needed.filter(([rpc]) => rpc !== 'registerApplication'))(
    '%s is not found for who may, where nobody registered the application',
    async (rpc, right) => {
      const appId = `c-${rpc.toLowerCase()}`;
      const ofApplication = `handler:application:${appId} not found`;
      const isAboutDevice = right === 'devices' && rpc !== 'simulateUplink';
      const sentence = isAboutDevice
        ? `Application not registered to this Handler: ${ofApplication}`
        : ofApplication;
      expect(await attempt(rpc, appId, app.token(appId, right))).toMatchObject({
        code: status.NOT_FOUND,
        details: rpc === 'simulateUplink' ? `handler:device:${appId}:my-dev not found` : sentence,
      });
    },
  );

  it('for status and for addresses is not limited either', async () => {
    const values = metadataOf({ token: app.componentToken('handler-1') });
    const getStatus = app.status.getStatus.bind(app.status);
    const getPrefixes = app.addresses.getPrefixes.bind(app.addresses);
    const calls = Array.from({ length: 10 }, () => [
      unary<handler.StatusRequest, unknown>(getStatus, {}, values),
      unary<object, unknown>(getPrefixes, {}, metadataOf({})),
    ]).flat();
    expect(await Promise.all(calls)).toHaveLength(20);
  });
});

describe('A device that is set', () => {
  it('shares its pair of EUIs with devices of other applications, and with its own by an update', async () => {
    for (const appId of ['one-app', 'two-app']) await register(appId);
    await set('one-app', 'dev-1', { dev_eui: euiOf(1) });
    await set('two-app', 'dev-1', { dev_eui: euiOf(1) });
    await set('one-app', 'dev-2', { dev_eui: euiOf(2) });
    await set('one-app', 'dev-2', { dev_eui: euiOf(1) });
    expect((await get('one-app', 'dev-2')).lorawan_device?.dev_eui).toEqual(euiOf(1));
  });

  it('is one template for an AppEUI, and another for another one', async () => {
    await register('template-app');
    const template = { dev_eui: Buffer.alloc(8) };
    await set('template-app', 'one', template);
    await expect(set('template-app', 'two', template)).rejects.toMatchObject({ code: status.ALREADY_EXISTS });
    await set('template-app', 'two', { ...template, app_eui: Buffer.alloc(8, 7) });
  });

  it('may have any location, and usages that only the network checks', async () => {
    await register('place-app');
    const words = 'abp,world,whatever';
    await set(
      'place-app',
      'dev-1',
      { activation_constraints: words },
      { latitude: 1234.5, altitude: -20_000 },
    );
    expect(await get('place-app', 'dev-1')).toMatchObject({
      latitude: 1234.5,
      altitude: -20_000,
      lorawan_device: { activation_constraints: words },
    });
  });

  it('needs a radio part', async () => {
    const method = app.manager.setDevice.bind(app.manager);
    const request = { app_id: 'place-app', dev_id: 'dev-2' };
    await expect(
      app.call<handler.Device, unknown>(method, request, tokenOf('place-app')),
    ).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
    });
  });

  it('is not in the list of an application without devices, whose headers have the total 0', async () => {
    await register('empty-app');
    const { headers, message } = await list('empty-app');
    expect([headers.get('total'), headers.get('selected'), message.devices]).toEqual([['0'], ['0'], []]);
  });

  it('goes with its application', async () => {
    await register('gone-app');
    await set('gone-app', 'dev-1');
    const method = app.manager.deleteApplication.bind(app.manager);
    await app.call<handler.ApplicationIdentifier, unknown>(
      method,
      { app_id: 'gone-app' },
      tokenOf('gone-app'),
    );
    await register('gone-app');
    expect((await list('gone-app')).message.devices).toEqual([]);
  });
});
