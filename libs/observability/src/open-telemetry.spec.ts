import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OpenTelemetry } from './open-telemetry.js';
import type { Span } from './span.js';

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
  /** Has `use` end a span; resolves with what was sent about it, and with the warnings in the log. */
  const sentAbout = async (name: string, use: (span: Span) => void) => {
    const warnings: unknown[] = [];
    const logger = { warn: (about: unknown) => void warnings.push(about) };
    const tracing = new OpenTelemetry({ app: 'account', share: 1, logger: logger as never });
    use(tracing.begin({ name, kind: 'server' }));
    await tracing.close();
    return { text: sent.find((body) => body.includes(`"${name}"`)) ?? '', warnings };
  };

  it('ends once: a call that has been answered is not cancelled when its stream is closed', async () => {
    const { text, warnings } = await sentAbout('a call', (span) => {
      span.end();
      span.end('CANCELLED');
    });
    expect(text).toContain('"a call"');
    expect(text).not.toContain('CANCELLED');
    expect(warnings).toEqual([]);
  });

  it('takes attributes until it ends, and ignores later ones', async () => {
    const { text, warnings } = await sentAbout('a delivery', (span) => {
      span.note({ attempt: 'first' });
      span.end();
      span.note({ attempt: 'late' });
    });
    expect(text).toContain('first');
    expect(text).not.toContain('late');
    expect(warnings).toEqual([]);
  });
});
