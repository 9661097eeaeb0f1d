import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeOf, writeNodeBase, writeRuntimeBase } from './base-images.js';
import { Buildah } from './buildah.js';
import type { ImageMaker } from './image.js';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const bases = { node: writeNodeBase, runtime: writeRuntimeBase } as const;

/** Buildah with base images that are made of this machine, as there may be no registry to have them from. */
export async function buildahWithBases(home: string): Promise<Buildah> {
  const buildah = new Buildah(home);
  const node = await nodeOf(join(repository, 'docker/Dockerfile'), join(home, 'node'));
  for (const [name, write] of Object.entries(bases)) {
    const folder = join(home, `base-${name}`);
    mkdirSync(folder);
    write(folder, node);
    await buildah.build(`localhost/${name}`, folder);
  }
  return buildah;
}

/** Images built by buildah from the Dockerfile; layers are cached, so that only the first image runs all steps. */
export const builtImages =
  (buildah: Buildah): ImageMaker =>
  async (app, root) => {
    const args = { APP: app, NODE_IMAGE: 'localhost/node', RUNTIME_IMAGE: 'localhost/runtime' };
    const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
    const files = ['--file', 'docker/Dockerfile', '--ignorefile', 'docker/Dockerfile.dockerignore'];
    const name = `localhost/fieldpost-${app}`;
    await buildah.build(name, repository, ['--layers', ...files, ...given]);
    await buildah.unpack(name, root);
    const { User: user, WorkingDir: workingDir, Env: env, Entrypoint: entrypoint } = buildah.configOf(name);
    return { root, user, workingDir, env, entrypoint, files: 'read-only' };
  };
