import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '@fieldpost/components';
import { AppId, DevId } from '@fieldpost/domain';
import { type AppError, defineError, logLevelOf } from '@fieldpost/errors';
import { currentContext, type Logger, type Tracing } from '@fieldpost/observability';
import { toAppError } from '@fieldpost/transport';
import type { Delivery } from '../devices/downlink.js';
import type { DownlinkReceiver } from '../downlinks/downlinks.service.js';
import { parseDownlink } from '../downlinks/downlink-message.js';

/** A downlink as an outside broker hands it over. */
export interface IncomingDownlink {
  readonly appId: string;
  readonly devId: string;
  readonly payload: Buffer;
  /** Where the broker may hand it out again. */
  readonly delivery?: Delivery;
  /** The trace that the publisher named. */
  readonly traceparent?: string | undefined;
}

/** The dependencies for the downlinks of one broker. */
export interface IntakeTools {
  /** The name of the broker in the log. */
  readonly peer: string;
  readonly log: Logger;
  readonly tracing: Tracing;
  /** From 0 to 1, for the jitter of attempts. */
  readonly random: () => number;
}

/** `rejected` is for good, and the log says why; `not now` when the handler stopped before it could take the downlink. */
export type Outcome = 'queued' | 'rejected' | 'not now';

const downlinkNotRead = defineError('outside_downlink_not_read', 'invalid_argument', 'Downlink {reason}');

const mostTries = 3;

/**
 * Adds downlinks of outside brokers to the queues, one after the other. The broker has checked the rights; all other
 * checks are those of the built-in MQTT server. While the database is unavailable it keeps the current downlink and
 * accepts no other.
 */
export class DownlinkIntake {
  private lastWork: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly downlinks: DownlinkReceiver,
    private readonly tools: IntakeTools,
  ) {}

  receive(downlink: IncomingDownlink, stopping: AbortSignal): Promise<Outcome> {
    const { peer, tracing } = this.tools;
    const attributes = { peer, app_id: downlink.appId };
    const about = { name: 'outside broker receive', kind: 'consumer', attributes } as const;
    const queue = () => this.lastWork.then(() => this.queue(downlink, stopping));
    const done = tracing.run(about, queue, downlink.traceparent);
    this.lastWork = done;
    return done;
  }

  /** The broker will not hand these out again. */
  settle(channel: string, tags: readonly number[]): Promise<void> {
    return this.downlinks.settle(channel, tags);
  }

  private async queue(downlink: IncomingDownlink, stopping: AbortSignal): Promise<Outcome> {
    for (let failures = 0; !stopping.aborted; failures += 1) {
      const error = await this.tryOnce(downlink);
      if (error === undefined) return 'queued';
      const isPassing =
        error.kind === 'unavailable' || (error.kind === 'internal' && failures + 1 < mostTries);
      this.report(downlink, error);
      if (!isPassing) return 'rejected';
      await sleep(backoff(failures, this.tools.random()), undefined, { signal: stopping }).catch(
        () => undefined,
      );
    }
    return 'not now';
  }

  private async tryOnce({
    appId,
    devId,
    payload,
    delivery,
  }: IncomingDownlink): Promise<AppError | undefined> {
    try {
      const parsed = parseDownlink(payload);
      if ('reason' in parsed) throw downlinkNotRead({ reason: parsed.reason });
      await this.downlinks.enqueue(AppId(appId), DevId(devId), { ...parsed.request, delivery });
      return undefined;
    } catch (thrown) {
      return toAppError(thrown);
    }
  }

  private report({ appId, devId }: IncomingDownlink, error: AppError): void {
    const { code, message, cause } = error;
    const fields = { app_id: appId, dev_id: devId, error: message, cause };
    currentContext()?.span?.note({ 'error.type': code });
    this.tools.log[logLevelOf(error)](fields, 'downlink of the outside broker not queued');
  }
}
