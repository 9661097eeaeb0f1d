import type { GatewayAddresses } from '../../api/network.js';

/** Where a gateway reaches the network. */
export interface NetworkAccess {
  /** The router and the host that it announces. */
  readonly announced: { readonly router: string; readonly host: string } | undefined;
  /** Hosts and ports for gateways; undefined for a router that does not report them. */
  readonly addresses: GatewayAddresses | undefined;
}
