/** @needs go */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCompose, settingsIn } from '../../src/manifests/compose-init.js';
import { declaredSettings } from '../../src/manifests/declared-settings.js';
import { ComposeLoader, root, type Services } from './compose-project.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const oneServer = read('docs/guides/developers/one-server.md');
/** The YAML blocks of a guide, without the indentation of the list that they are part of. */
const yamlIn = (text: string): readonly string[] =>
  [...text.matchAll(/^( *)```yaml\n([\s\S]*?)^ *```/gm)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

/** The settings that may be given, as the guide says: those that the file names. */
const names = [
  ...new Set([...read('docker/compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)),
];
/** Those whose values have a form; others have a text of their own. */
const forms: Readonly<Record<string, string>> = {
  FIELDPOST_HOST: 'lora.example.org',
  FIELDPOST_PUBLIC_URL: 'https://lora.example.org',
  FIELDPOST_PORT: '8123',
  FIELDPOST_CERTIFICATES: '/srv/certificates',
  FIELDPOST_TRUSTED_PROXIES: '172.30.89.1,172.30.89.2',
  FIELDPOST_LOG_LEVEL: 'debug',
  FIELDPOST_SITE_LOGO: 'https://lora.example.org/logo.svg',
  FIELDPOST_SITE_ACCENT: '#7a1fa2',
  FIELDPOST_SITE_LINKS: 'Help=https://help.example.org,Imprint=/imprint',
  FIELDPOST_SITE_NAME: 'Acme Sensors',
  FIELDPOST_MAP_TILES: 'https://tiles.example.org/{z}/{x}/{y}.png',
  FIELDPOST_MAP_ATTRIBUTION: 'Maps of Acme',
  HANDLER_REDIS_URL: 'redis://redis.example.org:6379',
  HANDLER_MQTT_BROKER_URL: 'mqtts://mqtt.example.org:8883',
  HANDLER_AMQP_URL: 'amqps://amqp.example.org',
  HANDLER_BROKER_AUTHENTICATION_SECRET: 'sixteen-characters-or-more',
  OAUTH_SMTP_URL: 'smtps://mail.example.org',
  OAUTH_MAIL_FROM: 'noreply@example.org',
  NETWORK_MONITOR_ADDRESS: 'monitor.example.org:1910',
  NETWORK_STATION_ADDRESS: 'station.example.org:8887',
};
const valueOf = (name: string): string => {
  if (name.endsWith('_SEALING_KEY')) return Buffer.alloc(32, name).toString('base64');
  return forms[name] ?? `own${name.toLowerCase().replaceAll('_', '')}`;
};
const given = names.map((name) => `${name}='${valueOf(name)}'`).join('\n');

const apps = ['account', 'oauth', 'discovery', 'handler', 'network', 'console'] as const;
const declared = await declaredSettings(root, apps);

let loader: ComposeLoader;
beforeAll(() => {
  loader = new ComposeLoader();
});
afterAll(() => loader?.close());

/** What an app prints about its settings, with the environment of its container. */
async function printed(services: Services, app: (typeof apps)[number], made: string): Promise<string> {
  const env = { ...services[app]?.environment, ...settingsIn(made, app) };
  const args = [join(root, 'apps', app, 'dist/main.js'), '--print-config'];
  return (await promisify(execFile)(process.execPath, args, { env })).stdout;
}

describe('The settings of one server', () => {
  it.each(apps)(
    'reach the container of %s under their names, wherever the app has such a setting',
    async (app) => {
      const environment = (await loader.load(given))[app]?.environment ?? {};
      const own = declared[app].filter(({ name }) => names.includes(name) && !name.endsWith('_SEALING_KEY'));
      // Secrets that `init` makes are in a file.
      const wanted = own.filter(({ name }) => name !== 'FIELDPOST_INTERNAL_SECRET').map(({ name }) => name);
      expect(wanted.length).toBeGreaterThan(0);
      for (const name of wanted) expect([name, environment[name]]).toEqual([name, valueOf(name)]);
    },
  );

  it('reach at least one container each', async () => {
    const services = JSON.stringify(await loader.load(given));
    const inJson = (name: string) => JSON.stringify(valueOf(name)).slice(1, -1);
    expect(names.filter((name) => !services.includes(inJson(name)))).toEqual([]);
  });

  it.each(apps)('are accepted by %s, and used', async (app) => {
    const services = await loader.load(given);
    const made = makeCompose({ ...services['init']?.environment });
    const config = await printed(services, app, made);
    expect(config).toContain('# The app can start with these settings.');
    const shown = declared[app].filter(({ name, secret }) => names.includes(name) && secret !== true);
    for (const { name } of shown) expect(config).toContain(`\n${name}=${valueOf(name)}\n`);
  });

  it.each(apps)('may all be left out for %s', async (app) => {
    const services = await loader.load('');
    const config = await printed(services, app, makeCompose({ ...services['init']?.environment }));
    expect(config).toContain('# The app can start with these settings.');
  });
});

describe('The guide for one server', () => {
  it('names in its text only settings that the file has, where they are for the file of settings', () => {
    const named = [
      ...oneServer.matchAll(/^(\w+)=/gm),
      ...oneServer.matchAll(/`((?:FIELDPOST|[A-Z]+)_[A-Z_]+)(?:=[^`]*)?`/g),
    ];
    const words = new Set(named.map(([, name = '']) => name));
    expect(words.size).toBeGreaterThan(5);
    expect([...words].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('shows a file of settings for the name of the machine', async () => {
    const [, settings = ''] = /<<END\n([\s\S]*?)END\n/.exec(oneServer) ?? [];
    const services = await loader.load(settings);
    expect(services['init']?.environment['FIELDPOST_HOST']).toBe('lora.example.org');
    expect(services['handler']?.environment['HANDLER_ANNOUNCE_HOST']).toBe('lora.example.org');
    expect(services['account']?.environment['ACCOUNT_PUBLIC_URL']).toBe('https://lora.example.org');
  });

  it('shows files for all other settings and for ports, which are merged', async () => {
    const [settings = '', ports = ''] = yamlIn(oneServer);
    const services = await loader.load('', settings, ports);
    expect(services['account']?.environment['ACCOUNT_REGISTRATION']).toBe('open');
    expect(services['account']?.environment['ACCOUNT_OAUTH_ADDRESS']).toBe('oauth:9001');
    expect(services['handler']?.environment['HANDLER_INTEGRATION_NETWORKS']).toBe('10.1.0.0/16');
    const published = services['handler']?.ports?.map(
      ({ host_ip = '', published: port }) => `${host_ip}:${port}`,
    );
    expect(published).toEqual([':1904', '127.0.0.1:8084', '127.0.0.1:1883', ':8883']);
  });

  it('is right about the logo of the console, which the guide of the console adds', async () => {
    const logo = yamlIn(read('docs/guides/console.md')).find((block) => block.includes('CONSOLE_LOGO_FILE'));
    const { console } = await loader.load('', logo ?? '');
    expect(console?.environment['CONSOLE_LOGO_FILE']).toBe('/etc/fieldpost/logo.svg');
    expect(console?.volumes).toContainEqual(
      expect.objectContaining({ source: '/srv/fieldpost/logo.svg', target: '/etc/fieldpost/logo.svg' }),
    );
  });
});
