import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@fieldpost/observability';
import { TokensMemory } from '../../src/api/mqtt/mqtt-server.suite.js';
import { brokerSecret, openAuthRequests } from './broker-auth-requests.js';

const lines: string[] = [];
const destination = { write: (line: string) => void lines.push(line) };
const log = createLogger({ app: 'handler', level: 'debug', destination });
const tokens = new TokensMemory();
const basic = (secret: string) => `Basic ${Buffer.from(`broker:${secret}`).toString('base64')}`;

let open: Awaited<ReturnType<typeof openAuthRequests>>;
let shut: Awaited<ReturnType<typeof openAuthRequests>>;

beforeAll(async () => {
  open = await openAuthRequests(tokens, log);
  shut = await openAuthRequests(tokens, log, null);
});

afterAll(async () => {
  await open.close();
  await shut.close();
});

type Values = Readonly<Record<string, string | number>>;

async function ask(
  path: string,
  values: Values,
  { host = open.host, authorization = basic(brokerSecret), json = false } = {},
) {
  const body = json
    ? JSON.stringify(values)
    : new URLSearchParams(values as Readonly<Record<string, string>>);
  const headers = { authorization, ...(json && { 'content-type': 'application/json' }) };
  const url = `http://${host}/broker-authentication/${path}`;
  const answer = await fetch(url, { method: 'POST', headers, body });
  const schemes = answer.headers.get('www-authenticate');
  return { status: answer.status, text: await answer.text(), ...(schemes !== null && { schemes }) };
}

const statusOf = async (...question: Parameters<typeof ask>) => (await ask(...question)).status;
const textOf = async (...question: Parameters<typeof ask>) => (await ask(...question)).text;

describe('The endpoints for outside brokers', () => {
  const user = { username: 'my-app', password: 'messages:up:r' };

  it('are not there without a secret', async () =>
    expect(await statusOf('rabbitmq/user', user, { host: shut.host })).toBe(404));

  it.each([
    ['no secret', ''],
    ['another secret', basic('another-secret-of-this-test')],
    ['another bearer token', 'Bearer another-secret-of-this-test'],
    ['a scheme they do not know', `Digest ${brokerSecret}`],
  ])('reject a broker with %s', async (_what, authorization) =>
    expect(await ask('rabbitmq/user', user, { authorization })).toMatchObject({
      status: 401,
      schemes: 'Basic realm="fieldpost", Bearer realm="fieldpost"',
    }),
  );

  it('take the secret as a password and as a bearer token', async () => {
    expect(await textOf('rabbitmq/user', user)).toBe('allow messages:up:r');
    const authorization = `Bearer ${brokerSecret}`;
    expect(await textOf('rabbitmq/user', user, { authorization })).toBe('allow messages:up:r');
  });

  it.each(['rabbitmq/user', 'mosquitto/user', 'emqx/authentication'])(
    'answer "cannot tell" on %s while oauth cannot be reached, and remember nothing of it',
    async (path) => {
      const values = { username: 'my-app', password: `messages:up:r,${path}`, clientid: 'c1' };
      tokens.isReachable = false;
      expect(await statusOf(path, values)).toBe(503);
      tokens.isReachable = true;
      expect(await statusOf(path, values)).toBe(200);
    },
  );

  it.each([
    ['rabbitmq/user', ''],
    ['mosquitto/user', ''],
    ['emqx/authentication', '192.0.2.7'],
  ])('tell oauth where a key was shown if the broker tells it: %s, "%s"', async (path, address) => {
    const password = `messages:up:r,shown at ${path}`;
    await ask(path, { username: 'my-app', password, clientid: 'c1', peerhost: '192.0.2.7' });
    expect(tokens.addresses.get(password)).toBe(address);
  });

  it('write no access key into the log', async () => {
    await ask('mosquitto/user', { username: 'my-app', password: 'fieldpost.devices,told', clientid: 'c1' });
    expect(lines.join('')).not.toContain('told');
  });

  it.each([
    ['{"username"', 'Body not valid: should be JSON'],
    ['username=a&username=b', 'Username not valid: is given twice'],
  ])('tell what they cannot read of %s', async (body, message) => {
    const headers = { authorization: basic(brokerSecret) };
    const url = `http://${open.host}/broker-authentication/rabbitmq/user`;
    const answer = await fetch(url, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message });
  });
});

describe('An MQTT client id that an application uses', () => {
  const denied = { rabbitmq: 'deny', mosquitto: 'denied', emqx: '"deny"' };
  const login = { username: 'other-app', password: 'messages:up:r' };

  it.each([
    ['rabbitmq', 'rabbitmq/vhost', { vhost: '/', client_id: 'in-use' }],
    ['mosquitto', 'mosquitto/user', { clientid: 'in-use' }],
    ['emqx', 'emqx/authentication', { clientid: 'in-use' }],
  ] as const)('is denied to another application at %s', async (broker, path, client) => {
    const mine = await textOf(path, { ...login, ...client, username: 'my-app' });
    expect(mine).not.toContain(denied[broker]);
    expect(await textOf(path, { ...login, ...client })).toContain(denied[broker]);
  });
});

describe.each([
  ['forms', false],
  ['JSON', true],
])('mosquitto, asking with %s', (_form, json) => {
  const client = { username: 'my-app', clientid: `client-${String(json)}` };
  const enter = (password: string) => statusOf('mosquitto/user', { ...client, password }, { json });
  const may = async (acc: number | string, topic: string, who: Values = client) =>
    (await statusOf('mosquitto/acl', { ...who, topic, acc }, { json })) === 200;

  it('lets in who has a key with a right to messages', async () => {
    expect(await enter('messages:up:r')).toBe(200);
    expect(await enter('rejected')).toBe(403);
    expect(await enter('devices')).toBe(403);
  });

  it('knows no super-user', async () =>
    expect(await statusOf('mosquitto/superuser', client, { json })).toBe(403));

  it('delivers only messages of its own application to a reader, with any filter', async () => {
    await enter('messages:up:r');
    for (const filter of ['+/devices/+/up', '#', 'my-app/devices/+/events/#'])
      expect(await may(4, filter)).toBe(true);
    expect(await may(4, 'other-app/#')).toBe(false);
    expect(await may(1, 'my-app/devices/d1/up/led')).toBe(true);
    expect(await may(1, 'my-app/devices/d1/down')).toBe(false);
    expect(await may(1, 'other-app/devices/d1/up')).toBe(false);
    expect(await may(2, 'my-app/devices/d1/down')).toBe(false);
    expect(await may(9, 'my-app/devices/d1/up')).toBe(false);
    expect(await may('constructor', 'my-app/devices/d1/up')).toBe(false);
  });

  it('takes downlinks from a sender', async () => {
    await enter('messages:down:w');
    expect(await may(2, 'my-app/devices/d1/down')).toBe(true);
    expect(await may(2, 'my-app/devices/d1/up')).toBe(false);
    expect(await may(2, 'other-app/devices/d1/down')).toBe(false);
    expect(await may(4, 'my-app/#')).toBe(false);
  });

  it('is unknown without a login', async () =>
    expect(await may(1, 'my-app/devices/d1/up', { ...client, clientid: 'stranger' })).toBe(false));
});

describe('EMQX', () => {
  const client = { username: 'my-app', clientid: 'emqx-1' };
  const may = async (action: string, topic: string) =>
    (await textOf('emqx/authorization', { ...client, action, topic }, { json: true })) ===
    '{"result":"allow"}';

  it('gets the decision in the body, since it ignores responses with other statuses', async () => {
    const good = await ask('emqx/authentication', { ...client, password: 'messages:up:r' }, { json: true });
    expect(good).toEqual({ status: 200, text: '{"result":"allow","is_superuser":false}' });
    const bad = await ask('emqx/authentication', { ...client, password: 'rejected' }, { json: true });
    expect(bad).toEqual({ status: 200, text: '{"result":"deny","is_superuser":false}' });
  });

  it('gets a rejection for filters that match other applications, since it sends no requests about messages', async () => {
    await ask('emqx/authentication', { ...client, password: 'messages:up:r,messages:down:w' });
    expect(await may('subscribe', 'my-app/devices/+/up')).toBe(true);
    expect(await may('subscribe', '+/devices/+/up')).toBe(false);
    expect(await may('publish', 'my-app/devices/d1/down')).toBe(true);
    expect(await may('publish', 'my-app/devices/d1/up')).toBe(false);
    expect(await may('unheard', 'my-app/devices/d1/up')).toBe(false);
  });
});
