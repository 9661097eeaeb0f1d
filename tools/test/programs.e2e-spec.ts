import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort, startBuiltApp, until } from '@fieldpost/testing';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const apps = ['account', 'oauth', 'discovery', 'handler', 'network', 'console'];
/** Packages with native code or WebAssembly. */
const packages = ['@node-rs/argon2', 'quickjs-emscripten'];

/** Writes a line when the client behind `fetch` was loaded, which compiles a WebAssembly; Node 24 has it with `node:http`. */
const watch = `data:text/javascript,import 'node:http';
const isLoaded = () => process.moduleLoadList.includes('NativeModule internal/deps/undici/undici');
const isOfHttp = isLoaded();
process.on('exit', () => { if (isLoaded() && !isOfHttp) console.error('undici is loaded'); });`;

const sourcesOf = async (app: string, file: string): Promise<readonly string[]> => {
  const map = await readFile(join(root, 'apps', app, 'dist', `${file}.map`), 'utf8');
  return (JSON.parse(map) as { readonly sources: readonly string[] }).sources;
};

describe('The programs of an app', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fieldpost-programs-'));
    for (const name of packages) {
      const place = join(folder, 'node_modules', name);
      await mkdir(join(place, '..'), { recursive: true });
      await symlink(join(root, 'node_modules', name), place);
    }
    await symlink(join(root, 'protos'), join(folder, 'protos'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(apps)(
    'of %s have everything in them but native code and WebAssembly, and load no `fetch`',
    async (app) => {
      const [built, target] = [join(root, 'apps', app), join(folder, 'apps', app)];
      const [dist, modules] = [join(built, 'dist'), join(built, 'dist/modules')];
      await cp(dist, join(target, 'dist'), { recursive: true, filter: (path) => path !== modules });
      await cp(join(built, 'package.json'), join(target, 'package.json'));
      const start = (program: string, argument: string) =>
        run(process.execPath, ['--import', watch, join(target, 'dist', program), argument]).then(
          ({ stderr }) => stderr,
          ({ stderr }: { readonly stderr: string }) => stderr,
        );
      expect(await start('main.js', '--print-config')).toBe('');
      if (existsSync(join(dist, 'admin.js')))
        expect(await start('admin.js', 'nothing')).toMatch(/^Command not valid: /);
    },
  );

  it('finish without error when the reader of their output has ended', async () => {
    const line = `node tools/admin.mjs --help; echo "code $?" >&2`;
    const { stderr } = await run('sh', ['-c', `{ ${line}; } | head -1`], { cwd: root });
    expect(stderr).toBe('code 0\n');
  });

  it('show source positions in stack traces', async () => {
    expect(await sourcesOf('oauth', 'main.cjs')).toContain('../src/main.ts');
    const sources = await sourcesOf('oauth', 'app.cjs');
    expect(sources).toEqual(expect.arrayContaining(['../src/oauth.module.ts']));
    expect(sources.filter((source) => source.includes('libs/contracts/src/loader.ts'))).toHaveLength(1);
  });
});

describe('The compiled code of an app', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fieldpost-compiled-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const printSettings = () =>
    run(process.execPath, [join(root, 'apps/console/dist/main.js'), '--print-config'], {
      env: { NODE_COMPILE_CACHE: folder },
    });
  /** Node 22 and later keeps folders of its own beside it. */
  const compiled = async () => {
    const [file = '', ...others] = (await readdir(folder)).filter((name) => name.startsWith('console-'));
    expect(others).toEqual([]);
    return join(folder, file);
  };
  const extentOf = async (file: string) => (await readFile(file)).toString('latin1').split(' ').at(-1);

  it('is written once, and read at later starts', async () => {
    await printSettings();
    const file = await compiled();
    const written = await stat(file);
    expect(await extentOf(file)).toBe('loaded');
    await printSettings();
    expect(await stat(file)).toMatchObject({ ino: written.ino, mtimeMs: written.mtimeMs });
  });

  it('is written again when it is of another build', async () => {
    await printSettings();
    const file = await compiled();
    await writeFile(file, 'of another build');
    await printSettings();
    expect(await extentOf(file)).toBe('loaded');
  });

  it('has the functions that a start needs once the app has started', async () => {
    await printSettings();
    const file = await compiled();
    const httpPort = await freePort();
    const settings = { FIELDPOST_LISTEN_HOST: '127.0.0.1', CONSOLE_HTTP_PORT: String(httpPort) };
    const env = { ...settings, NODE_COMPILE_CACHE: folder };
    const app = await startBuiltApp({ name: 'console', env, httpPort, flags: [] });
    await until('compiled code of the start', async () => (await extentOf(file)) === 'started', 60_000);
    await app.stop();
  });
});
