import { setTimeout as sleep } from 'node:timers/promises';
import { bearer, until } from '@fieldpost/testing';
import type { Listener } from './listener.js';
import { doorOf, exchange, listen, memberOf, type Sent, sendUplink, type Town } from './town.js';

/** Something that users do again and again; it throws when it fails. */
interface Habit {
  readonly name: string;
  readonly everyMs: number;
  readonly act: (town: Town) => Promise<unknown>;
}

// One replica of the handler takes five requests a second for an application, and may be alone for a while.
const habits: readonly Habit[] = [
  { name: 'exchange a key', everyMs: 250, act: async (town) => exchanged(town) },
  { name: 'read the application', everyMs: 150, act: (town) => ask(town, '/api/v2/applications/') },
  { name: 'read at the handler', everyMs: 500, act: (town) => ask(town, '/handler/applications/') },
  {
    name: 'list handlers',
    everyMs: 150,
    act: (town) => ok(doorOf(town).send('GET', '/announcements/handler')),
  },
  {
    name: 'look the application up',
    everyMs: 150,
    act: async ({ world, application }) => (await world.discovery()).getByAppId(application.id),
  },
  {
    name: 'read a device',
    everyMs: 500,
    act: ({ manager, application, device }) => manager.getDevice(application.id, device.devId),
  },
];

const ok = async (asked: ReturnType<typeof exchange>) => {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
};
const exchanged = async (town: Town) => memberOf(await ok(exchange(town, town.key.key)), 'access_token');
const ask = ({ fleet, application }: Town, path: string) =>
  ok(doorOf({ fleet }).as(bearer(application.token)).send('GET', `${path}${application.id}`));

/** What the load of some time came to. */
export interface Outcome {
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
    private readonly town: Town,
    private readonly listeners: readonly Listener[],
  ) {}

  /**
   * Has users at work for as long as something is done, and until every uplink has had time to arrive. Two subscribers
   * come through the load balancer, and one stays with each replica of the handler.
   */
  static async during(town: Town, act: (load: Load) => Promise<void>): Promise<Outcome> {
    const own = town.fleet.of('handler').map((replica) => listen(town, replica));
    const load = new Load(town, await Promise.all([listen(town), listen(town), ...own]));
    const work = Promise.all([...habits.map((habit) => load.keep(habit)), load.sendUplinks()]);
    try {
      await act(load);
      await load.everybodyHears();
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
  async everybodyHears(): Promise<void> {
    const before = this.listeners.map((listener) => listener.uplinks.length);
    const isHeard = (listener: Listener, at: number) => listener.uplinks.length > (before[at] ?? 0);
    await until('every subscriber hears uplinks', () => this.listeners.every(isHeard), 60_000);
  }

  private async outcome(): Promise<Outcome> {
    const last = await sendUplink(this.town);
    this.uplinks.push(last);
    await Promise.all(this.listeners.map((listener) => listener.hears(last.payload)));
    const { requests, failures, uplinks, listeners } = this;
    return { requests, failures, uplinks, listeners };
  }

  private async keep({ name, everyMs, act }: Habit): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.requests += 1;
      const since = performance.now();
      await act(this.town).catch((error: Error) => this.note(name, error, since));
      await sleep(everyMs);
    }
  }

  private async sendUplinks(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const since = performance.now();
      await sendUplink(this.town).then(
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
