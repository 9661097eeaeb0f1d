import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPythonPackages, runStep } from '@fieldpost/testing';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** A program of ours that uses a library, ready to run: the command line without its argument. */
export interface Program {
  readonly command: readonly [string, ...string[]];
  /** Removes what the next run does not need. */
  readonly discard: () => void;
}

/** The same program with more arguments, before the one that it gets in the end. */
export const withArguments = (program: Program, ...more: readonly string[]): Program => ({
  ...program,
  command: [...program.command, ...more],
});

/**
 * Compiles the Go program of a folder with the pinned modules, or a published one (`what`) that the folder pins; Go keeps
 * what it fetched and compiled for the next time.
 */
export async function buildGoProgram(name: string, what = '.'): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-interop-'));
  const file = join(folder, 'interop');
  // Without optimization, which takes a third of the time of the compiler.
  const fast = ['-gcflags=all=-N -l', '-ldflags=-s -w'];
  const args = ['build', '-mod=readonly', '-buildvcs=false', ...fast, '-o', file, what];
  await runStep('building the Go program', { command: ['go', ...args], cwd: join(project, name) });
  return { command: [file], discard: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Packages the Java program of a folder with the pinned artifacts; Maven keeps what it fetched for the next time. */
export async function buildMavenProgram(name: string): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-interop-'));
  const args = ['-q', '-B', `-Dinterop.folder=${folder}`, 'package'];
  await runStep('building the Java program', { command: ['mvn', ...args], cwd: join(project, name) });
  const command = ['java', '-XX:TieredStopAtLevel=1', '-jar', join(folder, 'interop.jar')] as const;
  return { command, discard: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Installs the pinned Python packages beside the program of a folder, unless they are there from an earlier run. */
export async function installPythonProgram(name: string): Promise<Program> {
  const folder = join(project, name);
  const bin = await installPythonPackages(folder, '--only-binary=grpcio');
  return { command: [join(bin, 'python'), join(folder, 'main.py')], discard: () => undefined };
}

/** The same for schemathesis, which is a program itself. */
export async function installSchemathesis(): Promise<Program> {
  const bin = await installPythonPackages(join(project, 'schemathesis'), '--only-binary=:all:');
  return { command: [join(bin, 'schemathesis')], discard: () => undefined };
}
