import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { folderCycles, projectSources } from './folder-cycles.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

let src: string;
beforeEach(() => {
  src = realpathSync(mkdtempSync(join(tmpdir(), 'fieldpost-folders-')));
});
afterEach(() => rmSync(src, { recursive: true }));

function write(files: Readonly<Record<string, readonly string[]>>): void {
  for (const [name, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(src, name)), { recursive: true });
    writeFileSync(join(src, name), imports.map((path) => `import '${path}';\n`).join(''));
  }
}

describe('Folders of a project', () => {
  it('may import each other in one direction', () => {
    write({
      'api/http.ts': ['../devices/device.js', './query.js'],
      'devices/device.ts': ['../shared/id.js'],
    });
    expect(folderCycles(src)).toEqual([]);
  });

  it('may be imported by modules in the root, whose settings they import', () => {
    write({ 'app.module.ts': ['./devices/device.js'], 'devices/device.ts': ['../app.config.js'] });
    expect(folderCycles(src)).toEqual([]);
  });

  it('may not import each other in a circle, not even through other files or the root', () => {
    write({
      'api/http.ts': ['../devices/device.js'],
      'devices/device.ts': ['../events/publisher.js'],
      'events/publisher.ts': ['node:fs', '../api/text.js'],
      'cluster/bus.ts': ['../cluster.module.js'],
      'cluster.module.ts': ['./cluster/leader.js'],
    });
    expect(folderCycles(src)).toEqual([
      ['api', 'devices', 'events'],
      ['cluster', 'cluster.module.ts'],
    ]);
  });

  it('may form a cycle in specs, which import what they test', () => {
    write({ 'api/http.ts': ['../devices/device.js'], 'devices/device.spec.ts': ['../api/http.js'] });
    expect(folderCycles(src)).toEqual([]);
  });
});

describe('The folders of every app and lib', () => {
  it.each(projectSources(root).map((path) => relative(root, path)))('have no import cycle in %s', (path) => {
    expect(folderCycles(join(root, path))).toEqual([]);
  });
});
