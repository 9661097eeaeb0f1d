import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Problem } from '@fieldpost/testing';
import type { Run } from '../measure/run.js';

const handler = fileURLToPath(new URL('../../../apps/handler', import.meta.url));
// One file after the other: both measure times.
const program = ['../../tools/jest.mjs', 'e2e', '-c', 'jest.e2e.config.mjs', '--runInBand'];

type Sizes = Readonly<Record<string, string>>;

/** A test suite of the handler with more iterations; it passes or fails and has no table. */
function suite(pattern: string, sizes: Sizes): Run {
  return async ({ teardown }) => {
    const env = { ...process.env, ...sizes };
    // Standard output is for tables.
    const stdio = ['ignore', process.stderr, process.stderr] as const;
    const child = spawn(process.execPath, [...program, pattern], { cwd: handler, env, stdio: [...stdio] });
    teardown.add(() => void child.kill());
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Problem(`The suite "${pattern}" of the handler failed; it says above why.`);
    return [];
  };
}

/**
 * Kills the handler under load at times that depend on the seed. Before that it measures and prints the
 * outage after a kill.
 */
export const crashWith = ({ kills, seed }: { readonly kills: number; readonly seed: number }): Run =>
  suite('test/replicas/crash', {
    CRASH_KILLS: String(kills),
    CRASH_SEED: String(seed),
    CRASH_TAKEOVERS: '10',
  });

/** Sends this many hostile frames. */
export const fuzzWith = ({ frames, seed }: { readonly frames: number; readonly seed: number }): Run =>
  suite('test/network/fuzz', { FUZZ_FRAMES: String(frames), FUZZ_SEED: String(seed) });
