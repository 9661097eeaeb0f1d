import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Manifest, parseYaml } from '../../src/manifests/manifest.js';
import { chart, helm, render } from './helm.js';

const folder = fileURLToPath(new URL('../../../node_modules/.cache/fieldpost/renderings', import.meta.url));

/** A rendering of the chart: the text, and what it says. */
interface Rendering {
  readonly text: string;
  readonly manifests: readonly Manifest[];
}

/** A rendering that several test files look at: Helm runs once for each state of the chart and of the values. */
export function keptRendering(files: readonly string[], values: object): Rendering {
  const text = keptText(files, values);
  return { text, manifests: parseYaml(text, files.join()) };
}

function keptText(files: readonly string[], values: object): string {
  const file = join(folder, `${fingerprint(files, values)}.yaml`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const text = render(files, values);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return text;
}

function fingerprint(files: readonly string[], values: object): string {
  const hash = createHash('sha256').update(JSON.stringify([helm, statSync(helm).mtimeMs, values]));
  const ofChart = readdirSync(chart, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of [...ofChart.sort(), ...files]) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
