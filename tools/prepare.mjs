// Makes a clone ready to run: the right Node, packages, compiled projects. Plain JavaScript with node: modules only,
// because on a fresh clone nothing is installed and nothing is compiled yet.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const oldestNode = [20, 19];
const groups = ['apps', 'libs', 'tests'];
const reportMs = 5_000;
const installStamp = join(root, 'node_modules', '.fieldpost-install');
const buildStamp = join(root, '.nx', 'fieldpost-build');

/** Installs and builds if necessary; exits with a message when that fails. */
export async function prepare() {
  rejectOldNode();
  await install();
  await build();
}

function rejectOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(`Fieldpost needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
}

async function install() {
  const lock = join(root, 'package-lock.json');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (isInstalled(lock, wanted)) return;
  const report = setInterval(reportInstalled, reportMs, lock);
  await run('Installing packages', 'npm', ['install', '--no-fund', '--no-audit', '--no-progress']);
  clearInterval(report);
  writeFileSync(installStamp, createHash('sha256').update(readFileSync(lock)).digest('hex'));
}

/** npm reports nothing before it ends. Optional packages do not count: most are those of other platforms. */
function reportInstalled(lock) {
  try {
    const packages = Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages)
      .filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional)
      .map(([path]) => path);
    const installed = packages.filter((path) => existsSync(join(root, path, 'package.json')));
    console.log(`  ${installed.length} of ${packages.length} packages are there ...`);
  } catch {
    // npm is writing the file.
  }
}

function isInstalled(lock, wanted) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return true;
  // Installed by hand: npm writes its own list after the lock file.
  return statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/** Calling nx takes a second even when everything is built, so it is called only when a source file differs. */
async function build() {
  const projects = findProjects();
  const print = fingerprint(projects);
  const isComplete = projects.every((project) => existsSync(join(project, 'dist')));
  if (isComplete && existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === print) return;
  rmSync(buildStamp, { force: true });
  await run('Building', process.execPath, [
    join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js'),
    'run-many',
    '-t',
    'build',
  ]);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, print);
}

/** Folders of the projects that have something to build. */
function findProjects() {
  const folders = groups.flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  );
  return [...folders, join(root, 'tools'), join(root, 'benchmarks')].filter((folder) => {
    const manifest = join(folder, 'package.json');
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).scripts?.build !== undefined;
  });
}

/** Changes whenever a file that a build reads is added, removed or written. */
function fingerprint(projects) {
  const hash = createHash('sha256').update(process.versions.node);
  const single = [
    'package-lock.json',
    '.swcrc',
    'tsconfig.base.json',
    'tools/bundle.mjs',
    'tools/program.mjs',
  ].map((name) => join(root, name));
  for (const file of single) note(hash, file);
  for (const project of projects) note(hash, join(project, 'package.json'));
  const sources = projects.flatMap((project) => [join(project, 'src'), join(project, 'web')]);
  for (const folder of [join(root, 'protos'), ...sources]) walk(hash, folder);
  return hash.digest('hex');
}

function walk(hash, folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(hash, path);
    else if (!/\.(spec|suite)\.ts$/.test(entry.name)) note(hash, path);
  }
}

function note(hash, file) {
  if (!existsSync(file)) return;
  const { size, mtimeMs } = statSync(file);
  hash.update(`${file}\0${size}\0${mtimeMs}\n`);
}

async function run(what, command, args) {
  const since = performance.now();
  console.log(`${what} ...`);
  const program = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false' },
    shell: process.platform === 'win32',
  });
  const [code] = await once(program, 'exit').catch((error) => fail(`${what} failed: ${error.message}.`));
  if (code !== 0) fail(`${what} failed; the lines above say why.`);
  console.log(`${what} took ${((performance.now() - since) / 1000).toFixed(1)} s.`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
