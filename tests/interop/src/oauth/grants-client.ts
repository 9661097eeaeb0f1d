import type { webcrypto } from 'node:crypto';
import type { TokenEndpointResponse } from 'oauth4webapi';

export type PrivateKey = webcrypto.CryptoKey;

/** How a client authenticates: by a key that it signs assertions with, by a secret, or not at all. */
export type ClientProof = PrivateKey | string | undefined;

/** Where the server is, the client, and how it authenticates. */
export interface GrantsRegistration {
  readonly issuer: URL;
  readonly id: string;
  readonly proof: ClientProof;
}

/** What a device shows its user. */
export interface DeviceCodes {
  readonly userCode: string;
  readonly completeUri: URL;
  /** Asks for the tokens until the user has decided. */
  readonly poll: () => Promise<TokenEndpointResponse>;
}

/** A library that gets tokens without a redirect. Rejections are errors of the library. */
export interface GrantsClient {
  startDevice(scope: string): Promise<DeviceCodes>;
  /** As the client itself; an empty scope requests everything. */
  act(scope: string): Promise<TokenEndpointResponse>;
  introspect(token: string): Promise<Readonly<Record<string, unknown>>>;
}

/** A way to set a library up. */
export type ConnectGrants = (registration: GrantsRegistration) => Promise<GrantsClient>;
