import { type ServiceError, status } from '@grpc/grpc-js';
import { AccountClient, bearer, DiscoveryClient, type Reply, until } from '@fieldpost/testing';
import { type AppName, apps } from './fleet/plan.js';
import type { Fleet } from './fleet/fleet.js';
import type { StoreName } from './fleet/stores.js';
import type { FleetScenario } from './fleet-scenario.js';

/** Does the work while no replica of the app is there; afterwards all are. */
export async function without(fleet: Fleet, app: AppName, work: () => Promise<void>): Promise<void> {
  const replicas = fleet.of(app);
  await Promise.all(replicas.map((replica) => replica.kill()));
  try {
    await work();
  } finally {
    await Promise.all(replicas.map((replica) => replica.start()));
    await fleet.settled();
  }
}

/** Does the work while nobody reaches a database, or Redis; afterwards every replica is ready by itself. */
export async function cutOff(fleet: Fleet, store: StoreName, work: () => Promise<void>): Promise<void> {
  const line = fleet.stores.lines[store];
  line.cut();
  try {
    await work();
  } finally {
    line.restore();
    await fleet.settled();
  }
}

/** Does the work while the second replica of every app is gone or stands still. */
export async function withHalf(
  fleet: Fleet,
  how: 'killed' | 'frozen',
  work: () => Promise<void>,
): Promise<void> {
  const halves = apps.map((app) => fleet.of(app)[1]);
  await Promise.all(halves.map(async (half) => (how === 'killed' ? half.kill() : half.freeze())));
  try {
    await Promise.all(halves.map(({ app, host }) => fleet.balancer.waitFor(app, host, 'DOWN')));
    await work();
  } finally {
    await Promise.all(halves.map(async (half) => (how === 'killed' ? half.start() : half.thaw())));
    await fleet.settled();
  }
}

/** What `/healthz` and `/livez` of every replica answer. */
export async function health(fleet: Fleet, app: AppName): Promise<readonly string[]> {
  const both = fleet.of(app).map(async ({ url }) => {
    const answers = await Promise.all(['/healthz', '/livez'].map((path) => fetch(url + path)));
    return answers.map(({ status: code }) => code).join(' ');
  });
  return Promise.all(both);
}

/** The profile of a user through the load balancer. */
export const ownPage = ({ owner }: FleetScenario): Promise<Reply> =>
  owner.account.send('GET', '/api/v2/users/me');

/** The same at one replica of account, with another token. */
export const ownPageAt = (url: string, token: string): Promise<Reply> =>
  new AccountClient(url, bearer(token)).send('GET', '/api/v2/users/me');

/** By somebody who was not there before: one who saw discovery go first waits a little before trying again. */
export async function lookUp({ fleet, application }: FleetScenario): Promise<void> {
  const client = new DiscoveryClient(fleet.addresses.discovery_grpc, fleet.ca);
  try {
    await client.getByAppId(application.id);
  } finally {
    client.close();
  }
}

export const readDevice = ({ manager, application, device }: FleetScenario) =>
  manager.getDevice(application.id, device.devId);

/**
 * Resolves when the manager reads its device. After an outage its gRPC channel connects again by its own backoff; and the
 * replica it reaches has a token for the broker afterwards, as one that is in use has.
 */
export const readsAgain = (scenario: FleetScenario): Promise<void> =>
  until('the manager to read its device', () =>
    readDevice(scenario).then(
      () => true,
      (error: ServiceError) => {
        if (error.code === status.UNAVAILABLE) return false;
        throw error;
      },
    ),
  );

/** What a rejected OAuth request of an outage is answered with. */
export const triedAgainLater = { status: 503, body: { error: 'temporarily_unavailable' } };
/** What a gRPC call of an outage is answered with. */
export const unavailable = { code: status.UNAVAILABLE };

/**
 * The first response that is not "unavailable". A recovered dependency is tried again within a second
 * (`libs/internal-clients/src/channel.ts`), and until then whoever needs it cannot tell.
 */
export async function onceBack(ask: () => Promise<Reply>): Promise<Reply> {
  let reply = await ask();
  await until('an answer', async () => {
    if (reply.status === 503) reply = await ask();
    return reply.status !== 503;
  });
  return reply;
}
