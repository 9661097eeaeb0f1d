import { AppError, unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { toAppError } from '@fieldpost/transport';
import type { BrokerLink } from './broker-link.js';
import type { BrokerLinks } from './broker-links.js';
import { saidByBroker } from './network.errors.js';

/** The brokers for work that must not pass one by; none where this handler has none. `what` says in the error what was to be done. */
export async function reachableFor(
  what: string,
  links: Pick<BrokerLinks, 'reachable' | 'areConfigured'>,
): Promise<readonly BrokerLink[]> {
  const reachable = await links.reachable().catch((thrown: unknown) => {
    throw saidByBroker(what, thrown);
  });
  if (reachable.length === 0 && links.areConfigured)
    throw saidByBroker(what, unavailable({ what: 'broker' }));
  return reachable;
}

/** How long one broker has for one call, in milliseconds. */
export const brokerDeadlineMs = 3_000;
/** How long to wait for the others after the first broker has responded. */
const graceMs = 1_000;
/** For how long a broker that did not respond is not waited for when another one does. */
const silentMs = 30_000;

/** The call to make to every broker, and its name in the log. */
export interface BrokerQuery<T> {
  readonly what: string;
  readonly ask: (link: BrokerLink) => Promise<T>;
  /** Whether no other response is needed beside this one; never, when it is missing. */
  readonly isEnough?: (answer: T) => boolean;
}

/** The responses so far, and the first failure if there was one. */
export interface BrokerResults<T> {
  readonly values: readonly T[];
  readonly failure: unknown;
}

/**
 * Calls several brokers at once. A broker that rejects or does not respond is logged, and does not delay callers that
 * have the response of another one.
 */
export class BrokerCalls {
  private readonly silentUntil = new WeakMap<BrokerLink, number>();

  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Resolves when all have responded or failed, when one response is enough, or `graceMs` after the first response;
   * later results are only recorded. Never fails.
   */
  askAll<T>(
    links: readonly BrokerLink[],
    { what, ask, isEnough }: BrokerQuery<T>,
  ): Promise<BrokerResults<T>> {
    const values: T[] = [];
    const failures: unknown[] = [];
    const open = new Set(links);
    return new Promise((resolve) => {
      let grace: NodeJS.Timeout | undefined;
      const finish = () => {
        clearTimeout(grace);
        resolve({ values: [...values], failure: failures[0] });
      };
      const take = (answer: T) => {
        values.push(answer);
        grace ??= setTimeout(finish, graceMs);
        if (isEnough?.(answer)) finish();
      };
      const fail = (link: BrokerLink, thrown: unknown) => {
        failures.push(thrown);
        this.note(link, what, thrown);
      };
      const end = (link: BrokerLink) => {
        open.delete(link);
        const areOthersSilent = [...open].every((other) => this.isSilent(other));
        if (open.size === 0 || (values.length > 0 && areOthersSilent)) finish();
      };
      if (open.size === 0) finish();
      for (const link of links)
        void ask(link)
          .then(take, (thrown: unknown) => fail(link, thrown))
          .finally(() => end(link));
    });
  }

  private isSilent(link: BrokerLink): boolean {
    return (this.silentUntil.get(link) ?? 0) > this.now();
  }

  private note(link: BrokerLink, what: string, thrown: unknown): void {
    const error = toAppError(thrown);
    if (thrown instanceof AppError && thrown.kind === 'unavailable')
      this.silentUntil.set(link, this.now() + silentMs);
    this.logger.warn({ broker_id: link.peer.id, error: error.message }, `broker did not ${what}`);
  }
}
