import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { TraceCollector } from '@fieldpost/testing';
import { deviceCalls, euiOf } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';
import { type Application, applicationAt } from './integration-calls.js';
import { postSpans } from './post-spans.js';
import { Receiver } from './receiver.js';

const app = new HandlerUnderTest();
const { set } = deviceCalls(app);
const receivers: Receiver[] = [];
let calls: Application['calls'];
const notPublic = 'has no public address';
let uplink: Application['uplink'];
let collector: TraceCollector;

beforeAll(async () => {
  collector = await TraceCollector.start();
  await app.start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    HANDLER_INTEGRATION_NETWORKS: '127.0.0.1',
    HANDLER_INTEGRATION_TIMEOUT_SECONDS: '2',
    HANDLER_INTEGRATION_RETRY_SECONDS: '1',
    HANDLER_INTEGRATION_ATTEMPTS: '2',
    HANDLER_HTTP_PUBLIC_URL: 'https://handler.example/base/',
  });
  ({ calls, uplink } = await applicationAt(app));
});
afterEach(async () => {
  const { json } = await calls.ask('GET', '/integrations');
  for (const { id } of json['integrations'] as { id: string }[])
    await calls.ask('DELETE', `/integrations/${id}`);
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});
afterAll(() => app.close().finally(() => collector?.close()));

const receiver = async () => {
  const started = await new Receiver().start();
  receivers.push(started);
  return started;
};

const payloadsOf = (all: readonly { body: string }[]) =>
  all.map(({ body }) => (JSON.parse(body) as { payload_raw: string }).payload_raw);

describe('An HTTP integration', () => {
  it('gets uplinks as MQTT has them, with where to post downlinks, signed with its secret', async () => {
    const target = await receiver();
    const wanted = { url: target.url, headers: { authorization: 'Basic abc' } };
    const created = await calls.ask('POST', '/integrations/my-hook', wanted);
    expect(created).toMatchObject({ status: 201, json: { id: 'my-hook', secret: expect.any(String) } });
    await uplink('0102');
    const [{ headers, body } = { headers: {}, body: '' }] = await target.has(1);
    expect(JSON.parse(body)).toMatchObject({
      ...{ app_id: 'my-app', dev_id: 'dev-1', hardware_serial: '0001020304050601', port: 1 },
      ...{ payload_raw: 'AQI=', metadata: { time: expect.any(String) } },
      downlink_url: 'https://handler.example/base/applications/my-app/devices/dev-1/down',
    });
    const timestamp = String(headers['x-fieldpost-timestamp']);
    const signed = createHmac('sha256', String(created.json['secret'])).update(`${timestamp}.${body}`);
    expect(headers).toMatchObject({
      authorization: 'Basic abc',
      'content-type': 'application/json',
      'x-fieldpost-topic': 'my-app/devices/dev-1/up',
      'x-fieldpost-attempt': '1',
      'x-fieldpost-signature': `v1=${signed.digest('hex')}`,
    });
  });

  it('gets the events of its settings, each with its device and its MQTT message', async () => {
    const target = await receiver();
    await calls.ask('POST', '/integrations/my-hook', { url: target.url, messages: ['events/update'] });
    await uplink('01');
    await set('my-app', 'dev-1', { dev_eui: euiOf(1) }, { latitude: 52 });
    const [{ body } = { body: '' }] = await target.has(1);
    expect(JSON.parse(body)).toMatchObject({
      ...{ app_id: 'my-app', dev_id: 'dev-1', event: 'events/update' },
      data: { latitude: 52 },
    });
    expect(target.received).toHaveLength(1);
  });

  it('is called again until it responds with success, and its log shows the attempts', async () => {
    const target = await receiver();
    target.answer = (_received, response) => {
      response.writeHead(500).end();
      target.acceptAll();
    };
    await calls.ask('POST', '/integrations/my-hook', { url: target.url });
    await uplink('01');
    const [first, second] = await target.has(2);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['x-fieldpost-delivery']).toBe(first?.headers['x-fieldpost-delivery']);
    const isWhole = (json: Record<string, unknown>) => (json['deliveries'] as unknown[]).length === 2;
    const { deliveries } = await calls.askUntil('/integrations/my-hook/deliveries', isWhole);
    expect(deliveries).toMatchObject([
      { dev_id: 'dev-1', type: 'up', attempt: 2, status: 204, ms: expect.any(Number) },
      { dev_id: 'dev-1', type: 'up', attempt: 1, status: 500, error: 'answered with status 500' },
    ]);
  });

  it('goes on with the trace of a message, a span for each attempt, under which the receiver may go on', async () => {
    const target = await receiver();
    target.answer = (_received, response) => {
      response.destroy();
      target.acceptAll();
    };
    await calls.ask('POST', '/integrations/my-hook', { url: target.url });
    await uplink('03');
    const posted = await target.has(2);
    const led = 'handler.ApplicationManager/SimulateUplink';
    expect(await postSpans(collector, posted)).toEqual([
      [led, 'integration post', 'my-hook', 1, undefined, 'ECONNRESET'],
      [led, 'integration post', 'my-hook', 2, 204, undefined],
    ]);
  });

  it('has dead letters that can be read, attempted again and forgotten', async () => {
    const target = await receiver();
    target.answer = (_received, response) => void response.writeHead(302, { location: '/other' }).end();
    await calls.ask('POST', '/integrations/my-hook', { url: target.url });
    await uplink('07');
    await uplink('08');
    await calls.askUntil('/integrations/my-hook', ({ dead }) => dead === 2);
    const path = '/integrations/my-hook/dead-letters';
    const { json } = await calls.ask('GET', `${path}?limit=1`);
    const [letter] = json['dead_letters'] as { id: string }[];
    expect(letter).toMatchObject({
      ...{ dev_id: 'dev-1', type: 'up', attempts: 2, status: 302, error: 'redirects are not followed' },
      message: { payload_raw: 'Bw==' },
    });
    expect((await calls.ask('GET', `${path}?after=${letter?.id}`)).json['dead_letters']).toMatchObject([
      { message: { payload_raw: 'CA==' } },
    ]);

    target.acceptAll();
    target.received.length = 0;
    expect(await calls.ask('POST', `${path}/${letter?.id}/retry`)).toMatchObject({ json: { retried: 1 } });
    expect(payloadsOf(await target.has(1))).toEqual(['Bw==']);
    expect(await calls.ask('DELETE', path)).toMatchObject({ status: 200, json: { dropped: 1 } });
    expect(await calls.ask('POST', `${path}/${letter?.id}/retry`)).toMatchObject({ status: 404 });
  });

  it('does not delay another one by being slow', async () => {
    const [slow, quick] = [await receiver(), await receiver()];
    slow.answer = () => undefined;
    await calls.ask('POST', '/integrations/slow', { url: slow.url });
    for (let n = 0; n < 6; n += 1) await uplink('01');
    await slow.has(4);
    await calls.ask('POST', '/integrations/quick', { url: quick.url });
    await uplink('02');
    await quick.has(1);
  });

  it('keeps its headers and its secret to itself', async () => {
    const secret = 'a secret of sixteen';
    const wanted = { url: 'http://127.0.0.1:9/', headers: { Authorization: 'Basic abc' }, secret };
    await calls.ask('POST', '/integrations/my-hook', wanted);
    const { text, json } = await calls.ask('GET', '/integrations/my-hook');
    expect(json).toMatchObject({ headers: { authorization: '***' }, messages: ['up'], waiting: 0 });
    expect(text).not.toMatch(/Basic|a secret/);
    expect((await calls.ask('GET', '/integrations')).json).toEqual({
      integrations: [json],
      messages_stored: false,
    });
  });

  it('is changed in what the change names', async () => {
    await calls.ask('POST', '/integrations/my-hook', { url: 'http://127.0.0.1:9/', headers: { 'x-a': 'b' } });
    const changed = await calls.ask('PUT', '/integrations/my-hook', { messages: ['events'] });
    expect(changed.json).toMatchObject({ url: 'http://127.0.0.1:9/', headers: { 'x-a': '***' } });
    expect(changed.json['messages']).toContain('events/down/sent');
    expect(changed.json['messages']).not.toContain('up');
  });

  it.each([
    ['a private address', { url: 'http://10.0.0.1/' }, 400, `Url not valid: 10.0.0.1 ${notPublic}. Only`],
    ['a disguised one', { url: 'http://0x7f.2/' }, 400, `Url not valid: 127.0.0.2 ${notPublic}`],
    ['another protocol', { url: 'ftp://example.com/' }, 400, 'Url not valid: should be an http or https URL'],
    ['a password in the URL', { url: 'https://u:p@example.com/' }, 400, 'without user, password'],
    ['a header of the handler', { url: 'https://example.com/', headers: { Host: 'x' } }, 400, 'Headers'],
    ['an unknown message', { url: 'https://example.com/', messages: ['down'] }, 400, 'Messages.0 not valid'],
    ['a short secret', { url: 'https://example.com/', secret: 'short' }, 400, 'Secret not valid'],
    ['no JSON', '{', 400, 'Body not valid: should be JSON'],
    ['nothing', '', 400, 'Body not valid: should be an object with url'],
  ])('is rejected with %s', async (_, body, status, sentence) => {
    const answer = await calls.ask('POST', '/integrations/my-hook', body);
    expect(answer).toMatchObject({ status, text: expect.stringContaining(sentence) });
  });

  it('cannot be created without the right to read messages', async () => {
    const authorization = `Bearer ${app.token('my-app', 'settings')}`;
    const path = '/applications/my-app/integrations/my-hook';
    const body = '{"url":"https://example.com/"}';
    expect(await app.ask('POST', path, { authorization }, body)).toMatchObject({ status: 403 });
    expect(await app.ask('GET', path, { authorization })).toMatchObject({ status: 404 });
  });

  it('is not made twice, and ten are enough for an application', async () => {
    const wanted = { url: 'https://example.com/' };
    for (let n = 0; n < 10; n += 1) await calls.ask('POST', `/integrations/hook-${n}`, wanted);
    expect(await calls.ask('POST', '/integrations/hook-1', wanted)).toMatchObject({ status: 409 });
    const oneMore = await calls.ask('POST', '/integrations/hook-x', wanted);
    expect(oneMore).toMatchObject({ status: 400, text: expect.stringContaining('may have at most 10') });
  });

  it('loses nothing when the handler is killed in the middle of deliveries', async () => {
    const target = await receiver();
    target.answer = () => undefined;
    await calls.ask('POST', '/integrations/my-hook', { url: target.url });
    for (const payload of ['21', '22', '23', '24', '25', '26']) await uplink(payload);
    await target.has(4);
    await calls.askUntil('/integrations/my-hook', ({ waiting }) => waiting === 6);
    await app.killHard();
    target.acceptAll();
    target.received.length = 0;
    await app.boot();
    await target.has(6);
    expect(new Set(payloadsOf(target.received))).toEqual(
      new Set(['IQ==', 'Ig==', 'Iw==', 'JA==', 'JQ==', 'Jg==']),
    );
  });

  it('neither accepts this machine as a receiver nor reaches a private address behind a name', async () => {
    const careful = new HandlerUnderTest();
    const target = await receiver();
    try {
      await careful.start({ HANDLER_INTEGRATION_NETWORKS: '127.0.0.1' });
      const application = await applicationAt(careful);
      const url = target.url.replace('127.0.0.1', 'localhost');
      await application.calls.ask('POST', '/integrations/my-hook', { url });
      await careful.restart({ HANDLER_INTEGRATION_NETWORKS: '' });
      expect(await application.calls.ask('POST', '/integrations/other', { url })).toMatchObject({
        status: 400,
        text: expect.stringContaining(`Url not valid: localhost ${notPublic}`),
      });
      await application.uplink('01');
      const isTold = (json: Record<string, unknown>) => (json['deliveries'] as unknown[]).length > 0;
      const { deliveries } = await application.calls.askUntil('/integrations/my-hook/deliveries', isTold);
      expect(deliveries).toMatchObject([{ error: expect.stringContaining(notPublic) }]);
      expect(target.received).toEqual([]);
    } finally {
      await careful.close();
    }
  });
});
