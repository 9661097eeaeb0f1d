import type { Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from '@fieldpost/observability';
import type { StopGrpc } from '../grpc/grpc-server.js';

/** How long pending requests and calls may take once the listeners are closed, in milliseconds. */
const shutdownTimeoutMs = 3_000;
const sweepMs = 20;
/** How long everything after the drain may take at most. */
const longestMs = 10_000;

/** The parts to close, in this order, before their dependencies. */
export interface ClosingParts {
  readonly logger: Logger;
  /** How long the app keeps serving after it reported that it is not ready. */
  readonly drainMs: number;
  /** Disconnects long-lived clients, within that time. */
  readonly drain: (withinMs: number) => Promise<void>;
  readonly grpc: () => StopGrpc | undefined;
  /** Flushes traces; the last step. */
  readonly closeTraces: () => Promise<void>;
}

/**
 * Stops an app without failed requests for clients behind a health check: first it reports that it is not ready and keeps serving
 * until load balancers have noticed, then it closes its listeners and finishes pending requests, and only then closes their
 * dependencies.
 */
export class Closing {
  private hasBegun = false;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly parts: ClosingParts,
  ) {
    // Keep-alive clients get `Connection: close`.
    this.http.prependListener('request', (_request, response) => {
      if (this.hasBegun) response.shouldKeepAlive = false;
    });
  }

  /** Whether the app is shutting down. */
  get isUnderWay(): boolean {
    return this.hasBegun;
  }

  /** On SIGTERM and Ctrl-C, and when the parent that started this process over a channel has ended. */
  onSignals(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.begin(signal));
    if (process.connected) process.on('disconnect', () => this.begin('parent is gone'));
  }

  private begin(reason: string): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    const { logger, drainMs } = this.parts;
    logger.info({ reason }, 'app stops');
    setTimeout(() => process.exit(1), drainMs + longestMs).unref();
    void this.close()
      .catch((error: unknown) => this.complain(error))
      .finally(() => process.exit(0));
  }

  private async close(): Promise<void> {
    const { drainMs, drain } = this.parts;
    await Promise.all([sleep(drainMs), drain(drainMs)]).catch((error: unknown) => this.complain(error));
    await Promise.all([this.finishGrpc(), this.finishHttp()]).catch((error: unknown) => this.complain(error));
    await this.app.close();
    await atMost(this.parts.closeTraces());
  }

  /** A failed step must not prevent the next ones. */
  private complain(error: unknown): void {
    this.parts.logger.error({ err: error }, 'app stops in disorder');
  }

  private finishHttp(): Promise<unknown> {
    const { http } = this;
    const closed = new Promise<void>((resolve) => http.close(() => resolve()));
    // Connections become idle one after the other, as their responses are sent.
    const sweep = setInterval(() => http.closeIdleConnections(), sweepMs);
    return atMost(closed).finally(() => clearInterval(sweep));
  }

  private finishGrpc(): Promise<unknown> {
    const shut = this.parts.grpc();
    return atMost(new Promise<void>((resolve) => (shut ? shut(resolve) : resolve())));
  }

  private get http(): HttpServer {
    return this.app.getHttpServer() as HttpServer;
  }
}

const atMost = (work: Promise<void>): Promise<unknown> => Promise.race([work, sleep(shutdownTimeoutMs)]);
