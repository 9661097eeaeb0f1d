// What an image of one app is made of: `node docker/workspace.mjs manifests|outputs APP TARGET`, in the repository.
//   manifests  writes the package.json files from which npm installs what the app needs in production, and no more;
//              APP may be `every`, which is all of them together
//   outputs    copies the programs of the app and what they read; it must be built
// Plain JavaScript on node: modules alone, because in a fresh build stage nothing is installed.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const scope = '@fieldpost/';
const apps = readdirSync('apps');
const read = (project) => JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

/** Folders of the apps and of every lib that they need at run time, however far away. */
function projectsOf(names) {
  const found = new Set(names.map((name) => `apps/${name}`));
  for (const project of found) {
    const names = Object.keys(read(project).dependencies ?? {}).filter((name) => name.startsWith(scope));
    for (const name of names) found.add(`libs/${name.slice(scope.length)}`);
  }
  return [...found];
}

/** npm links every workspace it finds and asks a registry for those that it misses: so neither may be named here. */
function writeManifests(projects, target) {
  for (const project of ['.', ...projects]) {
    const { devDependencies: _tools, scripts: _scripts, ...manifest } = read(project);
    mkdirSync(join(target, project), { recursive: true });
    writeFileSync(join(target, project, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  }
  for (const file of ['package-lock.json', '.npmrc']) cpSync(file, join(target, file));
}

/** The programs of an app have all that it and its libs are, but for what `external` in tools/bundle.mjs names. */
function copyOutputs(projects, target) {
  for (const app of projects.filter((project) => project.startsWith('apps/'))) {
    const [dist, modules] = [join(app, 'dist'), join(app, 'dist/modules')];
    if (!existsSync(dist)) fail(`${app} is not built.`);
    cpSync(dist, join(target, dist), { recursive: true, filter: (path) => path !== modules });
  }
  cpSync('protos', join(target, 'protos'), { recursive: true });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const commands = { manifests: writeManifests, outputs: copyOutputs };
const [command, app = '', target] = process.argv.slice(2);
if (!Object.hasOwn(commands, command ?? '') || !target)
  fail('Usage: node docker/workspace.mjs manifests|outputs APP TARGET');
// The command line is no server: no image needs its packages.
const wanted = app === 'every' ? apps.filter((name) => name !== 'cli') : apps.filter((name) => name === app);
if (wanted.length === 0) fail(`APP not valid: there is no app "${app}"; the apps are ${apps.join(', ')}.`);
commands[command](projectsOf(wanted), target);
