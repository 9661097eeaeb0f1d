import { createPublicKey } from 'node:crypto';
import { type Metadata, status } from '@grpc/grpc-js';
import jwt from 'jsonwebtoken';
import { firstValue, RpcRejection } from './rpc-rejection.js';

/** The response of `/key` of an auth server (docs/protocol/tokens.md#token-signing-key). */
interface PublishedKey {
  readonly algorithm: 'ES256' | 'RS256';
  readonly key: string;
}

interface AppClaims {
  readonly scope?: readonly string[];
  readonly apps?: Readonly<Record<string, readonly string[]>>;
}

/** Checks the tokens of users and applications with the key of the auth server, fetched once as v2 components do. */
export class UserTokens {
  private published: Promise<PublishedKey> | undefined;

  constructor(private readonly authServer: string) {}

  /** Rejects a call whose token does not give the right on the application. */
  async require(metadata: Metadata, appId: string, right: string): Promise<void> {
    const token = firstValue(metadata, 'token');
    if (!token) throw new RpcRejection(status.UNKNOWN, 'context: Metadata does not contain token');
    const { scope = [], apps = {} } = await this.verify(token);
    if (!scope.includes(`apps:${appId}`) || !apps[appId]?.includes(right)) {
      throw denied(`No "${right}" rights to Application "${appId}"`);
    }
  }

  private async verify(token: string): Promise<AppClaims> {
    const { algorithm, key } = await this.key();
    try {
      return jwt.verify(token, createPublicKey(key), { algorithms: [algorithm] }) as AppClaims;
    } catch (error) {
      throw denied(`unable to parse token: ${(error as Error).message}`);
    }
  }

  private key(): Promise<PublishedKey> {
    this.published ??= this.fetchKey().catch((error: unknown) => {
      this.published = undefined;
      throw error;
    });
    return this.published;
  }

  private async fetchKey(): Promise<PublishedKey> {
    const answer = await fetch(`${this.authServer}/key`);
    if (answer.status !== 200) throw new Error(`${this.authServer}/key answers ${answer.status}`);
    return (await answer.json()) as PublishedKey;
  }
}

const denied = (reason: string) => new RpcRejection(status.PERMISSION_DENIED, `permission denied: ${reason}`);
