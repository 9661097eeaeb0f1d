import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { claim, claimOn, freePort, hasIpv6Loopback, isFree, ownPorts } from './free-port.js';

async function expectNotInUse(host: string): Promise<void> {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  expect(await isFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isFree(port)).toBe(true);
}

describe('A free port', () => {
  it('is given once, and is outside of the ephemeral range', async () => {
    const ports: number[] = [];
    for (let count = 0; count < 500; count += 1) ports.push(await freePort());
    expect(new Set(ports).size).toBe(500);
    expect(Math.min(...ports)).toBeGreaterThanOrEqual(ownPorts.lowest);
    expect(Math.max(...ports)).toBeLessThan(ownPorts.highest);
  });

  it('is not given to another process while its owner is alive', async () => {
    const port = await freePort();
    expect([claim(port), claim(port)]).toEqual([false, false]);
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(claimOn(port), String(pid));
    expect([claim(port), claim(port)]).toEqual([true, false]);
  });

  it('is not in use', () => expectNotInUse('127.0.0.1'));
  (hasIpv6Loopback() ? it : it.skip)('is not in use at the IPv6 loopback address', () =>
    expectNotInUse('::1'),
  );
});
