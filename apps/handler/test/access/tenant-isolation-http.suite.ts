import { expect, it } from '@jest/globals';
import type { HandlerUnderTest } from '../support/handler-under-test.js';
import {
  askRaw,
  attacker,
  attackers,
  attackersOf,
  denials,
  everyRight,
  headersOf,
  routesOfVictim,
  secret,
  stateOf,
  victim,
} from './tenants.js';

/** What the requests of all routes need to get past the checks of their form. */
const radio = { app_eui: '70B3D57EF0000024', dev_eui: '0001020304050602' };
const body = JSON.stringify({
  dev_id: 'dev-1',
  lorawan_device: radio,
  url: 'http://example.invalid/',
  port: 1,
  payload_raw: 'AQ==',
});
const bodyOf = (method: string, path: string): string | undefined => {
  if (method !== 'PUT' && method !== 'POST') return undefined;
  return path === '/applications' ? JSON.stringify({ app_id: victim }) : body;
};

const paths = [
  `/applications/${attacker}/../${victim}`,
  `/applications/${attacker}/%2e%2e/${victim}`,
  `/applications/${attacker}%2f..%2f${victim}`,
  `/applications/${attacker}/devices/..%2f..%2f${victim}%2fdevices%2fdev-1`,
  `/applications/${attacker}/devices/dev-1?app_id=${victim}`,
  `/applications/${attacker}?app_id=${victim}&app_id=${victim}`,
  `/applications/${attacker};app_id=${victim}`,
  `/applications/${victim}%00`,
  `/applications/${victim}%20`,
  `/applications/${encodeURIComponent(`${victim},${attacker}`)}`,
  `/applications/victim%2Dapp`,
  `/applications/VICTIM-APP`,
  `//applications/${victim}`,
  `/applications//${victim}`,
  `/handler/applications/${victim}/devices/dev-1`,
  `/applications/${victim}/devices/dev-1/?x#y`,
  `/applications/${attacker}/query/..%2f..%2f${victim}`,
  `/applications/${attacker}/integrations/..%2f..%2f${victim}%2fintegrations%2fhook`,
  `http://other-host/applications/${victim}`,
];

export function describeHttpIsolation(app: HandlerUnderTest): void {
  const mine = () => headersOf({ token: app.token(attacker, ...everyRight) });

  it.each(attackers)(
    'denies every route about the application of another tenant to a caller with %s',
    async (what) => {
      const before = await stateOf(app);
      const headers = headersOf(attackersOf(app)[what]);
      const routes = [...routesOfVictim(), ['POST', '/applications'] as const];
      const asked = routes.map(async ([method, path]) => {
        const { status, text } = await app.ask(method, path, headers, bodyOf(method, path));
        return { method, path, status, text };
      });
      const answers = await Promise.all(asked);
      expect(answers.length).toBeGreaterThanOrEqual(40);
      expect(answers.filter(({ status, text }) => status < 400 || !denials.test(text))).toEqual([]);
      expect(await stateOf(app)).toEqual(before);
    },
  );

  it.each(paths)('shows nothing of another tenant at %s', async (path) => {
    const { text } = await askRaw(app, path, mine());
    expect(text).not.toContain(secret);
  });

  it.each([
    ['the credentials twice', (own: string) => ['authorization', own, 'authorization', 'Bearer forged']],
    ['metadata beside them', (own: string) => ['authorization', own, 'grpc-metadata-token', own.slice(7)]],
    ['an application in metadata', (own: string) => ['authorization', own, 'grpc-metadata-app-id', victim]],
  ])('shows nothing of another tenant to a request with %s', async (_what, headersWith) => {
    const headers = ['host', 'localhost', ...headersWith(mine()['authorization'] ?? '')];
    const { status, text } = await askRaw(app, `/applications/${victim}`, headers);
    expect([status, text]).toEqual([403, expect.stringMatching(denials)]);
  });

  it.each([
    ['PUT', '', { app_id: victim, decoder: 'function Decoder() {}', payload_format: 'custom' }],
    ['PUT', '', { appId: victim, app_id: victim, payload_format: 'custom' }],
    ['PUT', '/devices/dev-9', { app_id: victim, dev_id: 'dev-1', description: 'changed' }],
    ['POST', '/devices', { app_id: victim, dev_id: 'dev-1', lorawan_device: { app_id: victim } }],
    ['POST', '/devices/dev-1/down', { app_id: victim, dev_id: 'dev-1', port: 9 }],
    ['POST', '/devices/dev-1/simulate-uplink', { app_id: victim, port: 9, payload_raw: 'AQ==' }],
    ['POST', '/device-import?replace=true', [{ app_id: victim, dev_id: 'dev-1', description: 'changed' }]],
    ['PUT', '/message-storage', { app_id: victim, max_messages: 1 }],
    ['POST', '/integrations/mine', { app_id: victim, id: 'hook', url: 'http://example.invalid/' }],
  ])('changes nothing of another tenant that a body names: %s …%s %j', async (method, path, named) => {
    const before = await stateOf(app);
    await app.ask(method, `/applications/${attacker}${path}`, mine(), JSON.stringify(named));
    expect(await stateOf(app)).toEqual(before);
  });

  it('does not register the second of two application ids in one body', async () => {
    const twice = `{"app_id":"${attacker}","app_id":"${victim}"}`;
    const { status, text } = await app.ask('POST', '/applications', mine(), twice);
    expect([status, text]).toEqual([403, expect.stringMatching(denials)]);
  });

  it.each([
    ['broker-authentication/rabbitmq/user', `username=${victim}&password=x`],
    ['broker-authentication/mosquitto/acl', `username=${victim}&clientid=c&topic=${victim}/%23&acc=4`],
    ['broker-authentication/emqx/authorization', `username=${victim}&clientid=c&topic=x&action=publish`],
  ])('has no %s for callers without the secret of brokers', async (path, form) => {
    const { status } = await app.ask('POST', `/${path}`, mine(), form);
    expect(status).toBe(404);
  });
}
