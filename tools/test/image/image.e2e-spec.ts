/** @needs root helm */
import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FakeAuthServer, runStep, startFakeAuthServer, until } from '@fieldpost/testing';
import { billed, developmentPaths, installedIn } from './contents.js';
import type { Image } from './image.js';
import { imageMaker } from './image-maker.js';
import { startInside } from './root-folder.js';
import { surroundingsOf } from './surroundings.js';

const timeoutMs = 1_200_000;
/** The command line is no server and has no image; the other apps are started with their settings in the chart. */
const apps = readdirSync(fileURLToPath(new URL('../../../apps', import.meta.url))).filter(
  (app) => app !== 'cli',
);

describe('The image', () => {
  const home = mkdtempSync(join(tmpdir(), 'fieldpost-image-'));
  const images = new Map<string, Image>();
  const running: ChildProcess[] = [];
  let auth: FakeAuthServer;
  const rootOf = (app: string): string => join(home, `root-${app}`);
  const inside = (app: string): string => join(rootOf(app), 'fieldpost');

  /** Starts an app as its image configures, with further arguments; captures its output. */
  function start(app: string, env: Readonly<Record<string, string>>, ...words: readonly string[]) {
    const image = images.get(app);
    if (!image) throw new Error(`there is no image of ${app}`);
    const child = startInside(image, env, words);
    running.push(child);
    const seen = { child, log: '', ended: once(child, 'exit') as Promise<[number | null]> };
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (seen.log += String(text)));
    return seen;
  }

  beforeAll(async () => {
    auth = await startFakeAuthServer();
    const make = await imageMaker(home);
    const open = async (app: string) => {
      mkdirSync(rootOf(app));
      images.set(app, await make(app, rootOf(app)));
    };
    // The first image builds the shared layers.
    const [first = '', ...others] = apps;
    await open(first);
    await Promise.all(others.map(open));
  }, timeoutMs);
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await auth.close();
    // A separate program, since these are hundreds of thousands of files.
    await runStep('removing the images', { command: ['rm', '-r', home], cwd: tmpdir() });
  }, timeoutMs);

  describe.each(apps)('of %s', (app) => {
    it('has only production packages, and a bill of materials that names exactly these', () => {
      const installed = installedIn(inside(app));
      const forDevelopment = developmentPaths();
      expect(installed.filter(({ path }) => forDevelopment.has(path))).toEqual([]);
      expect(installed.map(({ path }) => path)).toEqual(expect.arrayContaining(['node_modules/fastify']));
      const names = new Set(installed.map(({ purl }) => purl));
      expect([...new Set(billed(inside(app)))].sort()).toEqual([...names].sort());
    });

    it('has the outputs of its own app, and of no other', () => {
      expect(readdirSync(join(inside(app), 'apps'))).toEqual([app]);
      expect(readdirSync(join(inside(app), 'apps', app))).toEqual(
        expect.arrayContaining(['dist', 'package.json']),
      );
      expect(existsSync(join(inside(app), 'apps', app, 'src'))).toBe(false);
    });

    it(
      'starts with nothing around it but Node, as a user who can write to a volume alone',
      async () => {
        const { env, port, hasDatabase } = await surroundingsOf(app, rootOf(app), auth);
        if (hasDatabase) {
          const migration = start(app, env, 'migrate');
          expect([await migration.ended, migration.log]).toEqual([
            [0, null],
            expect.stringMatching('migrat'),
          ]);
        }
        const server = start(app, env);
        const health = `http://127.0.0.1:${port}/healthz`;
        const isReady = async () =>
          server.log.includes('app started') && ((await fetch(health).catch(() => undefined))?.ok ?? false);
        const hasEnded = () => server.child.exitCode !== null;
        await until(`${app} is ready or ended`, async () => hasEnded() || (await isReady()), 90_000);
        expect([hasEnded(), server.log]).toEqual([false, expect.stringContaining('app started')]);
        const owner = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
        expect(owner).toMatch(/^Uid:\t10001\t10001\t10001\t10001$/m);
        server.child.kill('SIGTERM');
        expect([await server.ended, server.log]).toEqual([[0, null], expect.stringContaining('app stops')]);
      },
      timeoutMs,
    );
  });
});
