import { setTimeout as sleep } from 'node:timers/promises';
import type { Metadata } from '@grpc/grpc-js';
import { checkNetworkToken } from '@fieldpost/auth';
import { isId, type ServiceName } from '@fieldpost/domain';
import { metadataValue } from '@fieldpost/transport';
import {
  callerNotFound,
  callerWithoutKey,
  foreignCaller,
  metadataMissing,
  serviceNameMissing,
} from './caller.errors.js';
import type { Directory, Peer } from './directory.js';
import type { TrustedComponents } from './trusted-components.js';

export interface CallerOptions {
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly rejectionDelayMs: number;
  /** Rejected calls that may wait at the same time; beyond it calls are rejected without delay. */
  readonly mostWaiting: number;
}

const standardOptions: CallerOptions = { now: Date.now, rejectionDelayMs: 1_000, mostWaiting: 64 };

/** Dependencies of the check of callers. */
export interface ComponentCallersParts {
  readonly directory: Pick<Directory, 'find'>;
  /** The called component. */
  readonly own: { readonly serviceName: ServiceName; readonly id: string };
  /** The components that may call, by service name. */
  readonly trusted: Partial<Record<ServiceName, Pick<TrustedComponents, 'has'>>>;
}

/** Decides whether a component may call this one (docs/protocol/network-calls.md#checks). */
export class ComponentCallers {
  private waiting = 0;

  constructor(
    private readonly parts: ComponentCallersParts,
    private readonly options: CallerOptions = standardOptions,
  ) {}

  /** The caller, if it is a trusted component that proves its identity. Other callers are rejected after a delay. */
  async require(metadata: Metadata): Promise<Peer> {
    try {
      return await this.check(metadata);
    } catch (rejection) {
      await this.delay();
      throw rejection;
    }
  }

  private async check(metadata: Metadata): Promise<Peer> {
    const id = metadataValue(metadata, 'id');
    const serviceName = metadataValue(metadata, 'service-name');
    if (id === '') throw metadataMissing({ key: 'id' });
    if (serviceName === '') throw serviceNameMissing();
    const { directory, own, trusted } = this.parts;
    // Components that may not call are not looked up.
    const trust = trusted[serviceName as ServiceName];
    const peer = trust && isId(id) ? await directory.find(serviceName, id) : undefined;
    if (!trust || !peer) throw callerNotFound({ service_name: serviceName, id });
    if (!(await trust.has(peer)))
      throw foreignCaller({ service_name: serviceName, id, own: own.serviceName });
    // v2 needs no token then, so that any caller could pose as this component.
    if (peer.publicKey === '') throw callerWithoutKey({ service_name: serviceName, id });
    this.checkToken(metadata, id, peer.publicKey);
    return peer;
  }

  private checkToken(metadata: Metadata, id: string, publicKey: string): void {
    const token = metadataValue(metadata, 'token');
    if (token === '') throw metadataMissing({ key: 'token' });
    checkNetworkToken({ token, publicKey, id, ownId: this.parts.own.id, now: this.options.now() });
  }

  private async delay(): Promise<void> {
    if (this.waiting >= this.options.mostWaiting) return;
    this.waiting += 1;
    try {
      await sleep(this.options.rejectionDelayMs);
    } finally {
      this.waiting -= 1;
    }
  }
}
