import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { declaredSettings } from '../../manifests/declared-settings.js';
import { addressesOf } from './addresses.js';
import { appNames, certifiedHosts, settingsOf, type SuitePlan } from './environment.js';
import {
  acceptedEnvironment,
  givenSettings,
  ignoredSettings,
  keepGivenSettings,
  keptGivenSettings,
} from './given-settings.js';
import { portsFrom } from './ports.js';
import type { Secrets } from '../data/secrets.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const apps = [...appNames, 'console'] as const;
const settings = await declaredSettings(root, apps);
const declared = apps.flatMap((app) => settings[app].map(({ name }) => ({ app, name })));

const planWith = (env: Readonly<Record<string, string>>): SuitePlan => ({
  data: '/data',
  ports: portsFrom(20_000),
  secrets: new Proxy({}, { get: () => 'c2VjcmV0' }) as Secrets,
  certificate: { cert: '/data/certs/c.pem', key: '/data/certs/c.key' },
  logLevel: env['FIELDPOST_LOG_LEVEL'] ?? 'info',
  given: givenSettings(env),
});

describe('A setting in the environment of npm start', () => {
  it.each(declared)('arrives in $app or is named as ignored: $name', ({ app, name }) => {
    const env = { [name]: 'given' };
    const [sentence] = ignoredSettings(env);
    if (sentence !== undefined) {
      expect(sentence).toMatch(new RegExp(`^${name} is ignored: .+\\.$`));
      expect(acceptedEnvironment(env)).toEqual({});
    } else if (app !== 'console') {
      const arrived = { ...acceptedEnvironment(env), ...settingsOf(app, planWith(env)) };
      expect(arrived[name]).toBe('given');
    }
  });

  it.each(['FIELDPOST_ISSUER', 'DISCOVERY_AUTH_SERVERS', 'HANDLER_AUTH_SERVERS', 'HANDLER_ID'])(
    'is accepted: %s',
    (name) => expect(ignoredSettings({ [name]: 'given' })).toEqual([]),
  );

  it('counts as none when it is empty', () => {
    const env = { HANDLER_ID: '', ACCOUNT_HTTP_PORT: '' };
    expect(settingsOf('handler', planWith(env))).toMatchObject({ HANDLER_ID: 'fieldpost-handler' });
    expect(ignoredSettings(env)).toEqual([]);
  });

  it('is not passed to other apps', () =>
    expect(settingsOf('account', planWith({ HANDLER_ID: 'mine' }))).not.toHaveProperty('HANDLER_ID'));
});

describe('A derived setting', () => {
  it('is the issuer of every app and of the published addresses', () => {
    const plan = planWith({ FIELDPOST_ISSUER: 'my-network' });
    expect(settingsOf('discovery', plan)).toMatchObject({
      DISCOVERY_AUTH_SERVERS: 'my-network=http://127.0.0.1:20008',
      DISCOVERY_MASTER_AUTH_SERVERS: 'my-network',
    });
    expect(addressesOf(plan, {}).issuer).toBe('my-network');
  });

  it('is the id of the handler', () =>
    expect(addressesOf(planWith({ HANDLER_ID: 'my-handler' }), {}).handler_id).toBe('my-handler'));

  it.each([
    ['0.0.0.0', 'http://localhost:20000', 'localhost:20001'],
    ['192.0.2.7', 'http://192.0.2.7:20000', '192.0.2.7:20001'],
    ['2001:db8::7', 'http://[2001:db8::7]:20000', '[2001:db8::7]:20001'],
  ])('is where the suite reaches itself, listening on %s', (host, account, discovery) => {
    const plan = planWith({ FIELDPOST_LISTEN_HOST: host });
    expect(addressesOf(plan, {})).toMatchObject({ account, discovery_grpc: discovery });
    expect(settingsOf('handler', plan)).toMatchObject({ HANDLER_DISCOVERY_ADDRESS: discovery });
  });

  it('is a certificate that names the announced host', () =>
    expect(certifiedHosts(planWith({ HANDLER_ANNOUNCE_HOST: 'handler.example.com' }))).toContain(
      'handler.example.com',
    ));

  it('is kept for commands in other terminals, without the log level', () => {
    const data = mkdtempSync(join(tmpdir(), 'given-'));
    try {
      expect(keptGivenSettings(data)).toEqual({});
      keepGivenSettings(data, { HANDLER_ID: 'mine', FIELDPOST_LOG_LEVEL: 'debug' });
      expect(keptGivenSettings(data)).toEqual({ HANDLER_ID: 'mine' });
    } finally {
      rmSync(data, { recursive: true });
    }
  });
});
