import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const apps = ['account', 'oauth', 'discovery', 'handler', 'console'];
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
    expect(await sourcesOf('oauth', 'main.js')).toContain('../src/main.ts');
    const sources = await sourcesOf('oauth', 'app.js');
    expect(sources).toEqual(expect.arrayContaining(['../src/oauth.module.ts']));
    expect(sources.filter((source) => source.includes('libs/contracts/src/loader.ts'))).toHaveLength(1);
  });
});
