import { Inject, Injectable, Optional } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import { type Logger, type Metrics, type SpanAbout, Tally, Tracing } from '@fieldpost/observability';
import { type ReceiverResponse, Receivers } from '@fieldpost/transport';
import { LRUCache } from 'lru-cache';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';
import {
  type ClaimRequest,
  Deliveries,
  type Delivery,
  type IntegrationKey,
} from './storage/deliveries.repository.js';
import { Counts } from './storage/counts.js';
import { requestFor } from './delivery-request.js';
import { retryDelay } from './retry-delay.js';

type DelivererSettings = Pick<
  HandlerSettings,
  | 'HANDLER_HTTP_PUBLIC_URL'
  | 'HANDLER_INTEGRATION_ATTEMPTS'
  | 'HANDLER_INTEGRATION_RETRY_SECONDS'
  | 'HANDLER_INTEGRATION_TIMEOUT_SECONDS'
  | 'HANDLER_INTEGRATION_QUEUE_LENGTH'
>;

/** Attempts under way at once: of one integration, of all, and beside them those that leave time for slow receivers. */
const concurrency = { perIntegration: 4, inAll: 128, slow: 32 };
/** Part of the attempts that one owner may have under way. */
const partOfOwner = 0.5;
/** Part of the time limit after which a receiver counts as slow, and for how long it does unless it responds faster. */
const slowPart = 0.25;
const slowForMs = 900_000;
const mostSlow = 2_000;
const pollMs = 1_000;
const trimEveryMs = 15_000;
/** A queue that grew far beyond its bound is cut back over several rounds. */
const mostTrims = 20;
const shutdownMs = 5_000;
/** Attempts and dead letters that are kept of an integration. */
const keptAttempts = 100;
const keptDeadLetters = 1_000;

type Pace = 'prompt' | 'slow';

interface Running {
  readonly key: IntegrationKey;
  count: number;
}

/**
 * Brings waiting messages to their receivers, each at least once and in no certain order. Owners take turns, and so do the
 * integrations of an owner. Attempts under way are limited by integration and by owner. Slow receivers have a limit of
 * their own, so that they delay only their own messages.
 */
@Injectable()
export class Deliverer {
  /** Attempts, by how they ended; a dead letter was given up. */
  readonly outcomes = new Tally(['delivered', 'retried', 'dead']);
  private readonly loop = new BackgroundLoop(() => this.round());
  private readonly running = new Map<string, Running>();
  private readonly underWay = new Set<Promise<void>>();
  /** Integrations whose receivers were slow lately. */
  private readonly slow = new LRUCache<string, IntegrationKey>({ max: mostSlow, ttl: slowForMs });
  private readonly ofOwners = { prompt: new Counts(), slow: new Counts() };
  private trimAt = 0;

  /** Longest time that an attempt takes. */
  private readonly timeoutMs: number;

  constructor(
    private readonly deliveries: Deliveries,
    @Inject(Receivers) private readonly receivers: Pick<Receivers, 'post'>,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly tracing: Tracing,
    @Inject(HANDLER_CONFIG) private readonly settings: DelivererSettings,
    @Optional() private readonly random: () => number = Math.random,
    @Optional() private readonly now: () => number = Date.now,
  ) {
    this.timeoutMs = settings.HANDLER_INTEGRATION_TIMEOUT_SECONDS * 1000;
  }

  measure(metrics: Metrics): void {
    const help = 'Attempts to deliver to integrations, by how they ended.';
    metrics.tally(
      { name: 'fieldpost_handler_integration_attempts_total', help, label: 'outcome' },
      this.outcomes,
    );
  }

  start(): void {
    this.loop.start();
  }

  /** There is something to deliver. */
  wake(): void {
    this.loop.wake();
  }

  /** Waits a little for attempts under way; what does not end is attempted again by the next process. */
  async stop(): Promise<void> {
    await this.loop.stop();
    const timeout = new Promise((resolve) => setTimeout(resolve, shutdownMs).unref());
    await Promise.race([Promise.all(this.underWay), timeout]);
  }

  private async round(): Promise<number> {
    try {
      await this.trim();
      await this.claim();
    } catch (error) {
      this.log.warn({ err: error }, 'integrations cannot be served for now');
    }
    return pollMs;
  }

  private async claim(): Promise<void> {
    const prompt = [...this.running].filter(([name]) => !this.slow.has(name));
    const full = [...this.slow.values()].map((key) => [...key, concurrency.perIntegration] as const);
    const places = concurrency.inAll - this.ofOwners.prompt.total;
    await this.claimSome('prompt', places, [...inUse(prompt), ...full]);
    const slowPlaces = concurrency.slow - this.ofOwners.slow.total;
    if (full.length > 0) await this.claimSome('slow', slowPlaces, inUse([...this.running]));
  }

  private async claimSome(pace: Pace, most: number, running: ClaimRequest['running']): Promise<void> {
    if (most <= 0) return;
    const { deliveries, timeoutMs } = this;
    const claimed = await deliveries.claim({
      running,
      perIntegration: concurrency.perIntegration,
      runningOfOwners: this.ofOwners[pace].entries,
      perOwner: concurrency[pace === 'slow' ? 'slow' : 'inAll'] * partOfOwner,
      most,
      // An attempt may send twice, and then has to be written down.
      leaseMs: 2 * timeoutMs + 5_000,
    });
    for (const delivery of claimed) this.begin(delivery, this.ofOwners[pace]);
  }

  private begin(delivery: Delivery, ofOwners: Counts): void {
    const { appId, id } = delivery.integration;
    const name = `${appId}/${id}`;
    const running = this.running.get(name) ?? { key: [appId, id], count: 0 };
    running.count += 1;
    ofOwners.add(delivery.share, 1);
    this.running.set(name, running);
    const attempt = this.attempt(delivery).finally(() => {
      running.count -= 1;
      ofOwners.add(delivery.share, -1);
      if (running.count === 0) this.running.delete(name);
      this.underWay.delete(attempt);
      this.wake();
    });
    this.underWay.add(attempt);
  }

  /** Never fails. */
  private async attempt(delivery: Delivery): Promise<void> {
    const { deliveries, now, log } = this;
    const began = now();
    const { status, error } = await this.post(delivery, began);
    const { id, attempt } = delivery;
    this.judge(delivery.integration, now() - began);
    const retryInMs = error === undefined ? undefined : this.retryInMs(attempt);
    this.outcomes.count(outcomeOf(error, retryInMs));
    try {
      await deliveries.settle({ id, attempt, ms: Math.max(0, now() - began), status, error, retryInMs });
    } catch (failure) {
      log.warn({ err: failure }, 'delivery not written down; it is attempted again');
    }
  }

  private judge({ appId, id }: Delivery['integration'], ms: number): void {
    const name = `${appId}/${id}`;
    if (ms < this.timeoutMs * slowPart) this.slow.delete(name);
    else this.slow.set(name, [appId, id]);
  }

  /** Goes on with the trace of the message: each attempt is a span of it, under which the receiver may go on. */
  private async post(delivery: Delivery, now: number): Promise<ReceiverResponse> {
    const { receivers, tracing } = this;
    const publicUrl = this.settings.HANDLER_HTTP_PUBLIC_URL;
    const span = tracing.begin(aboutAttempt(delivery), delivery.traceparent);
    const { traceparent } = span ?? {};
    const response = await receivers.post(requestFor(delivery, { publicUrl, now, traceparent }));
    if (response.status !== undefined) span?.note({ 'http.response.status_code': response.status });
    span?.end(response.failure);
    return response;
  }

  private retryInMs(attempt: number): number | undefined {
    const { HANDLER_INTEGRATION_ATTEMPTS: attempts, HANDLER_INTEGRATION_RETRY_SECONDS: seconds } =
      this.settings;
    return attempt >= attempts ? undefined : retryDelay(attempt, seconds * 1000, this.random());
  }

  private async trim(): Promise<void> {
    const { deliveries, log, now } = this;
    const bounds = {
      waiting: this.settings.HANDLER_INTEGRATION_QUEUE_LENGTH,
      dead: keptDeadLetters,
      attempts: keptAttempts,
    };
    if (now() < this.trimAt) return;
    this.trimAt = now() + trimEveryMs;
    for (let trims = 0; trims < mostTrims; trims += 1) {
      const trimmed = await deliveries.trim(bounds);
      for (const queue of trimmed) log.info(queue, 'messages dropped: the queue of an integration is full');
      if (trimmed.length === 0) return;
    }
  }
}

/** Of each integration, so many of its places are in use. */
const inUse = (running: readonly (readonly [name: string, Running])[]): ClaimRequest['running'] =>
  running.map(([, { key, count }]) => [...key, count] as const);

/** Its URL may hold a password. */
const aboutAttempt = ({ id, attempt, devId, integration }: Delivery): SpanAbout => ({
  name: 'integration post',
  kind: 'client',
  attributes: {
    app_id: integration.appId,
    dev_id: devId,
    integration: integration.id,
    delivery: id,
    attempt,
  },
});

function outcomeOf(error: string | undefined, retryInMs: number | undefined): string {
  if (error === undefined) return 'delivered';
  return retryInMs === undefined ? 'dead' : 'retried';
}
