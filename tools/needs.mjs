// Programs and rights that test files need beside Node and packages. A file says so in the comment at its top:
// `@needs go python>=3.10`. Run as a program, this prints which of it the machine lacks.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const answers = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const python = (code) => answers('python3', '-c', code);
const isBounded = (bound) =>
  python(`import sys; sys.exit(not sys.version_info[:2] ${bound.replace(/(\d+)\.(\d+)/, '($1, $2)')})`);

const { commit: lastRelease } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'last-release.json'), 'utf8'),
);

/** Each need: its check, and how to meet it. */
const needs = {
  root: [() => process.platform === 'linux' && process.getuid() === 0, 'run it on Linux as root'],
  go: [() => answers('go', 'version'), 'install Go'],
  helm: [() => answers('helm', 'version') || answers('go', 'version'), 'install Helm or Go'],
  mod_auth_openidc: [
    () => existsSync('/usr/sbin/apache2') && existsSync('/usr/lib/apache2/modules/mod_auth_openidc.so'),
    'install libapache2-mod-auth-openidc',
  ],
  'last-release': [
    () => answers('git', '-C', import.meta.dirname, 'cat-file', '-e', `${lastRelease}^{commit}`),
    `run git fetch --depth=1 origin ${lastRelease}`,
  ],
  maven: [() => answers('mvn', '--version'), 'install Maven and a JDK of Java 17 or later'],
  promtool: [() => answers('promtool', '--version'), 'install prometheus'],
  python: [() => python('import ensurepip, venv'), 'install python3 and python3-venv'],
  ...Object.fromEntries(
    ['>=3.8', '>=3.10', '<=3.12'].map((bound) => [
      `python${bound}`,
      [() => python('import ensurepip, venv') && isBounded(bound), `install Python ${bound} with venv`],
    ]),
  ),
};

/** How to meet a need on this machine; undefined where it is met. Throws for an unknown need. */
export function lacking(need) {
  if (!Object.hasOwn(needs, need))
    throw new Error(`@needs ${need}: known are ${Object.keys(needs).join(', ')}`);
  const [isMet, remedy] = needs[need];
  return isMet() ? undefined : remedy;
}

/** The needs that a test file names in the comment at its top. */
export function needsOf(text) {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  const [, named = ''] = /@needs ([^\n*]+)/.exec(comment) ?? [];
  return named.split(' ').filter(Boolean);
}

/** Cached results: every need is checked once. */
const remedies = new Map();
function lackingOnce(need) {
  if (!remedies.has(need)) remedies.set(need, lacking(need));
  return remedies.get(need);
}

/** Test files of a project that cannot run on this machine, each with the remedies. */
export function filesLackingSomething(project, ask = lackingOnce) {
  const folders = ['src', 'test'].map((name) => join(project, name)).filter(existsSync);
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
    .filter((file) => /[.-]spec\.ts$/.test(file))
    .map((file) => ({
      file,
      remedies: needsOf(readFileSync(file, 'utf8')).flatMap((need) => ask(need) ?? []),
    }))
    .filter(({ remedies }) => remedies.length > 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const need of Object.keys(needs)) console.log(`${need}: ${lacking(need) ?? 'is there'}`);
