import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from '@fieldpost/testing';
import type { Image, Place } from './image.js';
import { binFolder, putNodeInto } from './root-folder.js';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** What the Dockerfile does, step by step: with what was built here, and on the Node that runs this. */
export async function imitatedImage({ app, root }: Place): Promise<Image> {
  const dockerfile = readFileSync(join(repository, 'docker/Dockerfile'), 'utf8');
  const found = (pattern: RegExp) => pattern.exec(dockerfile)?.[1] ?? '';
  const target = join(root, 'fieldpost');
  mkdirSync(target);
  const workspace = (what: string) => [process.execPath, 'docker/workspace.mjs', what, app, target] as const;
  await runStep('naming what is installed', { command: workspace('manifests'), cwd: repository });
  // The cache of this machine instead of that of the builder.
  const install = found(/target=\/npm-cache (npm install .*--omit=dev)/).replace('--cache /npm-cache', '');
  const quick = `${install} --prefer-offline --no-audit --no-fund`;
  await runStep('installing it', { command: ['sh', '-c', quick], cwd: target });
  const bill = `${found(/&& (npm sbom .*) > sbom\.cdx\.json/)} > sbom.cdx.json`;
  await runStep('making the bill of materials', { command: ['sh', '-c', bill], cwd: target });
  await runStep('copying what was built', { command: workspace('outputs'), cwd: repository });
  putNodeInto(root, process.execPath);
  return {
    root,
    user: found(/^USER (.*)$/m),
    workingDir: `/fieldpost/apps/${app}`,
    env: [`PATH=${binFolder}`, 'NODE_ENV=production', `NODE_OPTIONS=${found(/^ENV NODE_OPTIONS="(.*)"$/m)}`],
    entrypoint: JSON.parse(found(/^ENTRYPOINT (.*)$/m)) as string[],
    files: 'of another user',
  };
}
