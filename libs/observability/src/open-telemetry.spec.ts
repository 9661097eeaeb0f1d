import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OpenTelemetry } from './open-telemetry.js';

const sent: string[] = [];
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    sent.push(body);
    response.setHeader('content-type', 'application/json').end('{}');
  });
});

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  collector.close();
});

describe('A span', () => {
  it('ends once: a call that has been answered is not cancelled when its stream is closed', async () => {
    const warnings: unknown[] = [];
    const logger = { warn: (about: unknown) => void warnings.push(about) };
    const tracing = new OpenTelemetry({ app: 'account', share: 1, logger: logger as never });
    const span = tracing.begin({ name: 'a call', kind: 'server' });
    span.end();
    span.end('CANCELLED');
    await tracing.close();
    expect(sent.join()).toContain('"a call"');
    expect(sent.join()).not.toContain('CANCELLED');
    expect(warnings).toEqual([]);
  });
});
