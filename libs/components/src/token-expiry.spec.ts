import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Metrics } from '@fieldpost/observability';
import { measureTokens } from './token-expiry.js';

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-tokens-'));
afterAll(() => rmSync(folder, { recursive: true }));
const tokenUntil = (exp: number) =>
  ['{}', JSON.stringify({ exp })].map((part) => Buffer.from(part).toString('base64url')).join('.') + '.x\n';
const file = (name: string) => join(folder, name);

/** The lines of the metric. */
async function measured(...components: readonly ('router' | 'broker' | 'handler')[]) {
  const metrics = new Metrics('shed');
  measureTokens(
    metrics,
    components.map((component) => ({ component, file: file(component) })),
  );
  const read = async () =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('fieldpost_component_token'));
  return { read, before: await read() };
}

describe('The metric of tokens of components', () => {
  it('is the end of each token, and 0 for one that is missing or damaged', async () => {
    writeFileSync(file('router'), tokenUntil(1_800_000_000));
    writeFileSync(file('broker'), 'no token');
    rmSync(file('handler'), { force: true });
    expect((await measured('router', 'broker', 'handler')).before).toEqual([
      'fieldpost_component_token_expires_timestamp_seconds{component="router",app="shed"} 1800000000',
      'fieldpost_component_token_expires_timestamp_seconds{component="broker",app="shed"} 0',
      'fieldpost_component_token_expires_timestamp_seconds{component="handler",app="shed"} 0',
    ]);
  });

  it('shows a renewed token at once', async () => {
    writeFileSync(file('handler'), tokenUntil(1_800_000_000));
    const { read } = await measured('handler');
    writeFileSync(file('handler'), tokenUntil(1_900_000_000));
    expect(await read()).toEqual([expect.stringMatching(/ 1900000000$/)]);
  });
});
