import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, nodeFlags, runStep, until } from '@fieldpost/testing';
import { missingRoot, testsNeeding } from '../needed.js';
import { putNodeInto, startInside } from './root-folder.js';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const patienceMs = 300_000;

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string; readonly purl: string }[];
}

/** What the Dockerfile does, step by step, into a folder. */
async function stage(app: string, target: string): Promise<void> {
  const dockerfile = readFileSync(join(repository, 'docker/Dockerfile'), 'utf8');
  const [, install = ''] = /target=\/npm-cache (npm install .*--omit=dev)/.exec(dockerfile) ?? [];
  const [, bill = ''] = /&& (npm sbom .*) > sbom\.cdx\.json/.exec(dockerfile) ?? [];
  const workspace = (what: string) => [process.execPath, 'docker/workspace.mjs', what, app, target] as const;
  await runStep('naming what is installed', { command: workspace('manifests'), cwd: repository });
  // The cache of this machine instead of that of the builder.
  const quick = `${install.replace('--cache /npm-cache', '--prefer-offline')} --no-audit --no-fund`;
  await runStep('installing it', { command: ['sh', '-c', quick], cwd: target });
  await runStep('making the bill of materials', {
    command: ['sh', '-c', `${bill} > sbom.cdx.json`],
    cwd: target,
  });
  await runStep('copying what was built', { command: workspace('outputs'), cwd: repository });
}

describe('The image of an app', () => {
  const root = mkdtempSync(join(tmpdir(), 'fieldpost-image-'));
  const target = join(root, 'fieldpost');
  let running: ChildProcess | undefined;

  beforeAll(() => {
    mkdirSync(target);
    // The user inside is not the one who made it.
    chmodSync(root, 0o755);
    return stage('console', target);
  }, patienceMs);
  afterAll(() => {
    running?.kill('SIGKILL');
    rmSync(root, { recursive: true });
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
        putNodeInto(root);
        const env = {
          NODE_ENV: 'production',
          NODE_OPTIONS: nodeFlags.join(' '),
          FIELDPOST_LISTEN_HOST: '127.0.0.1',
          CONSOLE_HTTP_PORT: String(port),
        };
        running = startInside({ root, folder: '/fieldpost/apps/console', env });
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
