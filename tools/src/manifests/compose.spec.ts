import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { declaredSettings } from './declared-settings.js';
import { makeCompose, settingsIn } from './compose-init.js';

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly mem_limit?: string;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly networks?: Readonly<Record<string, { readonly ipv4_address: string }>>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const text = readFileSync(join(root, 'docker/compose.yml'), 'utf8');
const { services } = parse(text, { merge: true }) as { services: Readonly<Record<string, Service>> };
const all = Object.entries(services);
const names = ['account', 'oauth', 'discovery', 'handler', 'network', 'console'] as const;
const settings = await declaredSettings(root, names);
const apps = names.map((app) => {
  const { environment = {}, volumes = [] } = services[app] ?? {};
  return { app, environment, volumes, declared: settings[app] };
});

const made = makeCompose({ FIELDPOST_HOST: 'lora.example.org' });

describe('The compose file', () => {
  it.each(apps)(
    'gives $app all that it needs and nothing that it does not know',
    ({ app, environment, declared }) => {
      const known = declared.map(({ name }) => name);
      const needed = declared.filter(({ isRequired }) => isRequired).map(({ name }) => name);
      expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
      const given = [...Object.keys(environment), ...Object.keys(settingsIn(made, app))];
      expect(given).toEqual(expect.arrayContaining(needed));
    },
  );

  it.each(apps)('has no secret of $app, but those that may be given', ({ app, environment, declared }) => {
    const secrets = declared.filter(({ secret }) => secret).map(({ name }) => name);
    for (const name of secrets) expect(environment[name] ?? '${NONE:-}').toMatch(/^\$\{\w+:-\}$/);
    expect(secrets).toEqual(expect.arrayContaining(Object.keys(settingsIn(made, app))));
  });

  it.each(apps)('has $app trust only the reverse proxy', ({ environment }) => {
    const address = services['reverse-proxy']?.networks?.['default']?.ipv4_address;
    expect(environment['FIELDPOST_TRUSTED_PROXIES']).toBe(
      `\${FIELDPOST_TRUSTED_PROXIES:-${String(address)}}`,
    );
  });

  it.each(all)('checks the health of %s, limits its memory and rotates its log', (_, service) => {
    expect(service.healthcheck?.test[0]).toBe('CMD');
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(Object.keys(service.logging?.options ?? {})).toEqual(['max-size', 'max-file']);
  });

  it.each(apps)('asks $app for its health at its own HTTP port', ({ app, declared }) => {
    const http = declared.find(({ name }) => name === `${app.toUpperCase()}_HTTP_PORT`)?.port;
    expect(services[app]?.healthcheck?.test.at(-1)).toContain(`'http://127.0.0.1:${String(http)}/healthz'`);
  });

  it('has no standard value for a secret', () =>
    expect(text.match(/\$\{\w*(SECRET|PASSWORD|SEALING)\w*:-[^}]/g)).toBeNull());

  it.each(apps.filter(({ app }) => app !== 'console'))(
    'names dependencies of $app with their ports',
    ({ environment }) => {
      const found = Object.values(environment).flatMap((value) => [
        ...value.matchAll(/(?:^|\/\/)([a-z]+):(\d+)$/g),
      ]);
      expect(found.length).toBeGreaterThan(0);
      for (const [address, host, port] of found) {
        const ports = apps.find(({ app }) => app === host)?.declared.map((setting) => String(setting.port));
        expect([address, ports?.includes(port ?? '')]).toEqual([address, true]);
      }
    },
  );

  it.each(apps)('keeps each file of $app on a volume', ({ environment, volumes }) => {
    const folders = volumes.map((volume) => volume.split(':').find((part) => part.startsWith('/')));
    for (const [name, path] of givenFiles(environment))
      expect([name, folders.some((folder) => path.startsWith(`${String(folder)}/`))]).toEqual([name, true]);
  });
});

/** Files and folders that the compose file names by default; one that is empty by default is left to the operator. */
const givenFiles = (environment: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(environment)
    .filter(([key]) => /_(FILE|DIR)$/.test(key))
    .map(([key, path]) => [key, /^\$\{\w+:-(.*)\}$/.exec(path)?.[1] ?? path] as const)
    .filter(([, path]) => path !== '');
