import type { KeyObject } from 'node:crypto';
import { Metadata } from '@grpc/grpc-js';
import { signNetworkToken } from '@fieldpost/auth';
import type { ServiceName } from '@fieldpost/domain';

/** The identity of a component for its peers; the public half of the key of `signer` is the one it announces now. */
export interface OwnIdentity {
  readonly serviceName: ServiceName;
  readonly id: string;
  readonly serviceVersion: string;
  /** `host:port` as announced. */
  readonly netAddress: string;
  readonly signer: { readonly privateKey: KeyObject };
}

/** Proves to peers who is calling. The class is also the injection token. */
export class NetworkIdentity {
  constructor(
    readonly own: OwnIdentity,
    private readonly now: () => number = Date.now,
  ) {}

  /** Metadata for one call: its token is valid for 20 seconds (docs/protocol/network-calls.md#self-signed-tokens). */
  metadata(): Metadata {
    return this.withToken(signNetworkToken(this.own.id, this.own.signer.privateKey, this.now()));
  }

  /** The same with a token of an auth server. */
  withToken(token: string): Metadata {
    const { id, serviceName, serviceVersion, netAddress } = this.own;
    const metadata = new Metadata();
    metadata.set('id', id);
    metadata.set('service-name', serviceName);
    metadata.set('service-version', serviceVersion);
    metadata.set('net-address', netAddress);
    metadata.set('token', token);
    return metadata;
  }
}
