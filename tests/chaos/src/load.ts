import { setTimeout as sleep } from 'node:timers/promises';
import { bearer, until } from '@fieldpost/testing';
import type { Listener } from './listener.js';
import {
  clientOf,
  exchange,
  listen,
  memberOf,
  type Sent,
  sendUplink,
  type FleetScenario,
} from './fleet-scenario.js';

/** Something that users do again and again; it throws when it fails. */
export interface ClientAction {
  readonly name: string;
  readonly everyMs: number;
  readonly act: (scenario: FleetScenario) => Promise<unknown>;
}

// Within the rate of calls that one replica of the handler accepts, which may be alone for a while.
const clientActions: readonly ClientAction[] = [
  { name: 'exchange a key', everyMs: 250, act: async (scenario) => exchanged(scenario) },
  { name: 'read the application', everyMs: 150, act: (scenario) => ask(scenario, '/api/v2/applications/') },
  { name: 'read at the handler', everyMs: 500, act: (scenario) => ask(scenario, '/handler/applications/') },
  {
    name: 'list handlers',
    everyMs: 150,
    act: (scenario) => ok(clientOf(scenario).send('GET', '/announcements/handler')),
  },
  {
    name: 'look the application up',
    everyMs: 150,
    act: async ({ fixtures, application }) => (await fixtures.discovery()).getByAppId(application.id),
  },
  {
    name: 'read a device',
    everyMs: 500,
    act: ({ manager, application, device }) => manager.getDevice(application.id, device.devId),
  },
];

/** The reply, which is an error unless its status is one of success. */
export const ok = async (asked: ReturnType<typeof exchange>) => {
  const answer = await asked;
  if (answer.status < 200 || answer.status >= 300)
    throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
};
const exchanged = async (scenario: FleetScenario) =>
  memberOf(await ok(exchange(scenario, scenario.key.key)), 'access_token');
const ask = ({ fleet, application }: FleetScenario, path: string) =>
  ok(clientOf({ fleet }).as(bearer(application.token)).send('GET', `${path}${application.id}`));

/** What the load of some time came to. */
export interface LoadReport {
  readonly requests: number;
  readonly failures: readonly string[];
  readonly uplinks: readonly Sent[];
  readonly listeners: readonly Listener[];
}

/** Users at work: requests over HTTP and gRPC, uplinks, and subscribers at QoS 1. */
export class Load {
  private readonly stopping = new AbortController();
  private readonly failures: string[] = [];
  private readonly uplinks: Sent[] = [];
  private requests = 0;

  private constructor(
    private readonly scenario: FleetScenario,
    private readonly listeners: readonly Listener[],
  ) {}

  /**
   * Has users at work for as long as something is done, and until every uplink has had time to arrive. Two subscribers
   * come through the load balancer, and one stays with each replica of the handler. `more` is what users do besides.
   */
  static async during(
    scenario: FleetScenario,
    act: (load: Load) => Promise<void>,
    more: readonly ClientAction[] = [],
  ): Promise<LoadReport> {
    const own = scenario.fleet.of('handler').map((replica) => listen(scenario, replica));
    const load = new Load(scenario, await Promise.all([listen(scenario), listen(scenario), ...own]));
    const work = Promise.all([
      ...[...clientActions, ...more].map((action) => load.keep(action)),
      load.sendUplinks(),
    ]);
    try {
      await act(load);
      await load.allSubscribersReceive();
      load.stopping.abort();
      await work;
      return await load.outcome();
    } finally {
      load.stopping.abort();
      await work;
      for (const listener of load.listeners) listener.close();
    }
  }

  /** Resolves when every subscriber has heard something from now on: whoever lost its replica is back. */
  async allSubscribersReceive(): Promise<void> {
    const before = this.listeners.map((listener) => listener.uplinks.length);
    const isHeard = (listener: Listener, at: number) => listener.uplinks.length > (before[at] ?? 0);
    await until('every subscriber hears uplinks', () => this.listeners.every(isHeard), 300_000);
  }

  private async outcome(): Promise<LoadReport> {
    const last = await sendUplink(this.scenario);
    this.uplinks.push(last);
    await Promise.all(this.listeners.map((listener) => listener.hears(last.payload)));
    const { requests, failures, uplinks, listeners } = this;
    return { requests, failures, uplinks, listeners };
  }

  private async keep({ name, everyMs, act }: ClientAction): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.requests += 1;
      const since = performance.now();
      await act(this.scenario).catch((error: Error) => this.note(name, error, since));
      await sleep(everyMs);
    }
  }

  private async sendUplinks(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const since = performance.now();
      await sendUplink(this.scenario).then(
        (sent) => this.uplinks.push(sent),
        (error: Error) => this.note('uplink', error, since),
      );
      await sleep(100);
    }
  }

  private note(name: string, { message }: Error, since: number): void {
    this.failures.push(
      `${new Date().toISOString()} ${name}: ${message} after ${performance.now() - since} ms`,
    );
  }
}
