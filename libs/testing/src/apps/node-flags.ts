/**
 * Flags of Node for every app, wherever it runs; the image has the same. A young generation of 4 MiB and a
 * limit for the old one: without them V8 takes what the machine has, and collects late. One thread that helps V8 to collect
 * and to compile: it would take four, whatever the machine has, and waking them costs more than they do (decision 65).
 */
export const nodeFlags: readonly string[] = [
  '--v8-pool-size=1',
  '--max-semi-space-size=4',
  '--max-old-space-size=768',
];

/**
 * What belongs to them in the environment: one arena of malloc. Node allocates on its main thread nearly always, and
 * glibc would give each of its other threads an arena of its own, which keeps what it once had (decision 65).
 */
export const nodeEnvironment: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '1' };
