import type { IncomingMessage } from 'node:http';
import type { Logger } from '@fieldpost/observability';
import type { Limits } from '../limits/limits.js';

/** At most one warning in this time, since any client can send the header. */
const pauseMs = 60_000;

/**
 * Warns of requests with `X-Forwarded-For` from an address that is not a trusted proxy. Behind an ingress that the settings
 * do not name, all clients share the limits of one address.
 */
export class UntrustedProxies {
  private nextAt = -Infinity;

  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly isProxy: Limits['isProxy'],
    private readonly now: () => number = () => performance.now(),
  ) {}

  note({ headers, socket: { remoteAddress = '' } }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
    if (headers['x-forwarded-for'] === undefined) return;
    const now = this.now();
    if (now < this.nextAt || this.isProxy(remoteAddress)) return;
    this.nextAt = now + pauseMs;
    this.logger.warn(
      { peer: remoteAddress, setting: 'FIELDPOST_TRUSTED_PROXIES' },
      'X-Forwarded-For ignored, because the peer is not a trusted proxy',
    );
  }
}
