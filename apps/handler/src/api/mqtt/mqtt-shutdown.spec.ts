import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MqttClient } from 'mqtt';
import { closeOf, connectTo, openServer } from './mqtt-server.suite.js';

describe('An MQTT server whose replica stops', () => {
  let fixture: Awaited<ReturnType<typeof openServer>>;
  let clients: MqttClient[];
  let url: string;
  const login = () => connectTo(url, { username: 'my-app', password: 'messages:up:r,messages:down:w' });

  beforeEach(async () => {
    fixture = await openServer();
    url = `mqtt://127.0.0.1:${fixture.server.port}`;
    clients = await Promise.all([login(), login(), login(), login()]);
  });
  afterEach(async () => {
    for (const client of clients) client.end(true);
    await fixture.server.close();
  });

  it('sends its clients away one after the other, and takes no others', async () => {
    const left: number[] = [];
    const gone = clients.map((client, index) => closeOf(client).then(() => void left.push(index)));
    const away = fixture.server.closeSessions(400);
    await Promise.race(gone);
    expect(left.length).toBeLessThan(clients.length);
    await expect(login()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await Promise.all([away, ...gone]);
  });

  it('acknowledges first what a client has sent, so that it does not come twice', async () => {
    let open = (): void => undefined;
    fixture.downlinks.gate = new Promise((resolve) => (open = resolve));
    const [client] = clients as [MqttClient];
    const sent = client.publishAsync('my-app/devices/dev-1/down', '{"port":1}', { qos: 1 });
    const gone = closeOf(client);
    await fixture.server.closeSessions(0);
    open();
    await sent;
    await gone;
    expect(fixture.downlinks.queued).toHaveLength(1);
  });
});
