import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Metrics } from '@fieldpost/observability';
import { openMetricsServer } from './metrics-server.js';
import { RequestMetrics } from './request-metrics.js';

let metrics: Metrics;
let server: Server;
let logged: unknown[];

beforeEach(async () => {
  metrics = new Metrics('shed');
  logged = [];
  const logger = { warn: () => undefined, error: (...line: unknown[]) => void logged.push(line) };
  server = await openMetricsServer(metrics, { host: '127.0.0.1', port: 0 }, logger);
});
afterEach(() => void server.close());

const port = () => (server.address() as AddressInfo).port;
const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port()}${path}`, { method });

describe('The metrics server', () => {
  it('serves a scrape in the text format', async () => {
    const answer = await ask('/metrics');
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toContain('process_cpu_seconds_total{app="shed"}');
  });

  it('has no other path and no other method', async () => {
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics/all')).status).toBe(404);
    const posted = await ask('/metrics', 'POST');
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('logs why it fails, and returns nothing of it to the client', async () => {
    metrics.gauge({ name: 'shed_windows', help: 'Windows.', labels: [] }, () => {
      throw new Error('no key');
    });
    const answer = await ask('/metrics');
    expect([answer.status, await answer.text()]).toEqual([500, '']);
    expect(logged).toEqual([[{ err: new Error('no key') }, 'metrics cannot be read']]);
  });

  it('does not let one address use all connections', async () => {
    const sockets = Array.from({ length: 17 }, () => connect({ host: '127.0.0.1', port: port() }));
    const closed = await Promise.any(
      sockets.map((socket) => once(socket.resume(), 'close').then(() => socket)),
    );
    expect(sockets.filter((socket) => socket !== closed && socket.destroyed)).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });

  it('does not start at a port that is in use', () =>
    expect(
      openMetricsServer(
        metrics,
        { host: '127.0.0.1', port: port() },
        { warn: () => undefined, error: () => undefined },
      ),
    ).rejects.toThrow('EADDRINUSE'));
});

describe('A measured request', () => {
  it('counts by method, route and class of its status, and for how long it took', async () => {
    const requests = new RequestMetrics(metrics);
    requests.note('GET', '/sheds/:id', { status: 200, ms: 3 });
    requests.note('GET', '/sheds/:id', { status: 204, ms: 300 });
    requests.note('GET', '/sheds/:id', { status: 404, ms: 3 });
    const text = await (await ask('/metrics')).text();
    const labels = 'app="shed",method="GET",route="/sheds/:id"';
    expect(text).toContain(`fieldpost_http_request_seconds_bucket{le="0.005",${labels},status="2xx"} 1`);
    expect(text).toContain(`fieldpost_http_request_seconds_count{${labels},status="2xx"} 2`);
    expect(text).toContain(`fieldpost_http_request_seconds_sum{${labels},status="4xx"} 0.003`);
  });

  it('counts apart those without valid credentials and those above a limit', async () => {
    const requests = new RequestMetrics(metrics);
    for (const status of [400, 401, 403, 429, 429]) requests.note('GET', '/sheds/:id', { status, ms: 3 });
    const text = await (await ask('/metrics')).text();
    const count = (status: string) =>
      `fieldpost_http_request_seconds_count{app="shed",method="GET",route="/sheds/:id",status="${status}"}`;
    for (const line of [`${count('4xx')} 2`, `${count('401')} 1`, `${count('429')} 2`])
      expect(text).toContain(line);
  });
});
