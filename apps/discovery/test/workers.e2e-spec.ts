import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import { freePort, until, untilReplaced, workersOf } from '@fieldpost/testing';
import { DiscoveryUnderTest } from './discovery-under-test.js';

const discovery = new DiscoveryUnderTest();
let firstPort: number;
beforeAll(async () => {
  firstPort = await twoFreePorts();
  const env = { DISCOVERY_WORKERS: '2', FIELDPOST_METRICS_PORT: String(firstPort) };
  await discovery.start(undefined, env);
});
afterAll(() => discovery.close());

/** The first of two free ports that follow each other. */
async function twoFreePorts(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const server = createServer();
    const isFree = await new Promise((resolve) =>
      server
        .once('error', () => resolve(false))
        .listen(port + 1, '127.0.0.1', () => server.close(() => resolve(true))),
    );
    if (isFree) return port;
  }
}

const scrape = (port: number) =>
  fetch(`http://127.0.0.1:${port}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );

const startOf = (text: string) => /^process_start_time_seconds\S* (\d+)$/m.exec(text)?.[1];
const startedAt = async () => [startOf(await scrape(firstPort)), startOf(await scrape(firstPort + 1))];

describe('Discovery with two workers', () => {
  it('serves requests on both, and replaces one that dies', async () => {
    const token = discovery.componentToken('handler', 'shared');
    await discovery.announce({ service_name: 'handler', id: 'shared' }, token);
    const [first = 0] = workersOf(discovery.pid);
    expect(workersOf(discovery.pid)).toHaveLength(2);
    process.kill(first, 'SIGKILL');
    await untilReplaced(discovery.pid, 2, first);
    // Each connection goes to the next worker in turn, the new one among them.
    for (let turn = 0; turn < 4; turn += 1) {
      const response = await fetch(`${discovery.http}/announcements/handler/shared`, {
        headers: { connection: 'close' },
      });
      expect(response.status).toBe(200);
    }
  });

  it('has metrics of each worker at a port of its own, which the one that replaces it takes over', async () => {
    await until('both', async () => !(await startedAt()).includes(undefined));
    const [first = 0] = workersOf(discovery.pid);
    process.kill(first, 'SIGKILL');
    await untilReplaced(discovery.pid, 2, first);
    await until('both again', async () => !(await startedAt()).includes(undefined));
  });
});
