import { randomBytes } from 'node:crypto';
import type { AppId } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import type { ApplicationMessage, MessageTaker } from '../events/message-takers.js';
import { EventChannel, type EventStream } from './event-channel.js';
import { EventRing } from './event-ring.js';
import { tooManyStreams } from './live-events.errors.js';

/** How many streams may be open. */
export interface StreamLimits {
  readonly perApplication: number;
  readonly perCaller: number;
  readonly inAll: number;
  /** Applications without a stream whose last messages are still kept for those that come back. */
  readonly left: number;
}

export const streamLimits: StreamLimits = { perApplication: 50, perCaller: 20, inAll: 1_000, left: 500 };

/** How long an application that nobody listens to is remembered. */
const leftForMs = 300_000;

const heartbeat = ': still here\n\n';

/**
 * The open streams of live events (server-sent events). Messages are numbered from the first stream of an application
 * on, until five minutes after its last, so that a stream that was cut off goes on where it was.
 */
export class LiveEvents implements MessageTaker {
  private readonly channels = new Map<AppId, EventChannel>();
  /** Applications without streams and since when, the longest first. */
  private readonly left = new Map<AppId, number>();
  private readonly byCaller = new Map<string, number>();
  private open = 0;

  constructor(
    private readonly log: Logger,
    private readonly limits: StreamLimits = streamLimits,
    private readonly now: () => number = Date.now,
  ) {}

  readonly wants = (appId: AppId): boolean => this.channels.has(appId);

  readonly take = (message: ApplicationMessage): void => {
    const channel = this.channels.get(message.appId);
    for (const stream of channel?.send(message) ?? []) {
      this.log.warn({ app_id: message.appId }, 'event stream ended: it reads too slowly');
      this.remove(message.appId, stream);
      stream.sink.destroy();
    }
  };

  /** Fails when there are too many streams already; answers before anything is written. */
  requireRoom(appId: AppId, caller: string): void {
    const { perApplication, perCaller, inAll } = this.limits;
    const ofApplication = this.channels.get(appId)?.streams.size ?? 0;
    if (ofApplication >= perApplication)
      throw tooManyStreams({ owner: `application "${appId}"`, most: perApplication });
    if ((this.byCaller.get(caller) ?? 0) >= perCaller)
      throw tooManyStreams({ owner: `caller "${caller}"`, most: perCaller });
    if (this.open >= inAll) throw tooManyStreams({ owner: 'this handler', most: inAll });
  }

  add(appId: AppId, stream: EventStream, lastId: string): void {
    const channel = this.channels.get(appId) ?? new EventChannel(new EventRing(newEpoch()));
    this.channels.set(appId, channel);
    this.left.delete(appId);
    this.open += 1;
    this.byCaller.set(stream.caller, (this.byCaller.get(stream.caller) ?? 0) + 1);
    channel.open(stream, lastId);
  }

  /** May be called more than once for a stream. */
  remove(appId: AppId, stream: EventStream): void {
    const channel = this.channels.get(appId);
    if (!channel?.streams.delete(stream)) return;
    this.open -= 1;
    const others = (this.byCaller.get(stream.caller) ?? 1) - 1;
    if (others > 0) this.byCaller.set(stream.caller, others);
    else this.byCaller.delete(stream.caller);
    if (channel.streams.size === 0) this.left.set(appId, this.now());
  }

  /** Keeps connections alive and forgets applications that nobody comes back to; called every some seconds. */
  beat(): void {
    for (const { streams } of this.channels.values()) {
      for (const { sink } of streams) sink.write(heartbeat);
    }
    for (const [appId, since] of this.left) {
      if (this.left.size <= this.limits.left && this.now() - since < leftForMs) return;
      this.left.delete(appId);
      this.channels.delete(appId);
    }
  }

  /** Ends every stream: the app stops. */
  endAll(): void {
    for (const { streams } of this.channels.values()) for (const { sink } of streams) sink.end();
  }
}

const newEpoch = (): string => randomBytes(6).toString('hex');
