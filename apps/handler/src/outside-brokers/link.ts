import { BackgroundLoop } from '@fieldpost/batching';
import { backoff } from '@fieldpost/components';
import type { Logger } from '@fieldpost/observability';
import type { Leadership } from '../cluster/leadership.js';

/** An open connection. */
export interface Opened {
  /** Resolves when the connection ends, with the reason if there is one. */
  readonly ended: Promise<string>;
  readonly close: () => Promise<void>;
}

/** The dependencies of a link. */
export interface LinkParts {
  /** The name of the other side in the log; never its URL, which has a password. */
  readonly peer: string;
  /** Opens the connection with everything that makes it useful; fails when it cannot. */
  readonly open: (stopping: AbortSignal) => Promise<Opened>;
  /** With it, the connection is open only while this replica leads. */
  readonly leadership?: Pick<Leadership, 'isLeader' | 'onChange'>;
  readonly log: Logger;
  /** From 0 to 1, for the jitter of attempts. */
  readonly random: () => number;
}

/** A follower checks at intervals, too: a change during a round does not wake it. */
const lookAgainMs = 500;

/** Keeps a connection to an outside broker up, with back-off between attempts. */
export class Link {
  private readonly loop: BackgroundLoop;
  private readonly forget: () => void;
  private cut = new AbortController();
  private failures = 0;

  constructor(private readonly parts: LinkParts) {
    this.loop = new BackgroundLoop((stopping) => this.round(stopping));
    this.forget = parts.leadership?.onChange(() => this.reconsider()) ?? (() => undefined);
  }

  start(): void {
    this.loop.start();
  }

  /** Resolves when the connection has been closed. */
  async stop(): Promise<void> {
    this.forget();
    this.cut.abort();
    await this.loop.stop();
  }

  private get isWanted(): boolean {
    return this.parts.leadership?.isLeader ?? true;
  }

  private reconsider(): void {
    if (this.isWanted) this.loop.wake();
    else this.cut.abort();
  }

  private async round(stopping: AbortSignal): Promise<number> {
    this.cut = new AbortController();
    if (!this.isWanted) return lookAgainMs;
    const signal = AbortSignal.any([stopping, this.cut.signal]);
    const reason = await this.hold(signal);
    if (signal.aborted) return this.isWanted ? 0 : lookAgainMs;
    this.parts.log.warn({ peer: this.parts.peer, reason }, 'outside broker not connected');
    this.failures += 1;
    return backoff(this.failures - 1, this.parts.random());
  }

  /** Opens the connection and waits for its end; resolves with the reason. */
  private async hold(signal: AbortSignal): Promise<string> {
    const { peer, log, open } = this.parts;
    try {
      const opened = await unlessStopped(open(signal), signal);
      if (opened === undefined) return 'stopped';
      this.failures = 0;
      log.info({ peer }, 'outside broker connected');
      const reason = await Promise.race([opened.ended, endOf(signal)]);
      await opened.close();
      return reason;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** Waits for a connection until it is not needed any more; one that opens after that is closed at once. */
async function unlessStopped(opening: Promise<Opened>, signal: AbortSignal): Promise<Opened | undefined> {
  const opened = await Promise.race([opening, endOf(signal).then(() => undefined)]);
  if (opened === undefined)
    opening.then(
      ({ close }) => void close(),
      () => undefined,
    );
  return opened;
}

/** Resolves when the signal is given. */
const endOf = (signal: AbortSignal): Promise<string> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve('stopped');
    else signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
