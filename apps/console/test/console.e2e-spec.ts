import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { websiteHeaders } from '@fieldpost/website';
import { type BuiltApp, freePort, startBuiltApp, until } from '@fieldpost/testing';

const map = { tiles: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example' };

let app: BuiltApp;
let root: string;

beforeAll(async () => {
  const port = await freePort();
  root = `http://127.0.0.1:${port}`;
  const env = {
    FIELDPOST_LISTEN_HOST: '127.0.0.1',
    CONSOLE_HTTP_PORT: String(port),
    FIELDPOST_TRUSTED_PROXIES: '127.0.0.9',
    FIELDPOST_MAP_TILES: map.tiles,
    FIELDPOST_MAP_ATTRIBUTION: map.attribution,
    FIELDPOST_SITE_NAME: 'Acme',
    FIELDPOST_SITE_LOGO: 'https://acme.example/logo.svg',
    FIELDPOST_SITE_ACCENT: '#ffd400',
  };
  app = await startBuiltApp({ name: 'console', env, httpPort: port });
});
afterAll(() => app.stop());

/** The HTML files that were built, each in a folder for every part of the path of its route. */
const built = fileURLToPath(new URL('../dist/web', import.meta.url));
const htmlFiles = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\/index\.html$/.test(file),
);

const ask = (path: string, init: RequestInit = {}) => fetch(root + path, init);

describe('The server of the console', () => {
  it.each(['/', '/console/applications/my-app'])('shows the page at %s', async (path) => {
    const answer = await ask(path);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('<div id="root">');
  });

  it('shows the page that was built for a route at its paths', async () => {
    const shown = await Promise.all(
      htmlFiles.map(async (file) => {
        const path = `/${dirname(file).replaceAll('$plural', 'routers').replaceAll('$', 'an-')}`;
        return [file, await (await ask(path)).text()];
      }),
    );
    expect(htmlFiles.length).toBeGreaterThan(50);
    expect(shown).toEqual(htmlFiles.map((file) => [file, readFileSync(join(built, file), 'utf8')]));
  });

  it('sends the headers of the website, with the hosts of the logo and the tiles', async () => {
    const { headers } = await ask('/');
    expect(Object.fromEntries(headers)).toMatchObject(
      websiteHeaders({ map, logo: 'https://acme.example/logo.svg' }),
    );
    expect(headers.get('content-security-policy')).toContain(
      "img-src 'self' https://acme.example https://tiles.example.com;",
    );
  });

  it('serves the settings of the operator to its pages', async () =>
    expect(await (await ask('/console/settings.json')).json()).toMatchObject({
      map,
      name: 'Acme',
      logo: 'https://acme.example/logo.svg',
      colours: { accent: '#ffd400', onAccent: '#000000' },
    }));

  it('returns errors in the form of the API for unknown paths', async () => {
    const answer = await ask('/elsewhere');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 404, error: 'Page /elsewhere not found' });
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
  });

  it('logs a warning about X-Forwarded-For from an address that is not a trusted proxy', async () => {
    const warnings = () => app.log().match(/^.*"level":"warn".*X-Forwarded-For ignored.*$/gm) ?? [];
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    for (const path of ['/first', '/second']) await ask(path, { headers });
    await until('the log line of the last request', () => app.log().includes('"path":"/second"'));
    expect(warnings()).toEqual([expect.stringContaining('"peer":"127.0.0.1"')]);
  });

  it('reports readiness and liveness separately', async () => {
    expect(await (await ask('/livez')).text()).toBe('alive\n');
    expect((await ask('/healthz')).status).toBe(200);
  });
});
