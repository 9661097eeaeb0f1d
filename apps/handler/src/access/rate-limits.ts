import { Inject, Injectable, Optional } from '@nestjs/common';
import { clientOf } from '@fieldpost/auth';
import type { AppId, Claims } from '@fieldpost/domain';
import { CallRate, type CallRateOptions, networkOf, TokenBuckets } from '@fieldpost/transport';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';
import { Rejections } from '../limits/rejections.js';
import { addressLimitReached, applicationLimitReached, clientLimitReached } from './access.errors.js';

/** Calls with bad credentials that one address may make: twice as many at once, and this many a second. */
const denialsPerSecond = 50;
const mostAddresses = 20_000;
/** Longer than until the next token, so a sequential client is never rejected. */
const longestWaitMs = 2_000;

/** Calls a second; 0 means no limit. */
type RateSettings = Pick<
  HandlerSettings,
  'HANDLER_CALLS_PER_SECOND_PER_CLIENT' | 'HANDLER_CALLS_PER_SECOND_PER_APPLICATION'
>;

/**
 * The limits of management calls (docs/protocol/handler-api.md#rate-limits). Each caller has a budget, and so has each
 * application.
 */
@Injectable()
export class RateLimits {
  private readonly clients: CallRate;
  private readonly applications: CallRate;
  private readonly denials = new TokenBuckets(
    { burst: 2 * denialsPerSecond, refillMs: 1_000 / denialsPerSecond },
    mostAddresses,
  );
  private readonly now: () => number;

  constructor(
    @Inject(Rejections) private readonly rejections: Pick<Rejections, 'count'>,
    @Inject(HANDLER_CONFIG) settings: RateSettings,
    @Optional() options: CallRateOptions = {},
  ) {
    const {
      HANDLER_CALLS_PER_SECOND_PER_CLIENT: perClient,
      HANDLER_CALLS_PER_SECOND_PER_APPLICATION: perApplication,
    } = settings;
    this.clients = new CallRate({ of: 'client', perSecond: perClient, longestWaitMs }, options);
    this.applications = new CallRate(
      { of: 'application', perSecond: perApplication, longestWaitMs },
      options,
    );
    this.now = options.now ?? (() => performance.now());
  }

  /** Charges the caller, whether or not the call is allowed in the end. */
  client(claims: Claims): Promise<void> {
    return this.clients.pass(clientOf(claims), (retryAfter) => {
      this.rejections.count('calls_of_client');
      return clientLimitReached({ subject: claims.subject }, { retryAfter });
    });
  }

  /** Counts a call for the application; only for callers who have the right to make it. */
  application(appId: AppId): Promise<void> {
    return this.applications.pass(appId, (retryAfter) => {
      this.rejections.count('calls_of_application');
      return applicationLimitReached({ app_id: appId }, { retryAfter });
    });
  }

  /** Fails while an address has presented too many bad credentials. */
  requireFewDenials(address: string): void {
    const waitMs = address === '' ? 0 : this.denials.waitFor(networkOf(address), this.now());
    if (waitMs === 0) return;
    this.rejections.count('denied_calls_of_address');
    throw addressLimitReached({ address }, { retryAfter: Math.ceil(waitMs / 1_000) });
  }

  /** Charges an address for a number of bad credentials; a negative number is a refund. */
  denied(address: string, calls = 1): void {
    if (address !== '') this.denials.count(networkOf(address), calls, this.now());
  }
}
