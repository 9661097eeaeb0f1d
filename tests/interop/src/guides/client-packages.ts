import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePythonEnvironment, runStep } from '@fieldpost/testing';
import { root } from './guide-pages.js';

/** Packages of other pages of the guide, which are taken from the repository. */
const otherPackages = ['@grpc', 'jose'];

/**
 * Packs the clients as for a registry and installs both in a folder that has nothing else, as their users do. Resolves with
 * the Python program that has the client.
 */
export async function installClients(folder: string): Promise<string> {
  const [python] = await Promise.all([installForPython(folder), installForNode(folder)]);
  return python;
}

async function installForNode(folder: string): Promise<void> {
  const pack = ['npm', 'pack', '--silent', '-w', '@fieldpost/client', '--pack-destination', folder] as const;
  await runStep('packing the TypeScript client', { command: pack, cwd: root });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  writeFileSync(join(folder, 'package.json'), '{"private": true}');
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  const install = ['npm', 'install', ...options, `./${archive}`] as const;
  await runStep('installing the TypeScript client', { command: install, cwd: folder });
  for (const name of otherPackages)
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
}

async function installForPython(folder: string): Promise<string> {
  const environment = join(folder, 'venv');
  const python = join(environment, 'bin/python');
  // The build writes beside the sources.
  const sources = join(folder, 'python-client');
  mkdirSync(sources);
  cpSync(join(root, 'clients/python'), sources, { recursive: true });
  await makePythonEnvironment(environment);
  const install = [
    python,
    '-m',
    'pip',
    '--disable-pip-version-check',
    'install',
    '--quiet',
    sources,
  ] as const;
  await runStep('installing the Python client', { command: install, cwd: folder });
  return python;
}
