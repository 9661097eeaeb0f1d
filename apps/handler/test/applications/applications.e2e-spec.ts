import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import type { handler } from '@fieldpost/contracts';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
beforeAll(() => app.start());
afterAll(() => app.close());

const register = (app_id: string, values: Record<string, string>) =>
  app.call<handler.ApplicationIdentifier, unknown>(
    app.manager.registerApplication.bind(app.manager),
    { app_id },
    values,
  );
const get = async (app_id: string, values: Record<string, string>) => {
  const method = app.manager.getApplication.bind(app.manager);
  return (
    await app.call<handler.ApplicationIdentifier, handler.Application__Output>(method, { app_id }, values)
  ).message;
};
const set = (application: handler.Application, values: Record<string, string>) =>
  app.call<handler.Application, unknown>(app.manager.setApplication.bind(app.manager), application, values);

describe('An application over gRPC', () => {
  it('is registered, set and read with a token', async () => {
    const token = app.token('grpc-app', 'settings', 'delete', 'devices');
    await register('grpc-app', { token });
    await set(
      { app_id: 'grpc-app', decoder: 'd', register_on_join_access_key: 'fieldpost.secret' },
      { token },
    );
    expect(await get('grpc-app', { token })).toMatchObject({
      payload_format: 'custom',
      decoder: 'd',
      register_on_join_access_key: 'fieldpost.secret',
    });
    const settingsOnly = app.token('grpc-app', 'settings');
    expect(await get('grpc-app', { token: settingsOnly })).toMatchObject({
      register_on_join_access_key: 'fieldpost.<...>',
    });
  });

  it('is read with an access key in any of the headers that clients use', async () => {
    const key = app.key('key-app', 'settings', 'delete');
    await register('key-app', { key });
    expect((await get('key-app', { token: key })).app_id).toBe('key-app');
  });

  it('is registered once', async () => {
    const token = app.token('once-app', 'settings', 'delete');
    await register('once-app', { token });
    await expect(register('once-app', { token })).rejects.toMatchObject({
      code: status.ALREADY_EXISTS,
      details: 'Application already exists',
    });
  });

  it.each([
    ['nothing', {}, status.INVALID_ARGUMENT, 'Metadata not valid: neither token nor key present'],
    [
      'a bad token',
      { token: 'a.b.c' },
      status.PERMISSION_DENIED,
      /^permission denied: unable to parse token: /,
    ],
    ['an unknown key', { key: 'fieldpost.x' }, status.PERMISSION_DENIED, 'permission denied: no such key'],
    ['a key from elsewhere', { key: 'other.x' }, status.UNKNOWN, 'Auth server "other" not registered'],
  ])('is rejected to who presents %s', async (_, values, code, details) => {
    const matching = typeof details === 'string' ? details : expect.stringMatching(details);
    await expect(get('grpc-app', values as Record<string, string>)).rejects.toMatchObject({
      code,
      details: matching,
    });
  });

  it('is rejected without the right', async () =>
    expect(get('grpc-app', { token: app.token('grpc-app', 'devices') })).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
      details: 'permission denied: No "settings" rights to Application "grpc-app"',
    }));

  it('has a well-formed id, which is checked before who calls', async () =>
    expect(get('Grpc App', {})).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
      details: expect.stringMatching(/^Invalid Application Identifier: AppID not valid: has wrong format/),
    }));

  it('is not found when it was never registered', async () =>
    expect(get('no-app', { token: app.token('no-app', 'settings') })).rejects.toMatchObject({
      code: status.NOT_FOUND,
      details: 'handler:application:no-app not found',
    }));

  it('is called by a client faster than its rate: some calls wait, and those beyond are rejected', async () => {
    // A rate that a client exceeds on a busy machine, too.
    const replica = await app.replica({ HANDLER_CALLS_PER_SECOND_PER_CLIENT: '10' });
    const token = app.token('busy-app', 'settings');
    const method = replica.manager.getApplication.bind(replica.manager);
    const { unary, metadataOf } = await import('@fieldpost/testing');
    const calls = Array.from({ length: 260 }, () =>
      unary<handler.ApplicationIdentifier, unknown>(method, { app_id: 'busy-app' }, metadataOf({ token })),
    );
    const results = await Promise.allSettled(calls);
    await replica.stop();
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    const limited = errors.filter(({ code }) => code === status.RESOURCE_EXHAUSTED);
    expect(limited.length).toBeGreaterThan(0);
    expect(limited[0]).toMatchObject({ details: 'Rate limit for client "owner-of-busy-app" reached' });
    expect(limited[0].metadata.get('retry-after')).toEqual(['1']);
    expect(String(limited[0].metadata.get('grpc-status-details-bin'))).toContain('google.rpc.RetryInfo');
  });

  it('is served while others without the right call about it faster than its rate', async () => {
    const method = app.manager.getApplication.bind(app.manager);
    const { unary, metadataOf } = await import('@fieldpost/testing');
    await register('wanted-app', { token: app.token('wanted-app', 'settings', 'delete') });
    const flood = ['eve', 'mallory', 'trudy'].flatMap((sub) => {
      const token = app.tokenOf({
        sub,
        scope: ['apps:wanted-app'],
        apps: { 'wanted-app': ['messages:up:r'] },
      });
      return Array.from({ length: 120 }, () =>
        unary<handler.ApplicationIdentifier, unknown>(
          method,
          { app_id: 'wanted-app' },
          metadataOf({ token }),
        ),
      );
    });
    const results = Promise.allSettled(flood);
    const token = app.token('wanted-app', 'settings');
    for (let n = 0; n < 20; n += 1) {
      const answer = await unary<handler.ApplicationIdentifier, handler.Application>(
        method,
        { app_id: 'wanted-app' },
        metadataOf({ token }),
      );
      expect(answer.message).toMatchObject({ app_id: 'wanted-app' });
    }
    const codes = (await results).map((result) => (result.status === 'rejected' ? result.reason.code : 0));
    expect(new Set(codes)).toEqual(new Set([status.PERMISSION_DENIED]));
  });
});

describe('An application over HTTP', () => {
  const bearer = (appId: string, ...rights: string[]) => ({
    authorization: `Bearer ${app.token(appId, ...rights)}`,
  });

  it('is registered, set with PUT and POST, read and deleted', async () => {
    const headers = bearer('http-app', 'settings', 'delete');
    const done = { status: 200, text: '{}' };
    expect(await app.ask('POST', '/applications', headers, '{"app_id":"http-app"}')).toMatchObject(done);
    const path = '/applications/http-app';
    expect(await app.ask('PUT', path, headers, '{"payloadFormat":"cayenne"}')).toMatchObject(done);
    expect((await app.ask('GET', path, headers)).text).toBe(
      '{"app_id":"http-app","payload_format":"cayennelpp"}',
    );
    const body = '{"app_id":"other","decoder":"d","unknown":1}';
    expect(await app.ask('POST', path, headers, body)).toMatchObject(done);
    const read = await app.ask('GET', path, headers);
    expect(read.text).toBe('{"app_id":"http-app","payload_format":"custom","decoder":"d"}');
    expect(read.headers.get('content-type')).toMatch(/^application\/json/);
    expect(read.headers.get('grpc-metadata-content-type')).toBe('application/grpc');
    expect(await app.ask('DELETE', path, headers)).toMatchObject(done);
    expect(await app.ask('GET', path, headers)).toMatchObject({
      status: 404,
      text: '{"error":"handler:application:http-app not found","code":5,"message":"handler:application:http-app not found"}',
    });
  });

  it('is read with a key, the scheme in any case', async () => {
    const key = app.key('http-key-app', 'settings', 'delete');
    await register('http-key-app', { key });
    const headers = { authorization: `kEY ${key}` };
    expect(await app.ask('GET', '/applications/http-key-app', headers)).toMatchObject({ status: 200 });
  });

  it('takes JSON of any content type, and no body for an empty one', async () => {
    const headers = {
      ...bearer('form-app', 'settings', 'delete'),
      'content-type': 'application/x-www-form-urlencoded',
    };
    const registered = await app.ask('POST', '/applications', headers, '{"app_id":"form-app"}');
    expect(registered).toMatchObject({ status: 200 });
    const json = { ...bearer('form-app', 'settings', 'delete'), 'content-type': 'application/json' };
    expect(await app.ask('PUT', '/applications/form-app', json)).toMatchObject({ status: 200, text: '{}' });
  });

  it.each([
    ['{"app_id":', 400, '"code":3'],
    ['[]', 400, '"code":3'],
    ['{"app_id":7}', 400, 'app_id not valid: must be a string'],
    ['{}', 400, 'AppID not valid: can not be empty'],
  ])('that is sent as %s is rejected', async (body, code, text) => {
    const answer = await app.ask('POST', '/applications', bearer('some-app', 'settings', 'delete'), body);
    expect(answer).toMatchObject({ status: code, text: expect.stringContaining(text) });
  });

  it.each([
    [{}, 400, 'neither token nor key present'],
    [{ authorization: 'Bearer a.b.c' }, 403, 'unable to parse token'],
    [{ 'grpc-metadata-key': 'fieldpost.x' }, 403, 'no such key'],
  ])('is rejected to %j', async (headers, code, text) =>
    expect(await app.ask('GET', '/applications/http-app', headers as Record<string, string>)).toMatchObject({
      status: code,
      text: expect.stringContaining(text),
    }),
  );

  it.each([
    ['GET', '/', 404, 'Not Found\n'],
    ['GET', '/applications/my-app/nothing', 404, 'Not Found\n'],
    ['GET', '/applications/my-app/', 404, 'Not Found\n'],
    ['GET', '/applications', 405, 'Method Not Allowed\n'],
    ['PATCH', '/applications/my-app', 405, 'Method Not Allowed\n'],
    ['DELETE', '/applications/my-app/devices', 405, 'Method Not Allowed\n'],
    ['PATCH', '/applications/my-app/devices/my-dev', 405, 'Method Not Allowed\n'],
    ['GET', '/applications/my-app/devices?limit=x', 400, 'strconv.Atoi: parsing "x": invalid syntax\n'],
  ])('%s %s is plain text', async (method, path, code, text) => {
    const answer = await app.ask(method, path, {});
    expect(answer).toMatchObject({ status: code, text });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it.each([
    ['GET', '/applications', 'POST'],
    ['PATCH', '/applications/my-app', 'DELETE, GET, HEAD, POST, PUT'],
    ['DELETE', '/handler/applications/my-app/devices?limit=1', 'GET, HEAD, POST, PUT'],
    ['POST', '/applications/my-app/events', 'GET, HEAD'],
    ['PUT', '/applications/my-app/integrations/my-hook/dead-letters', 'DELETE, GET, HEAD'],
    ['GET', '/broker-authentication/mosquitto/user', 'POST'],
  ])('%s %s is told which methods there are', async (method, path, allowed) => {
    const { status, headers } = await app.ask(method, path, {});
    expect([status, headers.get('allow')]).toEqual([405, allowed]);
  });
});
