import { asClient, Problem } from '@fieldpost/testing';
import { someId } from '../discovery/catalogue.js';
import { filled } from '../discovery/server.js';
import type { Measured } from '../measure/measure.js';
import { entity } from './entity.js';
import type { MeasuredTable, RunContext } from '../measure/run.js';
import { tokensBy } from './tokens.js';
import { handlerCosts } from '../capacity/handler-costs.js';
import type { Inputs } from '../capacity/measurements.js';

const registerWrites = 500;

/** Measures all inputs that take minutes on this machine; the others keep their values. */
export async function measuredNow(context: RunContext): Promise<Partial<Inputs>> {
  const found = [await handlerCosts(context), await tokenCosts(context), await discoveryCosts(context)];
  return Object.assign({}, ...found) as Partial<Inputs>;
}

async function tokenCosts(context: RunContext): Promise<Partial<Inputs>> {
  const tokens = await tokensBy('ES256', context);
  const [exchange, refresh, login] = ['access key exchange', 'refresh grant', 'password grant'].map((name) =>
    rowOf(tokens, name),
  );
  const read = rowOf(...((await entity(context)) as [MeasuredTable]), 'by access key');
  const of = (measured: Measured | undefined, server: string) => measured?.cpu[server] ?? 0;
  return {
    ...{ exchangeOauthMs: of(exchange, 'oauth'), exchangeAccountMs: of(exchange, 'account') },
    ...{ refreshOauthMs: of(refresh, 'oauth'), refreshAccountMs: of(refresh, 'account') },
    ...{ loginOauthMs: of(login, 'oauth'), loginAccountMs: of(login, 'account') },
    exchangePostgresMs: exchange?.postgresCpu ?? 0,
    refreshPostgresMs: refresh?.postgresCpu ?? 0,
    loginPostgresMs: login?.postgresCpu ?? 0,
    ...{ readMs: read.serverCpu, readPostgresMs: read.postgresCpu ?? 0 },
  };
}

function rowOf({ title, rows }: MeasuredTable, name: string): Measured {
  const row = rows.find((each) => each.name === name);
  if (!row) throw new Problem(`Row "${name}" not found in "${title}".`);
  return row.measured;
}

async function discoveryCosts({ teardown, say }: RunContext): Promise<Partial<Inputs>> {
  say('writes of discovery');
  const { database } = await filled({ perService: 200, metadata: 3, size: 'full' }, teardown);
  return { registerWriteMs: await writes(database) };
}

/** Duration of each write when writes wait for the previous commit. */
const writes = (database: string): Promise<number> =>
  asClient(database, async (client) => {
    const begun = performance.now();
    for (let n = 0; n < registerWrites; n += 1) {
      const row = { service_name: 'router', id: someId, kind: 'gateway_id', value: `gateway-${n}` };
      await client.query('select add_metadata($1::jsonb)', [JSON.stringify(row)]);
    }
    return (performance.now() - begun) / registerWrites;
  });
