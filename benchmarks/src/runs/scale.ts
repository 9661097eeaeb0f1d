import { measure } from '../measure/measure.js';
import { addApplications, keyOf, readableApps } from '../suite/population.js';
import { exchangeOf, readOf, requestsFor } from '../suite/requests.js';
import { startStack } from '../suite/stack.js';
import { loadOf, type Row, type Run } from '../measure/run.js';

const sizes = [readableApps, 10_000, 1_000_000];

/** Number of different requested applications, spread evenly. */
const asked = 10_000;

/** Cost of an exchange and a read with increasing numbers of applications, up to `most`. */
export const scaleTo =
  (most: number): Run =>
  async (context) => {
    const stack = await startStack({ algorithm: 'ES256', profile: context.profile }, context.teardown);
    const rows: Row[] = [];
    let filled = readableApps;
    for (const size of sizes.map((wanted) => Math.min(wanted, most))) {
      context.say(`filling up to ${size} applications`);
      if (size > filled)
        await addApplications(stack.database, { from: filled, to: size }, stack.passwordHash);
      filled = Math.max(filled, size);
      const spread = (index: number) => Math.floor((index * size) / Math.min(asked, size));
      const count = Math.min(asked, size);
      const is = size === readableApps ? 'start' : 'ours';
      context.say('exchange');
      const exchanges = requestsFor(count, (index) => exchangeOf(spread(index)));
      const exchanged = await measure(
        { ...loadOf(context), port: stack.oauthPort, requests: exchanges },
        stack.served,
      );
      rows.push({ name: `${size}: exchange`, group: 'exchange', is, measured: exchanged });
      context.say('reading by access key');
      const reads = requestsFor(count, (index) => readOf(spread(index), `key ${keyOf(spread(index))}`));
      const read = await measure(
        { ...loadOf(context), port: stack.accountPort, requests: reads },
        stack.served,
      );
      rows.push({ name: `${size}: reading by access key`, group: 'read', is, measured: read });
    }
    await context.teardown.run();
    return [{ title: `More and more applications, ES256, ${context.connections} connections`, rows }];
  };
