import { Inject, Injectable, Optional } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Metadata } from '@grpc/grpc-js';
import { checkNetworkToken } from '@fieldpost/auth';
import { isId } from '@fieldpost/domain';
import { metadataValue } from '@fieldpost/transport';
import { Directory } from '../discovery/directory.js';
import {
  callerNotFound,
  callerWithoutKey,
  foreignBroker,
  metadataMissing,
  serviceNameMissing,
} from './network.errors.js';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';
import { TrustedBrokers } from './trusted-brokers.js';

export interface CallerOptions {
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly rejectionDelayMs: number;
  /** Rejected calls that may wait at the same time; beyond it calls are rejected without delay. */
  readonly mostWaiting: number;
}

const standardOptions: CallerOptions = { now: Date.now, rejectionDelayMs: 1_000, mostWaiting: 64 };

/**
 * Decides whether a component may call this handler (docs/protocol/network-calls.md#checks). The class is also the
 * injection token.
 */
@Injectable()
export class NetworkCallers {
  private waiting = 0;

  constructor(
    private readonly directory: Directory,
    @Inject(HANDLER_CONFIG) private readonly settings: Pick<HandlerSettings, 'HANDLER_ID'>,
    @Inject(TrustedBrokers) private readonly trusted: Pick<TrustedBrokers, 'has'>,
    @Optional() private readonly options = standardOptions,
  ) {}

  /** Resolves for trusted brokers that prove their identity. Other callers are rejected after a delay. */
  async requireBroker(metadata: Metadata): Promise<void> {
    try {
      await this.check(metadata);
    } catch (rejection) {
      await this.delay();
      throw rejection;
    }
  }

  private async check(metadata: Metadata): Promise<void> {
    const id = metadataValue(metadata, 'id');
    const serviceName = metadataValue(metadata, 'service-name');
    if (id === '') throw metadataMissing({ key: 'id' });
    if (serviceName === '') throw serviceNameMissing();
    // Only brokers may call, so that no other component is looked up.
    const peer =
      serviceName === 'broker' && isId(id) ? await this.directory.find(serviceName, id) : undefined;
    if (!peer) throw callerNotFound({ service_name: serviceName, id });
    if (!(await this.trusted.has(peer))) throw foreignBroker({ id });
    // v2 needs no token then, so that any caller could pose as this broker.
    if (peer.publicKey === '') throw callerWithoutKey({ id });
    this.checkToken(metadata, id, peer.publicKey);
  }

  private checkToken(metadata: Metadata, id: string, publicKey: string): void {
    const token = metadataValue(metadata, 'token');
    if (token === '') throw metadataMissing({ key: 'token' });
    checkNetworkToken({ token, publicKey, id, ownId: this.settings.HANDLER_ID, now: this.options.now() });
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
