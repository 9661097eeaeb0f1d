import type { Metadata } from '@grpc/grpc-js';
import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  type CallerOptions,
  ComponentCallers,
  Directory,
  type Peer,
  TrustedComponents,
} from '@fieldpost/components';
import { AccountRegistry, type Approvals } from '@fieldpost/internal-clients';
import { NETWORK_CONFIG, type NetworkSettings } from '../network.config.js';

type CallerSettings = Pick<
  NetworkSettings,
  'NETWORK_BROKER_ID' | 'NETWORK_HANDLER_IDS' | 'NETWORK_ROUTER_IDS'
>;

/** Decides which handlers and routers may call the broker. */
@Injectable()
export class BrokerCallers {
  private readonly callingHandlers: ComponentCallers;
  private readonly callingRouters: ComponentCallers;
  /** The handlers that get uplinks and join requests. */
  readonly handlers: TrustedComponents;

  constructor(
    directory: Directory,
    @Inject(AccountRegistry) approvals: Approvals,
    @Inject(NETWORK_CONFIG) settings: CallerSettings,
    @Optional() options?: CallerOptions,
  ) {
    this.handlers = new TrustedComponents({ type: 'handler', ids: settings.NETWORK_HANDLER_IDS, approvals });
    const routers = new TrustedComponents({ type: 'router', ids: settings.NETWORK_ROUTER_IDS, approvals });
    const own = { serviceName: 'broker', id: settings.NETWORK_BROKER_ID } as const;
    this.callingHandlers = new ComponentCallers(
      { directory, own, trusted: { handler: this.handlers } },
      options,
    );
    this.callingRouters = new ComponentCallers({ directory, own, trusted: { router: routers } }, options);
  }

  /** The handler that calls; others are rejected. */
  async requireHandler(metadata: Metadata): Promise<Peer> {
    return this.callingHandlers.require(metadata);
  }

  /** The router that calls; others are rejected. */
  async requireRouter(metadata: Metadata): Promise<Peer> {
    return this.callingRouters.require(metadata);
  }
}
