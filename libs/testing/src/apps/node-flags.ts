import { fileURLToPath } from 'node:url';

/**
 * Flags of Node for every app, wherever it runs; the image has the same. A young generation of 8 MiB and a
 * limit for the old one: without them V8 sizes its heap by the memory of the machine and collects late. One thread that helps V8 to collect
 * and to compile, instead of four on every machine: waking these costs more than they save (decision 65).
 */
export const nodeFlags: readonly string[] = [
  '--v8-pool-size=1',
  '--max-semi-space-size=8',
  '--max-old-space-size=768',
];

const compiled = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

/**
 * Environment variables that go with the flags. Node 22 and later keeps compiled code in a folder, which saves a third of
 * a start (decision 61). One arena of malloc: Node allocates on its main thread nearly always, and
 * glibc would give each other thread its own arena, which does not return freed memory (decision 65).
 */
export const nodeEnvironment: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  NODE_COMPILE_CACHE: compiled,
};
