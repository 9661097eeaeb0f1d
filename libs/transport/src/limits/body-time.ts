import type { IncomingMessage } from 'node:http';

/** How long a server waits for the body of one request in total, in milliseconds. */
export const standardBodyMs = 30_000;

/**
 * Counts how long a server waits for the bodies of requests. Only the client's time counts: none passes while the server
 * has bytes that it did not process yet, or while its event loop stalls.
 */
export class BodyTime {
  private readonly waited = new WeakMap<IncomingMessage, number>();

  constructor(private readonly mostMs: number) {}

  /** Called at regular intervals for a request that is served; true once, when its client has used up its time. */
  isUp(request: IncomingMessage, intervalMs: number): boolean {
    if (request.complete || request.readableLength > 0) return false;
    const ms = (this.waited.get(request) ?? 0) + intervalMs;
    this.waited.set(request, ms);
    return ms > this.mostMs && ms - intervalMs <= this.mostMs;
  }
}
