import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProcessIdentity } from './process-identity.js';

describe('The identity of a process', () => {
  let child: ChildProcess;
  let identity: string;
  let own: ProcessIdentity;

  beforeEach(async () => {
    child = spawn('sleep', ['60']);
    await once(child, 'spawn');
    own = await ProcessIdentity.of();
    identity = (await ProcessIdentity.of(child.pid)).text ?? '';
  });
  afterEach(() => void child.kill('SIGKILL'));

  it('shows that it runs, also while it is suspended', async () => {
    expect(await own.hasEnded(identity)).toBe(false);
    child.kill('SIGSTOP');
    expect(await own.hasEnded(identity)).toBe(false);
  });

  it('shows that it has ended', async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(await own.hasEnded(identity)).toBe(true);
  });

  it('shows that it has ended when another process has its id', async () => {
    const [start = ''] = identity.split(' ').slice(-1);
    const before = identity.slice(0, -start.length) + String(Number(start) - 1);
    expect(await own.hasEnded(before)).toBe(true);
  });

  it('is unknown for a process of another host or PID namespace', async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    const [boot = '', namespace = '', ...rest] = identity.split(' ');
    expect(await own.hasEnded(['another-boot', namespace, ...rest].join(' '))).toBe(false);
    expect(await own.hasEnded([boot, 'pid:[1]', ...rest].join(' '))).toBe(false);
    expect(await own.hasEnded('')).toBe(false);
  });

  it('counts a zombie process as ended', async () => {
    // The shell does not wait for its child, which stays in the table of processes.
    const shell = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(shell.stdout, 'data')) as [Buffer];
    const zombie = await ProcessIdentity.of(Number(line));
    while (!(await own.hasEnded(zombie.text ?? ''))) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(() => process.kill(Number(line), 0)).not.toThrow();
    shell.kill('SIGKILL');
  });
});
