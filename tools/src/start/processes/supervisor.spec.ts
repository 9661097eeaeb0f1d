import { describe, expect, it } from '@jest/globals';
import { backOff } from './back-off.js';
import { Supervisor, type Running } from './supervisor.js';

/** Processes that exist only here: `end` ends the newest. */
function population(ready: () => Promise<void> = () => Promise.resolve()) {
  const said: string[] = [];
  const pids: (number | undefined)[] = [];
  const ends: ((how: string) => void)[] = [];
  const launched: (() => void)[] = [];
  const launch = async (): Promise<Running> => {
    const exited = new Promise<string>((resolve) => ends.push(resolve));
    launched.splice(0).forEach((tell) => tell());
    return { pid: ends.length, ready: ready(), exited, stop: async () => ends.at(-1)?.('ended with code 0') };
  };
  const keeper = new Supervisor({
    name: 'account',
    launch,
    report: (s) => said.push(s),
    onPid: (pid) => pids.push(pid),
  });
  const nextLaunch = () => new Promise<void>((resolve) => launched.push(resolve));
  return { keeper, said, pids, end: (how: string) => ends.at(-1)?.(how), nextLaunch };
}

describe('A kept process', () => {
  it('is started again when it ends by itself, in one reported line', async () => {
    const { keeper, said, pids, end, nextLaunch } = population();
    await keeper.start();
    const restarted = nextLaunch();
    end('was killed by SIGKILL');
    await restarted;
    await keeper.stop();
    expect(said).toEqual(['account was killed by SIGKILL; it is started again in 0.2 s']);
    expect(pids).toEqual([1, undefined, 2]);
  });

  it('is not started again once stopped', async () => {
    const { keeper, said, pids } = population();
    await keeper.start();
    await keeper.stop();
    expect([said, pids]).toEqual([[], [1]]);
  });

  it('fails the start when it ends before it is ready', async () => {
    const { keeper, end } = population(() => new Promise(() => undefined));
    const starting = keeper.start();
    await Promise.resolve();
    end('ended with code 1');
    await expect(starting).rejects.toThrow('account ended with code 1 before it was ready');
  });

  it('may be stopped while a restart waits', async () => {
    const { keeper, pids, end } = population();
    await keeper.start();
    end('ended with code 1');
    await new Promise((resolve) => setTimeout(resolve, 10));
    await keeper.stop();
    expect(pids).toEqual([1, undefined]);
  });
});

describe('The wait before a restart', () => {
  it('doubles from 0.2 s to 5 s', () =>
    expect([1, 2, 3, 4, 5, 6, 50].map(backOff)).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]));
});
