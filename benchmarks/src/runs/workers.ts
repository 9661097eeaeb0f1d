import { measure } from '../measure/measure.js';
import { keyOf, readableApps } from '../suite/population.js';
import { exchangeOf, readOf, requestsFor } from '../suite/requests.js';
import { startStack } from '../suite/stack.js';
import { loadOf, type Row, type Run, type RunContext } from '../measure/run.js';

/** One and two processes of account and oauth; those of discovery are in its own run. */
export const workers: Run = async (context) => {
  const rows = [...(await tokensBy(1, context)), ...(await tokensBy(2, context))];
  return [{ title: `Account and oauth: workers, ES256, ${context.connections} connections`, rows }];
};

async function tokensBy(count: number, context: RunContext): Promise<readonly Row[]> {
  const stack = await startStack(
    { algorithm: 'ES256', profile: context.profile, workers: count },
    context.teardown,
  );
  const rows: Row[] = [];
  const row = async (what: string, port: number, requests: readonly string[]) => {
    const name = `${what}, ${count} ${count === 1 ? 'worker' : 'workers'} of each`;
    context.say(name);
    const measured = await measure({ ...loadOf(context), port, requests }, stack.served);
    rows.push({ name, measured, group: what, is: count === 1 ? 'start' : 'ours' });
  };
  await row('access key exchange', stack.oauthPort, requestsFor(readableApps, exchangeOf));
  const reads = requestsFor(readableApps, (index) => readOf(index, `key ${keyOf(index)}`));
  await row('reading by access key', stack.accountPort, reads);
  await context.teardown.run();
  return rows;
}
