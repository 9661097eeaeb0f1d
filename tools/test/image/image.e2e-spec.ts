import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, until } from '@fieldpost/testing';
import { missingRoot, testsNeeding } from '../needed.js';
import type { Image } from './image.js';
import { openImage } from './open-image.js';
import { startInside } from './root-folder.js';

const patienceMs = 600_000;

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string; readonly purl: string }[];
}

describe('The image of an app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-image-'));
  const [home, root] = [join(folder, 'home'), join(folder, 'root')];
  const target = join(root, 'fieldpost');
  let image: Image;
  let running: ChildProcess | undefined;

  beforeAll(async () => {
    for (const needed of [home, root]) mkdirSync(needed);
    image = await openImage({ app: 'console', home, root });
  }, patienceMs);
  afterAll(() => {
    running?.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }, patienceMs);

  it('has a bill of materials that names what it is made of, and no tool', () => {
    const bill = JSON.parse(readFileSync(join(target, 'sbom.cdx.json'), 'utf8')) as Bill;
    const packages = bill.components.map(({ purl }) => purl.replace(/^pkg:npm\/|@[^@]+$/g, ''));
    expect(bill.bomFormat).toBe('CycloneDX');
    const needed = ['%40fieldpost/console', '%40nestjs/core', 'fastify', 'zod'];
    expect(packages).toEqual(expect.arrayContaining(needed));
    for (const tool of ['typescript', 'vite', 'jest', 'eslint']) expect(packages).not.toContain(tool);
    const fastify = readFileSync(join(target, 'node_modules/fastify/package.json'), 'utf8');
    const { version } = JSON.parse(fastify) as { version: string };
    expect(bill.components).toContainEqual(expect.objectContaining({ name: 'fastify', version }));
  });

  const starts = 'starts with nothing around it but Node, as a user who can write nowhere';
  testsNeeding(missingRoot, starts, () => {
    it(
      starts,
      async () => {
        const port = await freePort();
        const env = { FIELDPOST_LISTEN_HOST: '127.0.0.1', CONSOLE_HTTP_PORT: String(port) };
        running = startInside(image, env);
        let log = '';
        const hasEnded = () => running?.exitCode !== null;
        for (const stream of [running.stdout, running.stderr])
          stream?.on('data', (text) => (log += String(text)));
        await until('the app started or ended', () => log.includes('app started') || hasEnded(), 60_000);
        expect(log).toContain('app started');
        const page = await fetch(`http://127.0.0.1:${port}/console`);
        expect(await page.text()).toContain('<div id="root">');
        const owner = readFileSync(`/proc/${running.pid}/status`, 'utf8');
        expect(owner).toMatch(/^Uid:\t10001\t10001\t10001\t10001$/m);
        running.kill('SIGTERM');
        const [code] = (await once(running, 'exit')) as [number | null];
        expect([code, log]).toEqual([0, expect.stringContaining('app stops')]);
      },
      patienceMs,
    );
  });
});
