import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { createLogger, NoTracing } from '@fieldpost/observability';
import { until } from '@fieldpost/testing';
import type { ClaimRequest, Deliveries, Delivery } from './storage/deliveries.repository.js';
import { Deliverer } from './deliverer.js';
import { IntegrationId } from './storage/integration.js';

const timeoutMs = 300;
/** Attempts of the deliverer at one time, with those for slow receivers. */
const attemptsAtOnce = 128 + 32;

/** Applications named `ann-…` are Ann's. */
const shareOf = (app: string): string => (app.startsWith('ann-') ? 'user/ann' : `application/${app}`);

/** A message without end for each of the integrations that hang, and some for one that answers. */
class Queues {
  readonly delivered: string[] = [];
  /** Attempts at receivers that hang. */
  hung = 0;
  private number = 0;
  private left: number;

  constructor(
    private readonly hanging: readonly string[],
    readonly wanted: number,
  ) {
    this.left = wanted;
  }

  /** As the statement of the database: round robin among those with free capacity, random within a round. */
  readonly claim = async (request: ClaimRequest): Promise<Delivery[]> => {
    const { running, perIntegration, runningOfOwners, perOwner, most } = request;
    const owned = new Map(runningOfOwners);
    const counts = new Map(running.map(([appId, id, count]) => [`${appId}/${id}`, count]));
    if (counts.size < running.length) throw new Error('an integration is named twice');
    const due = [...this.hanging, 'prompt'].flatMap((app) => {
      const free = Math.max(0, perIntegration - (counts.get(`${app}/hook`) ?? 0));
      const places = app === 'prompt' ? Math.min(free, this.left) : free;
      return Array.from({ length: places }, (_, turn) => ({ app, turn, chance: Math.random() }));
    });
    due.sort((a, b) => a.turn - b.turn || a.chance - b.chance);
    const allowed = due.filter(({ app }) => {
      const taken = owned.get(shareOf(app)) ?? 0;
      owned.set(shareOf(app), taken + 1);
      return taken < perOwner;
    });
    return allowed.slice(0, most).map(({ app }) => this.deliveryOf(app));
  };

  readonly post = async ({ url }: { readonly url: string }) => {
    if (url.includes('prompt')) return { status: 200, error: undefined, failure: undefined };
    this.hung += 1;
    await sleep(timeoutMs);
    return { status: undefined, error: 'no answer in time', failure: 'ETIMEDOUT' };
  };

  readonly settle = async ({ id, error }: { readonly id: string; readonly error: string | undefined }) => {
    if (error === undefined) this.delivered.push(id);
  };

  private deliveryOf(app: string): Delivery {
    if (app === 'prompt') this.left -= 1;
    this.number += 1;
    return {
      ...{
        id: String(this.number),
        devId: 'dev-1',
        kind: 'up',
        json: '{}',
        attempt: 1,
        traceparent: undefined,
        share: shareOf(app),
      },
      integration: {
        ...{ appId: AppId(app), id: IntegrationId('hook'), url: `https://${app}.example.com/` },
        ...{ messages: ['up'], headers: {}, secret: 'a secret of this test' },
      },
    };
  }
}

const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

function delivererOf(queues: Queues, post: Queues['post'] = queues.post): Deliverer {
  const { claim, settle } = queues;
  return new Deliverer(
    { claim, settle, trim: async () => [] } as unknown as Deliveries,
    { post },
    createLogger({ app: 'test', level: 'fatal' }),
    new NoTracing(),
    {
      HANDLER_HTTP_PUBLIC_URL: undefined,
      HANDLER_INTEGRATION_ATTEMPTS: 3,
      HANDLER_INTEGRATION_RETRY_SECONDS: 1,
      HANDLER_INTEGRATION_TIMEOUT_SECONDS: timeoutMs / 1_000,
      HANDLER_INTEGRATION_QUEUE_LENGTH: 1,
    },
  );
}

describe('Receivers that hang', () => {
  it('delay only themselves, in any number', async () => {
    const queues = new Queues(named('app', 400), 100);
    const deliverer = delivererOf(queues);
    deliverer.start();
    await until('the prompt receiver has everything', () => queues.delivered.length === queues.wanted);
    expect(queues.hung).toBeLessThan(10 * attemptsAtOnce);
    await deliverer.stop();
  });

  it('of one owner leave half of all attempts to other owners', async () => {
    const queues = new Queues(named('ann', 400), 0);
    let largest = 0;
    let underWay = 0;
    const hang = queues.post;
    const deliverer = delivererOf(queues, async (request) => {
      underWay += 1;
      largest = Math.max(largest, underWay);
      return hang(request).finally(() => (underWay -= 1));
    });
    deliverer.start();
    await sleep(5 * timeoutMs);
    await deliverer.stop();
    expect(largest).toBeGreaterThan(0);
    // Half of 128, and half of the 32 for slow receivers.
    expect(largest).toBeLessThanOrEqual(64 + 16);
  });
});
