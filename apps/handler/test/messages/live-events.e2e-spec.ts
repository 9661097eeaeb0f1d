import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deviceCalls, euiOf } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
const { register, set } = deviceCalls(app);
const open: AbortController[] = [];

const origin = 'https://pages.example';

beforeAll(() => app.start({ FIELDPOST_CORS_ORIGINS: origin }));
afterAll(async () => {
  for (const controller of open) controller.abort();
  await app.close();
});

const bearer = (appId: string, ...rights: readonly string[]) => ({
  authorization: `Bearer ${app.token(appId, ...rights)}`,
});

interface Listening {
  readonly appId: string;
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly at?: Pick<HandlerUnderTest, 'http'>;
}

/** Opens a stream and gives what it brings, one event (or comment) at a time. */
async function listen({ appId, query = '', headers = bearer(appId, 'messages:up:r'), at = app }: Listening) {
  const controller = new AbortController();
  open.push(controller);
  const url = `${at.http}/applications/${appId}/events${query}`;
  const response = await fetch(url, { headers, signal: controller.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        return event;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return undefined;
      text += chunk.value;
    }
  };
  return { response, next, close: () => controller.abort() };
}

const topicOf = (event: string | undefined) => /^event: (.*)$/m.exec(event ?? '')?.[1];

describe('The live events of an application', () => {
  it('are a stream of what happens to its devices', async () => {
    await register('stream-app');
    const authorization = `Key ${app.key('stream-app', 'messages:up:r')}`;
    const { response, next } = await listen({ appId: 'stream-app', headers: { authorization, origin } });
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await next()).toBe('retry: 2000');
    await set('stream-app', 'dev-1', { dev_eui: euiOf(1) });
    const event = await next();
    expect(topicOf(event)).toBe('stream-app/devices/dev-1/events/create');
    expect(JSON.parse(/^data: (.*)$/m.exec(event ?? '')?.[1] ?? '')).toMatchObject({
      update_at: expect.any(String),
    });
  });

  it('go on where a stream was cut off', async () => {
    const appId = 'cut-app';
    await register(appId);
    const first = await listen({ appId });
    await first.next();
    await set(appId, 'dev-2', { dev_eui: euiOf(2) });
    const id = /^id: (.*)$/m.exec((await first.next()) ?? '')?.[1] ?? '';
    first.close();
    await set(appId, 'dev-3', { dev_eui: euiOf(3) });
    const headers = { ...bearer(appId, 'messages:up:r'), 'last-event-id': id };
    const again = await listen({ appId, query: '?type=events/create', headers });
    await again.next();
    expect(topicOf(await again.next())).toBe('cut-app/devices/dev-3/events/create');
  });

  it.each([
    ['nobody without credentials', 400, () => ({})],
    ['nobody without the right to read', 403, () => bearer('my-app', 'settings')],
    [
      'no token in the address',
      400,
      () => ({}),
      () => `?access_token=${app.token('my-app', 'messages:up:r')}`,
    ],
  ])('are for %s', async (_, status, headers, query = () => '') => {
    const { response, close } = await listen({ appId: 'my-app', query: query(), headers: headers() });
    expect(response.status).toBe(status);
    close();
  });

  it('end when the handler stops, and it stops at once', async () => {
    await register('stop-app');
    const stopping = await app.replica();
    const { next } = await listen({ appId: 'stop-app', at: stopping });
    await next();
    const stopped = stopping.stop();
    expect(await next()).toBeUndefined();
    await stopped;
  });
});
