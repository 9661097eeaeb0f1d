import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runStep } from '@fieldpost/testing';
import { binFolder, putNodeInto } from './root-folder.js';

/** How packages are had here is how they are had in a build. */
const passedOn = ['NODE_EXTRA_CA_CERTS', 'npm_config_registry', 'npm_config_cafile'];

/** Where npm looks for the settings of its user in a build. */
export const npmSettings = '/npmrc';

/** The Node version of the Dockerfile, from a package of npm; returns the path of the program. */
export async function nodeOf(dockerfile: string, folder: string): Promise<string> {
  const [, major = ''] = /^ARG NODE_IMAGE=node:(\d+)/m.exec(readFileSync(dockerfile, 'utf8')) ?? [];
  const name = `node-${process.platform}-${process.arch}`;
  const install = [
    'npm',
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
  ] as const;
  mkdirSync(folder);
  await runStep(`getting Node ${major}`, { command: [...install, `${name}@${major}`], cwd: folder });
  return join(folder, 'node_modules', name, 'bin/node');
}

/** Writes the runtime base image: only that Node. */
export function writeRuntimeBase(folder: string, node: string): void {
  putNodeInto(join(folder, 'root'), node);
  writeFileSync(join(folder, 'Dockerfile'), `FROM scratch\nCOPY root /\nENV PATH=${binFolder}\n`);
}

/** Writes the build base image: that Node, and mount points for the shell, the tools and the npm of this machine. */
export function writeNodeBase(folder: string, node: string): void {
  const root = join(folder, 'root');
  for (const name of ['etc/ssl', 'npm', 'opt', 'root', 'tmp', 'usr'])
    mkdirSync(join(root, name), { recursive: true });
  const links = ['bin', 'lib', 'lib64'].filter((name) =>
    lstatSync(`/${name}`, { throwIfNoEntry: false })?.isSymbolicLink(),
  );
  for (const name of links) symlinkSync(readlinkSync(`/${name}`), join(root, name));
  copyFileSync(node, join(root, 'opt/node'));
  symlinkSync('/npm/bin/npm-cli.js', join(root, 'opt/npm'));
  const env = passedOn.flatMap((name) => (process.env[name] ? [`ENV ${name}=${process.env[name]}`] : []));
  const npm = [
    `ENV npm_config_userconfig=${npmSettings}`,
    'ENV npm_config_prefer_offline=true npm_config_audit=false npm_config_update_notifier=false',
  ];
  const lines = ['FROM scratch', 'COPY root /', 'ENV PATH=/opt:/usr/bin:/bin', ...npm, ...env];
  // A step that runs something: where even that fails, nothing can be built.
  writeFileSync(join(folder, 'Dockerfile'), [...lines, 'RUN npm --version', ''].join('\n'));
}
