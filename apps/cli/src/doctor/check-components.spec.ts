import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@fieldpost/domain';
import { checkComponents } from './check-components.js';

/** The findings about one handler; each of its HTTP requests gets `response`. */
async function examine(announced: object, response = new Response('ok')): Promise<readonly Finding[]> {
  const fetch = async (url: string) => {
    if (!url.startsWith('https://fieldpost.example/announcements/')) return response;
    const services = url.includes('/handler?') ? [{ id: 'main', ...announced }] : [];
    return new Response(JSON.stringify({ services }));
  };
  const probes = {
    fetch,
    login: undefined,
    isApplicationNamed: false,
    longestMs: 20_000,
    ca: undefined,
    now: Date.now(),
  };
  const findings = await checkComponents('https://fieldpost.example', probes);
  return findings.filter(({ check }) => check !== 'discovery');
}

describe('A finding about a component', () => {
  it('begins with the name of the component, also when it announces what looks like another address', async () => {
    const found = await examine({ api_address: 'https://fieldpost.example@evil.example' });
    expect(found).toMatchObject([
      { check: 'HTTP', subject: 'handler main https://fieldpost.example@evil.example', state: 'ok' },
    ]);
  });

  it('quotes what the component says of itself, shortened', async () => {
    const response = new Response(`"All is well", says\n${'x'.repeat(1_000)}`, { status: 503 });
    expect(await examine({ api_address: 'https://evil.example' }, response)).toMatchObject([
      { state: 'failure', found: `The app is not ready: "'All is well', says, ${'x'.repeat(79)}…".` },
    ]);
  });
});

describe('The gRPC addresses of a component', () => {
  const addresses = (count: number) => Array.from({ length: count }, (_, at) => `host-${at}`).join(',');

  it('are all checked when there are four', async () => {
    const found = await examine({ net_address: addresses(4) });
    expect(found.map(({ state }) => state)).toEqual(['failure', 'failure', 'failure', 'failure']);
  });

  it('are checked up to the fourth, and one finding counts the others', async () => {
    const found = await examine({ net_address: addresses(1_024) });
    expect(found).toHaveLength(5);
    expect(found.at(-1)).toMatchObject({
      ...{ check: 'gRPC', subject: 'handler main', state: 'unknown' },
      found: 'Further addresses were not checked: 1020.',
    });
  });
});
