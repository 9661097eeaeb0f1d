import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { DiscoveryUnderTest } from '../discovery-under-test.js';

jest.setTimeout(60_000);

const discovery = new DiscoveryUnderTest();
beforeAll(() => discovery.start(undefined, { DISCOVERY_WORKERS: '2' }));
afterAll(() => discovery.close());

const workers = (): number[] => {
  const children = readFileSync(`/proc/${discovery.pid}/task/${discovery.pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
};

async function untilThereAre(count: number, without: number): Promise<void> {
  for (let pids = workers(); pids.length !== count || pids.includes(without); pids = workers())
    await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('Discovery with two workers', () => {
  it('answers on both, and replaces one that dies', async () => {
    const token = discovery.componentToken('handler', 'shared');
    await discovery.announce({ service_name: 'handler', id: 'shared' }, token);
    const [first = 0] = workers();
    expect(workers()).toHaveLength(2);
    process.kill(first, 'SIGKILL');
    await untilThereAre(2, first);
    // Each connection goes to the next worker in turn, the new one among them.
    for (let turn = 0; turn < 4; turn += 1) {
      const response = await fetch(`${discovery.http}/announcements/handler/shared`, {
        headers: { connection: 'close' },
      });
      expect(response.status).toBe(200);
    }
  });
});
