import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { websiteHeaders } from './headers.js';
import { logoFile } from './logo.js';
import { readMapSettings } from './site-settings.js';
import { readImage } from './website-image.js';
import { openWebsite } from './website.js';

const files: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>page</title>',
  'console/gateways/$gatewayId/index.html': '<!doctype html><title>gateway</title>',
  'console/gateways/-new/index.html': '<!doctype html><title>new gateway</title>',
  'console/assets/main-1a2b.js': 'script',
  'console/assets/main-1a2b.js.br': 'compressed script',
};

let folder: string;
let server: FastifyInstance;
let root: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldpost-website-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  server = Fastify();
  const website = await openWebsite(server, folder);
  server.all('/*', (request, reply) => website(request, reply));
  await server.listen({ port: 0, host: '127.0.0.1' });
  root = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(root + path, init);
const encoded = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

describe('The website', () => {
  it.each(['/', '/console', '/console/applications/my-app', '/console/callback?code=a&state=b'])(
    'shows its page at %s',
    async (path) => expect(await (await ask(path)).text()).toBe(files['index.html']),
  );

  it.each([
    ['/console/gateways/mast', 'console/gateways/$gatewayId/index.html'],
    ['/console/gateways/mast/?range=24h', 'console/gateways/$gatewayId/index.html'],
    ['/console/gateways/-new', 'console/gateways/-new/index.html'],
    ['/console/gateways/mast/settings', 'index.html'],
    ['/console/gateways', 'index.html'],
    ['/console/gateways/$gatewayId/index.html', 'index.html'],
  ])('shows the page that is made for the route of %s', async (path, file) => {
    const response = await ask(path);
    expect(await response.text()).toBe(files[file]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/console/assets/gone-3c4d.js', '/elsewhere', '/index.htm', '/console/assets/main-1a2b.js.br'])(
    'has nothing at %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ code: 404, error: `Page ${path} not found` });
    },
  );

  it.each(['/../package.json', '/%2e%2e/package.json', '/console/..%2f..%2fpackage.json'])(
    'gives no file from outside its folder: %s',
    async (path) => expect(await (await ask(path)).text()).not.toContain('fieldpost-website'),
  );

  it('accepts only GET and HEAD', async () => {
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
    expect((await ask('/', { method: 'HEAD' })).status).toBe(200);
  });

  it('sends precompressed files to clients that accept them', async () => {
    const answer = await ask('/console/assets/main-1a2b.js', encoded('identity'));
    expect(await answer.text()).toBe('script');
    const compressed = await ask('/console/assets/main-1a2b.js', { ...encoded('br'), method: 'HEAD' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('content-type')).toContain('javascript');
  });

  it('lets browsers cache files with versioned names, and revalidate all others', async () => {
    const lifeOf = async (path: string) =>
      (await ask(path, encoded('identity'))).headers.get('cache-control');
    expect(await lifeOf('/console/assets/main-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await lifeOf('/')).toBe('no-cache');
    expect(await lifeOf('/console/icon.svg')).toBe('no-cache');
  });

  it('serves the logo', async () => {
    const answer = await ask('/console/icon.svg');
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(await answer.text()).toBe(logoFile);
  });

  it('serves the settings of the operator to its pages', async () =>
    expect(await (await ask('/console/settings.json')).json()).toEqual({}));

  it('forbids its pages every other host, and others to frame them', async () => {
    const { headers } = await ask('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('A website with the logo of its operator', () => {
  it('serves the file with the type of its name, and its address to the pages', async () => {
    const own = Fastify();
    writeFileSync(join(folder, 'logo.png'), 'image');
    const settings = { name: 'Acme', logo: '/console/logo' };
    const website = await openWebsite(own, folder, { settings, logo: readImage(join(folder, 'logo.png')) });
    own.all('/*', (request, reply) => website(request, reply));
    const answer = await own.inject('/console/logo');
    expect([answer.headers['content-type'], answer.body]).toEqual(['image/png', 'image']);
    expect((await own.inject('/console/settings.json')).json()).toEqual(settings);
    await own.close();
  });

  it('lets its pages load the logo from its host', () => {
    const policy = websiteHeaders({ logo: 'https://acme.example/logo.svg' })['content-security-policy'];
    expect(policy).toContain("img-src 'self' https://acme.example;");
  });

  it.each(['logo.html', 'logo'])('serves no file but images: %s', (name) =>
    expect(() => readImage(join(folder, name))).toThrow('should be an SVG, PNG, JPEG or WebP file'),
  );

  it('serves no image of more than 200 kB', () => {
    writeFileSync(join(folder, 'large.svg'), Buffer.alloc(200_001));
    expect(() => readImage(join(folder, 'large.svg'))).toThrow('should have at most 200000 bytes');
  });
});

describe('A website with tiles for its maps', () => {
  const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png';

  it('lets its pages load images of that host only', () => {
    const map = readMapSettings(tiles, '© Example');
    const policy = websiteHeaders({ map })['content-security-policy'];
    expect(policy).toContain("img-src 'self' https://tiles.example.com;");
    expect(policy?.match(/example/g)).toHaveLength(1);
    expect(map).toEqual({ tiles, attribution: '© Example' });
  });

  it.each(['', '/tiles/{z}/{x}/{y}', 'https://{s}.example.com/{z}/{x}/{y}', 'https://example.com/{z}/{x}'])(
    'takes no URL but one of one host with all numbers of a tile in it: not "%s"',
    (url) => expect(() => readMapSettings(url, '')).toThrow(TypeError),
  );
});
