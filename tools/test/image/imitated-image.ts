import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from '@fieldpost/testing';
import type { ImageMaker } from './image.js';
import { binFolder, putNodeInto, volume } from './root-folder.js';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const dockerfile = readFileSync(join(repository, 'docker/Dockerfile'), 'utf8');
const found = (pattern: RegExp) => pattern.exec(dockerfile)?.[1] ?? '';

/** The workspace of an app, or of every app, without installed or built files. */
const workspace = (what: string, app: string, target: string) =>
  runStep(`${what} of ${app}`, {
    command: [process.execPath, 'docker/workspace.mjs', what, app, target],
    cwd: repository,
  });

/** Installs the packages of a folder, as the Dockerfile does, with the cache of this machine instead of that of the builder. */
function install(what: string, cwd: string): Promise<void> {
  const command = found(/target=\/npm-cache (npm install .*--omit=dev)/).replace('--cache /npm-cache', '');
  const quick = `${command} --prefer-offline --no-audit --no-fund`;
  return runStep(`installing ${what}`, { command: ['sh', '-c', quick], cwd });
}

/** The steps of the Dockerfile with the local build output and the current Node. */
export async function imitatedImages(home: string): Promise<ImageMaker> {
  const packages = join(home, 'packages');
  mkdirSync(packages);
  await workspace('manifests', 'every', packages);
  await install('the packages of every app', packages);
  return async (app, root) => {
    const target = join(root, 'fieldpost');
    mkdirSync(target);
    await takeOver(packages, target);
    await workspace('manifests', app, target);
    await install(`what ${app} needs of them`, target);
    const bill = `${found(/&& (npm sbom .*) > sbom\.cdx\.json/)} > sbom.cdx.json`;
    await runStep('making the bill of materials', { command: ['sh', '-c', bill], cwd: target });
    await workspace('outputs', app, target);
    putNodeInto(root, process.execPath);
    mkdirSync(join(root, volume), { recursive: true });
    // Its owner is a user id without an account here.
    chmodSync(join(root, volume), 0o777);
    return { root, workingDir: `/fieldpost/apps/${app}`, ...configuration(), files: 'of another user' };
  };
}

/** The same files under a second name, but for those that npm writes. */
async function takeOver(packages: string, target: string): Promise<void> {
  const folder = 'node_modules';
  await runStep('taking packages over', { command: ['cp', '-al', folder, target], cwd: packages });
  const noted = join(target, folder, '.package-lock.json');
  rmSync(noted);
  cpSync(join(packages, folder, '.package-lock.json'), noted);
}

const configuration = () => ({
  user: found(/^USER (.*)$/m),
  env: [
    ...[`PATH=${binFolder}`, 'NODE_ENV=production', `NODE_OPTIONS=${found(/^ENV NODE_OPTIONS="(.*)"$/m)}`],
    `MALLOC_ARENA_MAX=${found(/^ENV MALLOC_ARENA_MAX="(.*)"$/m)}`,
  ],
  entrypoint: JSON.parse(found(/^ENTRYPOINT (.*)$/m)) as string[],
});
