import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePortBase } from './port-base.js';
import { isAlive, signal, untilGone } from '../apps/processes.js';
import { Suite } from './suite.js';

const idle = ['-e', 'setInterval(() => undefined, 1000)'];

describe('A running suite', () => {
  let data: string;
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'fieldpost-found-'));
  });
  afterEach(() => rmSync(data, { recursive: true }));

  const write = (pids: object) =>
    writeFileSync(join(data, 'addresses.json'), JSON.stringify({ mqtt: '127.0.0.1:1', pids }));

  it('is found by its addresses', () => {
    write({ start: process.pid });
    expect(Suite.find(data).addresses.mqtt).toBe('127.0.0.1:1');
  });

  it('is not there before it is ready', () =>
    expect(() => Suite.find(data)).toThrow(`No suite is running on ${data}`));

  it('is not there when its launcher was killed', async () => {
    const child = spawn(process.execPath, idle);
    write({ start: child.pid });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(() => Suite.find(data)).toThrow('No suite is running');
  });

  it('is dead altogether after a hard kill', async () => {
    const children = [spawn(process.execPath, idle), spawn(process.execPath, idle)];
    const [start = 0, account = 0] = children.map(({ pid }) => pid);
    write({ start, account });
    await Suite.find(data).killHard();
    expect([start, account].map(isAlive)).toEqual([false, false]);
  });
});

describe('A process', () => {
  it('is not alive once it has ended', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await untilGone([child.pid ?? 0]);
    expect(isAlive(child.pid ?? 0)).toBe(false);
  });

  it('has a positive number', () => {
    expect([0, -1].map(isAlive)).toEqual([false, false]);
    expect(() => signal(-1, 'SIGTERM')).toThrow('is no process');
  });

  it('is alive until then', () => expect(isAlive(process.pid)).toBe(true));
});

describe('The ports of a suite', () => {
  it('are free ones in a row', async () => {
    const base = await freePortBase();
    const servers = Array.from({ length: 12 }, (_, i) => createServer().listen(base + i, '127.0.0.1'));
    await Promise.all(servers.map((server) => once(server, 'listening')));
    await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  });
});
