import { afterEach, describe, expect, it } from '@jest/globals';
import type * as DryRuns from '../../src/dry-runs/dry-runs.service.js';
import type * as Formats from '../../src/payload-functions/payload-formats.service.js';
import { callWith } from '../memory/outside.memory.js';
import { closeAll, start } from './payload-threads.js';

// Built code, as that of the threads.
const built = (path: string): Promise<unknown> =>
  import(new URL(`../../dist/modules/${path}.service.js`, import.meta.url).href);
const { DryRunsService } = (await built('dry-runs/dry-runs')) as typeof DryRuns;
const { PayloadFormatsService } = (await built('payload-functions/payload-formats')) as typeof Formats;

afterEach(closeAll);

const endless = 'function Decoder() { while (true) {} }';
const quick = 'function Decoder(bytes) { return { first: bytes[0] } }';
const withoutFunctions = { decoder: '', converter: '', validator: '', encoder: '', codec: '' };

describe('A caller who runs endless functions on trial', () => {
  it('holds up no dry run of anybody else', async () => {
    const dryRuns = new DryRunsService(
      new PayloadFormatsService(start({ timeoutMs: 300 }), { shareOf: (appId) => appId }, {} as never),
      {} as never,
      {} as never,
      { shareOf: (appId) => appId },
      { FIELDPOST_ISSUER: callWith().claims.issuer },
    );
    const trial = (subject: string, decoder: string) => {
      const functions = { ...withoutFunctions, decoder };
      const app = { app_id: 'app', payload_format: '', ...functions, register_on_join_access_key: '' };
      const claims = { ...callWith().claims, subject };
      return dryRuns.dryUplink(claims, { app, payload: Buffer.of(7), port: 1, variables: {} });
    };
    let ended = 0;
    const trials = Array.from({ length: 20 }, () => trial('bob', endless).catch(() => (ended += 1)));
    await trials[0];
    const before = ended;
    expect(await trial('ann', quick)).toMatchObject({ fields: '{"first":7}' });
    expect(ended - before).toBeLessThan(10);
  });
});
