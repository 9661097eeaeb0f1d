import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type CollectedSpan,
  type Mosquitto,
  pathsOf,
  startMosquitto,
  TraceCollector,
  until,
} from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import { collect, connectTo } from '../../src/api/mqtt/mqtt-server.suite.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const fixture = new HandlerUnderTest();
const secret = 'the-secret-of-the-brokers';
const rights = [
  'settings',
  'delete',
  'devices',
  'messages:up:r',
  'messages:up:w',
  'messages:down:w',
] as const;

let mosquitto: Mosquitto;
let client: MqttClient;
let collector: TraceCollector;

beforeAll(async () => {
  collector = await TraceCollector.start();
  mosquitto = await startMosquitto();
  await fixture.start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    HANDLER_MQTT_BROKER_URL: mosquitto.url,
    HANDLER_BROKER_AUTHENTICATION_SECRET: secret,
  });
  const key = fixture.key('my-app', ...rights);
  const { manager } = fixture;
  await fixture.call(manager.registerApplication.bind(manager), { app_id: 'my-app' }, { key });
  const lorawan_device = {
    app_id: 'my-app',
    dev_id: 'dev-1',
    app_eui: Buffer.from('70b3d57ef0000024', 'hex'),
    dev_eui: Buffer.from('0001020304050607', 'hex'),
  };
  const device = { app_id: 'my-app', dev_id: 'dev-1', lorawan_device };
  await fixture.call(manager.setDevice.bind(manager), device, { key });
  client = await connectTo(mosquitto.url, {});
});

afterAll(async () => {
  client?.end(true);
  await fixture.close();
  await mosquitto?.stop();
  collector?.close();
});

async function ask(question: string, values: Record<string, string>): Promise<number> {
  const answer = await fetch(`${fixture.http}/broker-authentication/mosquitto/${question}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: new URLSearchParams(values),
  });
  return answer.status;
}

/** The handler may not have subscribed yet, and nobody keeps what nobody has asked for. */
async function sendDownlinksUntil(what: string, condition: () => boolean): Promise<void> {
  const downlink = '{"port":1,"confirmed":true,"payload_raw":"AQI="}';
  const send = () => client.publish('my-app/devices/dev-1/down', downlink);
  const sending = setInterval(send, 200);
  await until(what, condition).finally(() => clearInterval(sending));
}

describe('A handler with an outside broker', () => {
  it('queues downlinks from there, and publishes their events there', async () => {
    const received = collect(client);
    await client.subscribeAsync('my-app/devices/dev-1/events/#');
    await sendDownlinksUntil('the event', () => received.length > 0);
    const data = JSON.stringify({ message: { port: 1, confirmed: true, payload_raw: 'AQI=' } });
    expect(received[0]).toEqual(['my-app/devices/dev-1/events/down/scheduled', data]);
  });

  it('traces what comes from there, and what goes there because of it', async () => {
    const isReceived = ({ name }: CollectedSpan) => name === 'outside broker receive';
    const pathsWith = ({ traceId }: CollectedSpan) => pathsOf(collector.spans, traceId);
    const both = 'handler: outside broker receive > handler: outside broker publish';
    const traced = () => collector.spans.filter(isReceived).find((span) => pathsWith(span).includes(both));
    await sendDownlinksUntil('the trace', () => traced() !== undefined);
    expect(traced()?.attributes).toMatchObject({ peer: 'mqtt', app_id: 'my-app' });
  });

  it('publishes uplinks there and at its built-in server', async () => {
    const password = fixture.key('my-app', 'messages:up:r');
    const inside = await connectTo(fixture.mqtt.plain, { username: 'my-app', password });
    const [outside, own] = [collect(client), collect(inside)];
    for (const reader of [client, inside]) await reader.subscribeAsync('my-app/devices/+/up');
    const request = { app_id: 'my-app', dev_id: 'dev-1', port: 5, payload: Buffer.from([40, 2]) };
    const { manager } = fixture;
    const key = fixture.key('my-app', ...rights);
    await fixture.call(manager.simulateUplink.bind(manager), request, { key });
    const uplinks = () => outside.filter(([topic]) => topic.endsWith('/up'));
    await until('both uplinks', () => uplinks().length > 0 && own.length > 0);
    expect(uplinks()).toEqual(own);
    inside.end(true);
  });

  it('still knows the clients of the broker after a restart', async () => {
    const who = { username: 'my-app', clientid: 'c1' };
    const password = fixture.key('my-app', 'messages:up:r');
    const about = { ...who, topic: 'my-app/devices/dev-1/up', acc: '1' };
    expect(await ask('acl', about)).toBe(403);
    expect(await ask('user', { ...who, password })).toBe(200);
    await fixture.restart({});
    expect(await ask('acl', about)).toBe(200);
  });
});
