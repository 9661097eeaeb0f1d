import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnModuleInit,
  Optional,
} from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { AppId } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import { defineError } from '@fieldpost/errors';
import type { ApplicationMessage, MessageSubscriber } from '../../events/message-subscribers.js';
import { LOGGER } from '../../handler.config.js';
import { changeCount } from '../../shared/change-count.js';
import type { Share } from '../../limits/owners.js';
import { type LimitName, Rejections } from '../../limits/rejections.js';
import { EventChannel, type EventStream } from './event-channel.js';
import { EventRing } from './event-ring.js';

export const tooManyStreams = defineError(
  'too_many_streams',
  'resource_exhausted',
  'Too many streams of {owner}: at most {most} may be open',
);

/** How many streams may be open. */
export interface StreamLimits {
  readonly perApplication: number;
  readonly perCaller: number;
  /** Of all applications of one owner. */
  readonly perShare: number;
  readonly inAll: number;
  /** Applications without a stream whose last messages are still kept for those that come back. */
  readonly left: number;
}

/** A stream that may begin. */
export interface NewStream extends Pick<EventStream, 'caller' | 'share'> {
  readonly appId: AppId;
}

/** Seconds after which a client may try again. */
const retryAfter = 30;

export const streamLimits: StreamLimits = {
  perApplication: 50,
  perCaller: 20,
  perShare: 200,
  inAll: 1_000,
  left: 500,
};

/** How long the events of an application without open streams are kept. */
const leftForMs = 300_000;

const heartbeat = ': still here\n\n';
const beatMs = 15_000;

/**
 * The open streams of live events (server-sent events). Messages are numbered from the first stream of an application
 * on, until five minutes after its last, so that a stream that was cut off goes on where it was.
 */
@Injectable()
export class LiveEvents implements MessageSubscriber, OnModuleInit, BeforeApplicationShutdown {
  private readonly channels = new Map<AppId, EventChannel>();
  /** Applications without streams and since when, the longest first. */
  private readonly left = new Map<AppId, number>();
  private readonly byCaller = new Map<string, number>();
  /** Open streams by whose share they use, each with its application; the newest last. */
  private readonly byShare = new Map<Share, Map<EventStream, AppId>>();
  private open = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(LOGGER) private readonly log: Logger,
    @Inject(Rejections) private readonly rejections: Pick<Rejections, 'count'>,
    @Optional() private readonly limits: StreamLimits = streamLimits,
    @Optional() private readonly now: () => number = Date.now,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => this.beat(), beatMs).unref();
  }

  /** The server waits for open streams, so they end before it closes. */
  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.endAll();
  }

  readonly wants = (appId: AppId): boolean => this.channels.has(appId);

  readonly take = (message: ApplicationMessage): void => {
    const channel = this.channels.get(message.appId);
    for (const stream of channel?.send(message) ?? []) {
      this.log.info({ app_id: message.appId }, 'event stream ended: it reads too slowly');
      this.remove(message.appId, stream);
      stream.sink.destroy();
    }
  };

  /**
   * Fails when there are too many streams, before anything is written. When the handler has no capacity left, the
   * newest stream of the owner with the most streams is closed in favour of an owner with fewer.
   */
  requireCapacity({ appId, caller, share }: NewStream): void {
    const { perApplication, perCaller, perShare, inAll } = this.limits;
    const ofApplication = this.channels.get(appId)?.streams.size ?? 0;
    if (ofApplication >= perApplication)
      this.reject('event_streams_of_application', `application "${appId}"`, perApplication);
    if ((this.byCaller.get(caller) ?? 0) >= perCaller)
      this.reject('event_streams_of_client', 'this client', perCaller);
    if (this.openOf(share) >= perShare)
      this.reject('event_streams_of_owner', `the owner of application "${appId}"`, perShare);
    if (this.open >= inAll && !this.freeCapacity(share)) this.reject('event_streams', 'this handler', inAll);
  }

  private reject(limit: LimitName, owner: string, most: number): never {
    this.rejections.count(limit);
    throw tooManyStreams({ owner, most }, { retryAfter });
  }

  private openOf(share: Share): number {
    return this.byShare.get(share)?.size ?? 0;
  }

  /** Ends a stream of the owner that has most, if that leaves them with no fewer than the other one gets. */
  private freeCapacity(share: Share): boolean {
    const shares = [...this.byShare.values()];
    const most = shares.reduce((greatest, streams) => (streams.size > greatest.size ? streams : greatest));
    if (most.size <= this.openOf(share) + 1) return false;
    const newest = [...most].at(-1);
    if (!newest) return false;
    const [stream, appId] = newest;
    this.end(appId, stream);
    return true;
  }

  add(appId: AppId, stream: EventStream, lastId: string): void {
    const channel = this.channels.get(appId) ?? new EventChannel(new EventRing(newEpoch()));
    this.channels.set(appId, channel);
    this.left.delete(appId);
    this.open += 1;
    changeCount(this.byCaller, stream.caller, 1);
    const ofShare = this.byShare.get(stream.share) ?? new Map<EventStream, AppId>();
    this.byShare.set(stream.share, ofShare.set(stream, appId));
    channel.open(stream, lastId);
  }

  /** May be called more than once for a stream. */
  remove(appId: AppId, stream: EventStream): void {
    const channel = this.channels.get(appId);
    if (!channel?.streams.delete(stream)) return;
    this.open -= 1;
    changeCount(this.byCaller, stream.caller, -1);
    const ofShare = this.byShare.get(stream.share);
    ofShare?.delete(stream);
    if (ofShare?.size === 0) this.byShare.delete(stream.share);
    if (channel.streams.size === 0) this.left.set(appId, this.now());
  }

  /** Ends a stream. It gets no more messages, though its client may still have to read what was written before. */
  end(appId: AppId, stream: EventStream): void {
    this.remove(appId, stream);
    stream.sink.end();
  }

  /** Keeps connections alive and forgets applications without further clients; called every few seconds. */
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
    for (const [appId, { streams }] of this.channels)
      for (const stream of [...streams]) this.end(appId, stream);
  }
}

const newEpoch = (): string => randomBytes(6).toString('hex');
