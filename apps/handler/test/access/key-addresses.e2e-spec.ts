import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { handler } from '@fieldpost/contracts';
import { connectAsync } from 'mqtt';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
let key: string;
beforeAll(() => app.start());
beforeEach(() => {
  key = app.boundKey('my-app', 'settings', 'delete', 'messages:up:r');
});
afterAll(() => app.close());

const overGrpc = (values: Record<string, string>) =>
  app.call<handler.ApplicationIdentifier, unknown>(
    app.manager.registerApplication.bind(app.manager),
    { app_id: 'my-app' },
    { key, ...values },
  );
const overHttp = (headers: Record<string, string>) =>
  app.ask('GET', '/applications/my-app', { authorization: `key ${key}`, ...headers });
const isLoopback = expect.stringMatching(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);

describe('The address of a client with an access key', () => {
  it('is sent to oauth for gRPC, and headers of the caller are ignored', async () => {
    await overGrpc({ 'fieldpost-caller-address': '198.51.100.9' });
    expect(app.addressOf(key)).toEqual(isLoopback);
  });

  it('is sent for HTTP, as the reverse proxy reports it', async () => {
    const forged = { 'grpc-metadata-fieldpost-caller-address': '192.0.2.99' };
    await overHttp({ 'x-forwarded-for': '198.51.100.9', ...forged });
    expect(app.addressOf(key)).toBe('198.51.100.9');
  });

  it('has its own exchange when the key is bound to addresses', async () => {
    for (const address of ['198.51.100.10', '198.51.100.11']) {
      await overHttp({ 'x-forwarded-for': address });
      expect(app.addressOf(key)).toBe(address);
    }
  });

  it('is sent for MQTT, plain and over TLS', async () => {
    const { plain, secure, ca } = app.mqtt;
    for (const url of [plain, secure]) {
      const reader = app.boundKey('my-app', 'messages:up:r', url.slice(0, 5));
      const client = await connectAsync(url, { username: 'my-app', password: reader, ca }, false);
      client.end(true);
      expect(app.addressOf(reader)).toEqual(isLoopback);
    }
  });
});
