import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import type { handler } from '@fieldpost/contracts';
import { until } from '@fieldpost/testing';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
beforeAll(() => app.start());
afterAll(() => app.close());

const register = (app_id: string, ...rights: string[]) =>
  app.call<handler.ApplicationIdentifier, unknown>(
    app.manager.registerApplication.bind(app.manager),
    { app_id },
    { key: app.key(app_id, ...rights) },
  );
const get = (app_id: string) =>
  app.call<handler.ApplicationIdentifier, handler.Application__Output>(
    app.manager.getApplication.bind(app.manager),
    { app_id },
    { token: app.token(app_id, 'settings') },
  );

describe('Registering an application', () => {
  it('with a key that lacks the right "delete" is rejected with that reason, and registers it nowhere', async () => {
    await expect(register('no-right', 'settings')).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
      details: 'permission denied: No "delete" rights to Application "no-right"',
    });
    await expect(get('no-right')).rejects.toMatchObject({ code: status.NOT_FOUND });
    expect(app.discovery.state.handlers.has('no-right')).toBe(false);
  });

  it('again repairs it where discovery has lost it, and keeps its settings', async () => {
    await register('lost-app', 'settings', 'delete');
    const method = app.manager.setApplication.bind(app.manager);
    const token = app.token('lost-app', 'settings');
    await app.call<handler.Application, unknown>(method, { app_id: 'lost-app', decoder: 'd' }, { token });
    app.discovery.state.handlers.delete('lost-app');
    await register('lost-app', 'settings', 'delete');
    expect(app.discovery.state.handlers.get('lost-app')).toBe('handler-1');
    expect((await get('lost-app')).message.decoder).toBe('d');
    await expect(register('lost-app', 'settings', 'delete')).rejects.toMatchObject({
      code: status.ALREADY_EXISTS,
    });
  });

  it('again over HTTP says 409 where there is nothing to repair', async () => {
    const headers = { authorization: `Bearer ${app.token('http-app', 'settings', 'delete')}` };
    const body = '{"app_id":"http-app"}';
    expect(await app.ask('POST', '/applications', headers, body)).toMatchObject({ status: 200, text: '{}' });
    expect(await app.ask('POST', '/applications', headers, body)).toMatchObject({ status: 409 });
  });

  it('while discovery is away is made good when it is back, also by a handler that was restarted meanwhile', async () => {
    app.discovery.stop();
    await register('late-app', 'settings', 'delete');
    expect((await get('late-app')).message.app_id).toBe('late-app');
    await app.restart({});
    await app.discovery.comeBack();
    const isKnown = () => app.discovery.state.handlers.get('late-app') === 'handler-1';
    await until('the registration at discovery', isKnown, 60_000);
  });
});
