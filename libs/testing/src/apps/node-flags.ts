import { fileURLToPath } from 'node:url';

/**
 * Flags of Node for every app, which the image has in `NODE_OPTIONS`. A young generation of 8 MiB and a
 * limit for the old one: without them V8 sizes its heap by the memory of the machine and collects late. One thread that helps V8 to collect
 * and to compile, instead of four on every machine: waking these costs more than they save (decision 65).
 */
export const nodeOptions: readonly string[] = [
  '--v8-pool-size=1',
  '--max-semi-space-size=8',
  '--max-old-space-size=768',
];

/**
 * Flags that `NODE_OPTIONS` does not accept: the image has them in its entry point. The old generation grows to 64 MiB
 * before V8 collects it for the first time: otherwise it does so twice while an app starts, which takes a tenth of the
 * CPU time of the start (decision 61).
 */
export const startFlags: readonly string[] = ['--initial-old-space-size=64'];

export const nodeFlags: readonly string[] = [...nodeOptions, ...startFlags];

/**
 * Flags of apps that tests start, most of which end a few seconds later: V8 optimizes what runs twenty times as long as it would
 * wait for. Optimizing takes a tenth of the CPU time of a start.
 */
export const flagsOfTests: readonly string[] = [...nodeFlags, '--interrupt-budget=1351680'];

const compiled = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

/**
 * Environment variables that go with the flags. Apps keep compiled code in a folder, which saves a quarter of the CPU time
 * of a start (decision 61). One arena of malloc: Node allocates on its main thread nearly always, and
 * glibc would give each other thread its own arena, which does not return freed memory (decision 65).
 */
export const nodeEnvironment: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  NODE_COMPILE_CACHE: compiled,
};
