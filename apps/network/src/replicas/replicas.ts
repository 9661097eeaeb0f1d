import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, unavailable } from '@fieldpost/errors';
import { type Logger, type Metrics, only } from '@fieldpost/observability';
import { LOGGER } from '../network.config.js';
import { Members, type ReplicaState } from './members.js';
import {
  readReplicaMessage,
  type ReplicaError,
  type ReplicaMessage,
  writeReplicaMessage,
} from './message-format.js';
import { ReplicaBus } from './replica-bus.js';

/** How a replica responds to a question; undefined is sent as a response too. */
type Respond = (data: unknown, from: string) => unknown;

interface Question {
  resolve(data: unknown): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

const heartbeatMs = 1_000;
/** Changes of so many milliseconds are told together. */
const changeMs = 50;
/** Questions that wait for a reply at one time; beyond it new ones fail. */
const mostQuestions = 10_000;
const everyone = 'all';

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
  private readonly questions = new Map<number, Question>();
  private lastQuestion = 0;
  private version = 0;
  private soon: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;

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
    const hear = (text: string) => this.hear(text);
    this.bus.listen(this.ownId, hear, () => this.announce());
    this.timer = setInterval(() => this.beat(), heartbeatMs).unref();
  }

  /** The others no longer count on this replica. */
  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.send(everyone, { kind: 'end' });
    for (const [id] of this.questions) this.settle(id, (question) => question.reject(gone()));
  }

  get others(): readonly string[] {
    return this.members.others;
  }

  /** The id of the replica that processes what has this key. */
  ownerOf(key: string): string {
    return this.members.ownerOf(key);
  }

  /** The other replica with a stream of a handler that was opened later than `than`, in Unix milliseconds. */
  withHandler(handlerId: string, than: number): string | undefined {
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

  /** Tells the others soon that the state of this replica has changed. */
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
  tell(replica: string, kind: string, data: unknown): void {
    this.send(replica, { kind, data });
  }

  /** The reply of another replica; rejects as unavailable without one in time. */
  ask(replica: string, kind: string, data: unknown, timeoutMs: number): Promise<unknown> {
    if (this.questions.size >= mostQuestions) return Promise.reject(gone());
    const id = (this.lastQuestion += 1);
    return new Promise((resolve, reject) => {
      const onLate = () => this.settle(id, (question) => question.reject(gone()));
      this.questions.set(id, { resolve, reject, timer: setTimeout(onLate, timeoutMs).unref() });
      this.send(replica, { kind, question: id, data });
    });
  }

  private state(): { readonly version: number; readonly state: ReplicaState } {
    const empty: ReplicaState = { handlers: {}, trustedGateways: [] };
    const state = this.parts.reduce<ReplicaState>((all, part) => ({ ...all, ...part() }), empty);
    return { version: this.version, state };
  }

  private announce(): void {
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

  private hear(text: string): void {
    try {
      const message = readReplicaMessage(text);
      if (message.from !== this.ownId) this.take(message);
    } catch (error) {
      this.logger.error({ err: error }, 'message of another replica not understood');
    }
  }

  private take(message: ReplicaMessage): void {
    const { from, kind, question = 0, data } = message;
    if (kind === 'here') this.meet(from, Number(data));
    else if (kind === 'end') this.members.remove(from);
    else if (kind === 'reply') this.settle(question, (asked) => end(asked, message));
    else void this.reply(message);
  }

  private meet(id: string, version: number): void {
    const isNew = !this.members.others.includes(id);
    if (!this.members.heard(id, version, performance.now())) return;
    if (isNew) {
      this.logger.info({ replica: id }, 'replica found');
      this.announce();
    }
    const described = this.ask(id, 'state', undefined, heartbeatMs) as Promise<ReturnType<Replicas['state']>>;
    // The next message of the replica asks again.
    described
      .then((answer) => this.members.describe(id, answer.version, answer.state))
      .catch(() => undefined);
  }

  private async reply({ from, kind, question, data }: ReplicaMessage): Promise<void> {
    try {
      const reply = await this.responders.get(kind)?.(data, from);
      if (question !== undefined) this.send(from, { kind: 'reply', question, data: reply });
    } catch (error) {
      if (error instanceof AppError) this.replyWith(error, { to: from, question });
      // Who asked gets no reply, and takes the replica as unavailable.
      else this.logger.error({ err: error, replica: from, kind }, 'message of another replica failed');
    }
  }

  private replyWith(
    { code, kind, message, retryAfter }: AppError,
    { to, question }: { readonly to: string; readonly question: number | undefined },
  ): void {
    if (question === undefined) return;
    this.send(to, { kind: 'reply', question, error: { code, kind, message, retryAfter } });
  }

  private settle(id: number, end: (question: Question) => void): void {
    const question = this.questions.get(id);
    if (!question) return;
    this.questions.delete(id);
    clearTimeout(question.timer);
    end(question);
  }
}

function end({ resolve, reject }: Question, { data, error }: ReplicaMessage): void {
  if (error) reject(new AppError(error.code, error.kind, error.message, retryOf(error)));
  else resolve(data);
}

const retryOf = ({ retryAfter }: ReplicaError) => (retryAfter === undefined ? {} : { retryAfter });

const gone = () => unavailable({ what: 'another replica of the network' });
