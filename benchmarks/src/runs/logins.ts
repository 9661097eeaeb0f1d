import type { Order } from '../load/orders.js';
import { measure, type Measured } from '../measure/measure.js';
import { appsPerUser, readableApps } from '../suite/population.js';
import { exchangeOf, loginOf, requestsFor } from '../suite/requests.js';
import { startStack } from '../suite/stack.js';
import { loadOf, type Row, type Run } from '../measure/run.js';
import { websiteLogins } from './website-logins.js';

const exchangesPerSecond = 500;
const loginsPerSecond = 50;

/** Access key exchanges during logins, whose password hashes take 10 ms of a core each; then logins at the website. */
export const logins: Run = async (context) => {
  const stack = await startStack({ algorithm: 'ES256', profile: context.profile }, context.teardown);
  const port = stack.oauthPort;
  const exchanges: Order = {
    ...loadOf(context),
    port,
    requests: requestsFor(readableApps, exchangeOf),
    perSecond: exchangesPerSecond,
  };
  const people: Order = {
    ...loadOf(context),
    port,
    requests: requestsFor(readableApps / appsPerUser, (user) => loginOf(user)),
    perSecond: loginsPerSecond,
  };
  context.say('exchanges alone');
  const alone = await measure(exchanges, stack.served);
  context.say('exchanges beside logins');
  // CPU cannot be attributed, so all of it is in the row of the exchanges.
  const [beside, logged] = await Promise.all([
    measure(exchanges, stack.served),
    measure(people, { servers: {} }),
  ]);
  context.say('logins alone');
  const only = await measure(people, stack.served);
  await context.teardown.run();
  return [
    { title: 'Exchanges while people log in, ES256', rows: rowsOf({ alone, beside, logged, only }) },
    await websiteLogins(context),
  ];
};

/** The total CPU is in the row of the exchanges. */
function rowsOf(found: Record<'alone' | 'beside' | 'logged' | 'only', Measured>): readonly Row[] {
  const offered = `${exchangesPerSecond} exchanges/s`;
  const pace = `${loginsPerSecond} logins/s`;
  return [
    { name: `${offered} alone`, group: 'alone', is: 'start', measured: found.alone },
    { name: `${offered} beside ${pace}`, group: 'beside', is: 'ours', measured: found.beside },
    { name: `${pace} beside ${offered}`, group: 'logins', is: 'ours', measured: found.logged },
    { name: `${pace} alone`, group: 'logins alone', is: 'ours', measured: found.only },
  ];
}
