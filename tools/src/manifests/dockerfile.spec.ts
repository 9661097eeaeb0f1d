import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { nodeEnvironment, nodeOptions, startFlags } from '@fieldpost/testing';

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe('The image', () => {
  it('starts an app with the flags and the environment of npm start', () => {
    const text = readFileSync(join(root, 'docker/Dockerfile'), 'utf8');
    const set = new Map([...text.matchAll(/^ENV (\w+)="(.*)"$/gm)].map(([, name, value]) => [name, value]));
    expect(set.get('NODE_OPTIONS')?.split(' ')).toEqual(nodeOptions);
    // Compiled code is for one set of flags.
    const started = [...text.matchAll(/^(?:RUN|ENTRYPOINT) (\["node".*\])$/gm)].map(
      ([, command = '']) => JSON.parse(command) as string[],
    );
    expect(started).toEqual([
      ['node', ...startFlags, 'dist/main.js', '--print-config'],
      ['node', ...startFlags, 'dist/main.js'],
    ]);
    set.delete('NODE_OPTIONS');
    // Each has its own folder for compiled code.
    const { NODE_COMPILE_CACHE: folder = '' } = nodeEnvironment;
    expect(Object.fromEntries(set)).toEqual({
      ...nodeEnvironment,
      NODE_COMPILE_CACHE: '/fieldpost/compiled',
    });
    expect(folder).toMatch(/compiled$/);
  });

  it('copies the files at the root that the build of an app reads', () => {
    const sent = readFileSync(join(root, 'docker/Dockerfile.dockerignore'), 'utf8').split('\n');
    const read = (file: string) => readFileSync(join(root, 'apps/console', file), 'utf8');
    const [, extended] = /"extends": "\.\.\/\.\.\/\.\.\/([^/"]*)"/.exec(read('web/tsconfig.json')) ?? [];
    const [, transform] = /--config-file \.\.\/\.\.\/(\S+)/.exec(read('package.json')) ?? [];
    const [, together] = /node \.\.\/\.\.\/(\S+)/.exec(read('package.json')) ?? [];
    expect(sent).toEqual(expect.arrayContaining([`!${extended}`, `!${transform}`, `!${together}`]));
  });
});
