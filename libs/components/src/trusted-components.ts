import { isOfRegistration, type ServiceName } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import type { Approvals } from '@fieldpost/internal-clients';
import { LRUCache } from 'lru-cache';
import type { Peer } from './directory.js';

/** A component as discovery announces it. */
export type AnnouncedComponent = Pick<Peer, 'id' | 'registeredAt'>;

interface CachedApproval {
  readonly isApproved: boolean;
  /** When the component was registered, RFC 3339. */
  readonly created: string;
  readonly askedAt: number;
}

/** For how long calls of one component share one request to account, in milliseconds. */
const freshMs = 2_000;
const mostKnown = 1_000;
/** Most components in one request to account (registry.proto). */
const batch = 1_000;

/** Which components are trusted. */
export interface TrustOptions {
  readonly type: ServiceName;
  /** Those that the operator named; empty for those that are approved in the suite's account. */
  readonly ids: readonly string[];
  readonly approvals: Approvals;
  /** Milliseconds of a monotonic clock. */
  readonly now?: (() => number) | undefined;
}

/**
 * Decides which components of one type are trusted: those that the operator named or, without any, those that
 * administrators approved in the suite's account, as they were announced since their registration. While account is
 * unavailable its last response counts; before the first response the result is unknown.
 */
export class TrustedComponents {
  private readonly known = new LRUCache<string, CachedApproval>({ max: mostKnown });
  /** Requests for single components that wait for account. */
  private readonly asked = new Map<string, Promise<void>>();
  private isAnswered = false;
  private readonly now: () => number;

  constructor(private readonly options: TrustOptions) {
    this.now = options.now ?? (() => performance.now());
  }

  /** Whether certain components are wanted: then their absence is a failure, not a network without them. */
  get areNamed(): boolean {
    return this.options.ids.length > 0;
  }

  /** The components that are trusted now; fails while that is unknown. */
  async among<C extends AnnouncedComponent>(components: readonly C[]): Promise<ReadonlySet<C>> {
    const { ids, approvals } = this.options;
    if (this.areNamed) return new Set(components.filter(({ id }) => ids.includes(id)));
    // An app that runs without account has no components of its suite.
    if (!approvals.isConfigured || components.length === 0) return new Set();
    await this.ask([...new Set(components.map(({ id }) => id))]);
    return new Set(components.filter((component) => isTrusted(component, this.known.get(component.id))));
  }

  /**
   * The same for one component, with at most one request to account every two seconds; fails when nothing is known about
   * it and account is unavailable.
   */
  async has(component: AnnouncedComponent): Promise<boolean> {
    const known = this.known.get(component.id);
    const { ids, approvals } = this.options;
    if (this.areNamed) return ids.includes(component.id);
    if (known && this.now() - known.askedAt < freshMs) return isTrusted(component, known);
    if (!approvals.isConfigured) return false;
    await this.askOnce(component.id);
    // The last response of account may cover other components only.
    if (!this.known.has(component.id)) throw unavailable({ what: 'account' });
    return isTrusted(component, this.known.get(component.id));
  }

  /** Callers of the same time share one request. */
  private askOnce(id: string): Promise<void> {
    const request = this.asked.get(id) ?? this.ask([id]).finally(() => this.asked.delete(id));
    this.asked.set(id, request);
    return request;
  }

  private async ask(ids: readonly string[]): Promise<void> {
    try {
      for (let at = 0; at < ids.length; at += batch) await this.requestBatch(ids.slice(at, at + batch));
      this.isAnswered = true;
    } catch (thrown) {
      if (!this.isAnswered) throw thrown;
      this.keepLastResult(ids);
    }
  }

  /** While account is unavailable it is not called for every request either. */
  private keepLastResult(ids: readonly string[]): void {
    const askedAt = this.now();
    for (const id of ids) {
      const known = this.known.get(id);
      if (known) this.known.set(id, { ...known, askedAt });
    }
  }

  private async requestBatch(ids: readonly string[]): Promise<void> {
    const approved = await this.options.approvals.listApprovals(ids);
    const askedAt = this.now();
    for (const id of ids) {
      const found = approved.find((one) => one.id === id && one.type === this.options.type);
      const { approved: isApproved = false, created = '' } = found ?? {};
      this.known.set(id, { isApproved, created, askedAt });
    }
  }
}

const isTrusted = ({ registeredAt }: AnnouncedComponent, known: CachedApproval | undefined): boolean =>
  known !== undefined && known.isApproved && isOfRegistration(registeredAt, known.created);
