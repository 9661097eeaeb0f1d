import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { handler } from '@fieldpost/contracts';
import { appKey, deviceCalls, euiOf } from '../support/device-calls.js';
import type { HandlerUnderTest } from '../support/handler-under-test.js';

export const victim = 'victim-app';
export const attacker = 'attacker-app';
/** In everything that the victim stores: no response to an attacker may have it. */
export const secret = 'only-the-victim-knows';

export const everyRight = [
  'settings',
  'delete',
  'devices',
  'collaborators',
  'messages:up:r',
  'messages:up:w',
  'messages:down:w',
];

type Headers = Readonly<Record<string, string>>;

/** What an attacker presents, as gRPC metadata. */
export type Credentials = Headers;

/** What each kind of attacker has, by its description. */
export function attackersOf(app: HandlerUnderTest) {
  const sign = (claims: object) => ({ token: app.tokenOf({ sub: 'mallory', ...claims }) });
  const [header = '', , signature = ''] = app.token(attacker, ...everyRight).split('.');
  const forged = { iss: 'fieldpost', scope: [`apps:${victim}`], apps: { [victim]: everyRight } };
  const body = Buffer.from(JSON.stringify(forged)).toString('base64url');
  return {
    nothing: {},
    'a token for another application': { token: app.token(attacker, ...everyRight) },
    'an access key of another application': { key: app.key(attacker, ...everyRight) },
    'an access key that is unknown': { key: 'fieldpost.guessed' },
    'a token of a gateway': sign({ type: 'gateway', scope: ['gateways:my-gateway'] }),
    'a token of a component': sign({ type: 'component', scope: ['components:my-broker'] }),
    'a token with the general scope alone': sign({ scope: ['apps'], apps: { [victim]: everyRight } }),
    'a token with the scope alone': sign({ scope: [`apps:${victim}`], apps: { [attacker]: everyRight } }),
    'a token for an application whose id begins alike': sign({
      scope: ['apps:victim-app-2'],
      apps: { 'victim-app-2': everyRight },
    }),
    'a token with changed claims': { token: `${header}.${body}.${signature}` },
    'a token without a signature': { token: `${unsigned}.${body}.` },
  } satisfies Readonly<Record<string, Credentials>>;
}

export type Attacker = keyof ReturnType<typeof attackersOf>;

export const attackers: readonly Attacker[] = [
  'nothing',
  'a token for another application',
  'an access key of another application',
  'an access key that is unknown',
  'a token of a gateway',
  'a token of a component',
  'a token with the general scope alone',
  'a token with the scope alone',
  'a token for an application whose id begins alike',
  'a token with changed claims',
  'a token without a signature',
];

/** How a request is rejected whose caller lacks the right. */
export const denials = /permission denied|neither token nor key|unable to parse token|no such key/i;

const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');

/** The same as headers of HTTP. */
export const headersOf = ({ token, key }: Credentials): Headers => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(key !== undefined && { authorization: `Key ${key}` }),
});

/** Registers both applications; that of the victim has a device, settings, an integration and message storage. */
export async function moveIn(app: HandlerUnderTest): Promise<void> {
  const { register, set } = deviceCalls(app);
  for (const appId of [victim, attacker]) await register(appId);
  await set(victim, 'dev-1', { dev_eui: euiOf(1), app_key: appKey }, { description: secret });
  await asVictim(app, 'PUT', '', {
    payload_format: 'custom',
    decoder: `// ${secret}\nfunction Decoder() {}`,
  });
  await asVictim(app, 'POST', '/integrations/hook', {
    url: `http://example.invalid/${secret}`,
    messages: ['events'],
  });
  await asVictim(app, 'PUT', '/message-storage', {});
  await asVictim(app, 'POST', '/devices/dev-1/down', { port: 1, payload_raw: 'AQ==' });
}

/** Sends a request of the owner, which has to succeed. */
export async function asVictim(app: HandlerUnderTest, ...[method, path, body]: [string, string, object?]) {
  const headers = headersOf({ token: app.token(victim, ...everyRight) });
  const answer = await app.ask(method, `/applications/${victim}${path}`, headers, JSON.stringify(body));
  if (answer.status !== 200 && answer.status !== 201) throw new Error(`${method} ${path}: ${answer.text}`);
  return answer.text;
}

const owned = ['', '/devices/dev-1', '/devices', '/devices/dev-1/down', '/integrations', '/message-storage'];

/** Everything that the victim has. */
export async function stateOf(app: HandlerUnderTest): Promise<string[]> {
  const texts = await Promise.all([...owned, '/messages'].map((path) => asVictim(app, 'GET', path)));
  // Events of the victim's own set-up may still be on their way to the integration, or fail to arrive.
  return texts.map((text) =>
    text.replaceAll(/"(waiting|dead|dropped)":\d+/g, '"$1":0').replaceAll(/,"failing":\{[^}]*\}/g, ''),
  );
}

/** Publishes an uplink of the victim's device. */
export const uplink = (app: HandlerUnderTest): Promise<unknown> =>
  app.call<handler.SimulatedUplinkMessage, unknown>(
    app.manager.simulateUplink.bind(app.manager),
    { app_id: victim, dev_id: 'dev-1', port: 1, payload: Buffer.of(1) },
    { token: app.token(victim, 'devices') },
  );

/** Sends a path as it is, which `fetch` would normalize. */
export async function askRaw(app: HandlerUnderTest, path: string, headers: Headers | readonly string[]) {
  const { hostname, port } = new URL(app.http);
  const sent = request({ hostname, port, path, headers: headers as Headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, text: await text(response) };
}

const parts: Readonly<Record<string, string>> = {
  ':app_id': victim,
  ':dev_id': 'dev-1',
  ':integration': 'hook',
  ':letter': '1',
  ':id': '1',
};

/** Every HTTP route about one application, from the generated reference; dry runs are open to all and touch none. */
export function routesOfVictim(): readonly (readonly [string, string])[] {
  const reference = readFileSync(new URL('../../../../docs/reference/routes.md', import.meta.url), 'utf8');
  const [, section = ''] = /^## handler$(.*?)^## /ms.exec(reference) ?? [];
  const rows = [...section.matchAll(/^\| `([A-Z]+)` +\| (.*?) +\|/gm)];
  const routes = rows.flatMap(([, method = '', paths = '']) =>
    paths.split(', ').map((path) => [method, path.replaceAll('`', '')] as const),
  );
  return routes
    .filter(([, path]) => path.startsWith('/applications') && !path.includes('/dry-'))
    .map(([method, path]) => [method, path.replace(/:\w+/g, (part) => parts[part] ?? part)] as const);
}
