import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, unavailable } from '@fieldpost/errors';
import { type Logger, type Metrics, only } from '@fieldpost/observability';
import { LOGGER } from '../network.config.js';
import { Members, type ReplicaState, stateOfReplica, type StreamElsewhere } from './members.js';
import {
  readReplicaMessage,
  type ReplicaError,
  type RepliesOfAll,
  type ReplicaMessage,
  type RequestToAll,
  writeReplicaMessage,
} from './message-format.js';
import { ReplicaBus } from './replica-bus.js';

/** How a replica responds to a request or a notification; undefined is sent as a response too. */
type Respond = (data: unknown, from: string) => unknown;

interface PendingRequest {
  resolve(data: unknown): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

const heartbeatMs = 1_000;
/** Changes within so many milliseconds are announced together. */
const changeMs = 50;
/** Requests that wait for a reply at one time; beyond it new ones fail. */
const mostPending = 10_000;
const everyone = 'all';
const notUnderstood = 'message of another replica not understood';

/**
 * The replicas of this network: each frame is processed by one of them, gateways and handlers are connected to any. Without
 * Redis there is one replica.
 */
@Injectable()
export class Replicas {
  /** Unique for each start. */
  readonly ownId = randomBytes(9).toString('base64url');
  private readonly members = new Members(this.ownId);
  private readonly parts: (() => Partial<ReplicaState>)[] = [];
  private readonly responders = new Map<string, Respond>();
  private readonly pending = new Map<number, PendingRequest>();
  private lastRequestId = 0;
  private version = 0;
  private soon: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    private readonly bus: ReplicaBus,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'info' | 'error'>,
  ) {
    this.respond('state', () => this.state());
  }

  measure(metrics: Metrics): void {
    const help = 'Other replicas of the network that this one knows.';
    metrics.gauge({ name: 'fieldpost_network_other_replicas', help, labels: [] }, () =>
      only(this.members.others.length),
    );
    this.bus.measure(metrics);
  }

  onApplicationBootstrap(): void {
    const receive = (text: string) => this.receive(text);
    this.bus.listen(this.ownId, receive, () => this.announce());
    this.timer = setInterval(() => this.beat(), heartbeatMs).unref();
  }

  /** Has the others forget this replica, and fails the requests that wait. */
  beforeApplicationShutdown(): void {
    this.isEnding = true;
    clearInterval(this.timer);
    clearTimeout(this.soon);
    this.send(everyone, { kind: 'end' });
    for (const [id] of this.pending) this.settle(id, ({ reject }) => reject(gone()));
  }

  get others(): readonly string[] {
    return this.members.others;
  }

  /** The id of the replica that processes what has this key. */
  ownerOf(key: string): string {
    return this.members.ownerOf(key);
  }

  /** The newest stream of a handler at another replica that was opened later than `than`, in Unix milliseconds. */
  withHandler(handlerId: string, than: number): StreamElsewhere | undefined {
    return this.members.withHandler(handlerId, than);
  }

  /** Whether a gateway is connected to another replica with proof of its identity. */
  isTrustedGateway(gatewayId: string): boolean {
    return this.members.isTrustedGateway(gatewayId);
  }

  /** Sets how a part of this replica's state is read. */
  share(part: () => Partial<ReplicaState>): void {
    this.parts.push(part);
  }

  /** Announces soon that the state of this replica has changed. */
  changed(): void {
    this.version += 1;
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.announce();
    }, changeMs).unref();
  }

  /** Sets how this replica responds to one kind of message. */
  respond(kind: string, respond: Respond): void {
    this.responders.set(kind, respond);
  }

  /** Sends a message without a reply, and without a promise that it arrives. */
  notify(replica: string, kind: string, data: unknown): void {
    this.send(replica, { kind, data });
  }

  /** Sends a message to all other replicas in the same way. */
  notifyAll(kind: string, data: unknown): void {
    if (this.others.length > 0) this.send(everyone, { kind, data });
  }

  /** The reply of another replica; rejects as unavailable without one in time. */
  request(replica: string, kind: string, data: unknown, timeoutMs: number): Promise<unknown> {
    if (this.pending.size >= mostPending) return Promise.reject(gone());
    const id = (this.lastRequestId += 1);
    return new Promise((resolve, reject) => {
      const onLate = () => this.settle(id, (request) => request.reject(gone()));
      this.pending.set(id, { resolve, reject, timer: setTimeout(onLate, timeoutMs).unref() });
      this.send(replica, { kind, requestId: id, data });
    });
  }

  /** The replies of the other replicas, and which of them did not reply. */
  async requestAll<T>(kind: string, { data, form, timeoutMs }: RequestToAll<T>): Promise<RepliesOfAll<T>> {
    const requests = this.others.map(async (replica) => {
      const reply = await this.request(replica, kind, data, timeoutMs).catch(() => undefined);
      const { data: parsed, error } = form.safeParse(reply);
      if (!error) return { replies: [[replica, parsed] as const], missing: [] };
      if (reply !== undefined) this.logger.error({ err: error, replica, kind }, notUnderstood);
      return { replies: [], missing: [replica] };
    });
    const all = await Promise.all(requests);
    return { replies: all.flatMap((each) => each.replies), missing: all.flatMap((each) => each.missing) };
  }

  private state(): { readonly version: number; readonly state: ReplicaState } {
    const empty: ReplicaState = { handlers: {}, trustedGateways: [] };
    const state = this.parts.reduce<ReplicaState>((all, part) => ({ ...all, ...part() }), empty);
    return { version: this.version, state };
  }

  /** Not after the end: the others would send frames here again. */
  private announce(): void {
    if (this.isEnding) return;
    this.send(everyone, { kind: 'here', data: this.version });
  }

  private beat(): void {
    this.announce();
    for (const id of this.members.sweep(performance.now()))
      this.logger.info({ replica: id }, 'replica not heard any more');
  }

  private send(to: string, message: Omit<ReplicaMessage, 'from'>): void {
    this.bus.send(to, writeReplicaMessage({ from: this.ownId, ...message }));
  }

  private receive(text: string): void {
    try {
      const message = readReplicaMessage(text);
      if (message.from !== this.ownId) this.handle(message);
    } catch (error) {
      this.logger.error({ err: error }, notUnderstood);
    }
  }

  private handle(message: ReplicaMessage): void {
    const { from, kind, requestId = 0, data } = message;
    if (kind === 'here') this.meet(from, Number(data));
    else if (kind === 'end') this.members.remove(from);
    else if (kind === 'reply') this.settle(requestId, (request) => end(request, message));
    else void this.reply(message);
  }

  private meet(id: string, version: number): void {
    const isNew = !this.members.others.includes(id);
    if (!this.members.heard(id, version, performance.now())) return;
    if (isNew) {
      this.logger.info({ replica: id }, 'replica found');
      this.announce();
    }
    // The next announcement of the replica leads to another request.
    this.request(id, 'state', undefined, heartbeatMs)
      .then((reply) => stateOfReplica.parse(reply))
      .then(({ version: newest, state }) => this.members.describe(id, newest, state))
      .catch((error: unknown) => {
        // Without a reply in time the next announcement is early enough.
        if (!(error instanceof AppError)) this.logger.error({ err: error, replica: id }, notUnderstood);
      });
  }

  private async reply({ from, kind, requestId, data }: ReplicaMessage): Promise<void> {
    try {
      const respond = this.responders.get(kind);
      // Of a later version: no data would be a response.
      if (!respond) throw unavailable({ what: `"${kind}" at another version of the network` });
      const reply = await respond(data, from);
      if (requestId !== undefined) this.send(from, { kind: 'reply', requestId, data: reply });
    } catch (error) {
      if (error instanceof AppError) this.replyWith(error, { to: from, requestId });
      // Without a reply the request fails as unavailable.
      else this.logger.error({ err: error, replica: from, kind }, 'message of another replica failed');
    }
  }

  private replyWith(
    { code, kind, message, retryAfter }: AppError,
    { to, requestId }: { readonly to: string; readonly requestId: number | undefined },
  ): void {
    if (requestId === undefined) return;
    this.send(to, { kind: 'reply', requestId, error: { code, kind, message, retryAfter } });
  }

  private settle(id: number, end: (request: PendingRequest) => void): void {
    const request = this.pending.get(id);
    if (!request) return;
    this.pending.delete(id);
    clearTimeout(request.timer);
    end(request);
  }
}

function end({ resolve, reject }: PendingRequest, { data, error }: ReplicaMessage): void {
  if (error) reject(new AppError(error.code, error.kind, error.message, retryOf(error)));
  else resolve(data);
}

const retryOf = ({ retryAfter }: ReplicaError) => (retryAfter === undefined ? {} : { retryAfter });

const gone = () => unavailable({ what: 'another replica of the network' });
