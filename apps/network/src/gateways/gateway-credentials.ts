import { Inject, Injectable } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import { Batcher } from '@fieldpost/batching';
import type { account } from '@fieldpost/contracts';
import { longestAccessKey } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { AccountRegistry } from '@fieldpost/internal-clients';

/** Keys at once in one request to account (registry.proto). */
const batching = { intervalMs: 5, maxSize: 1_000 };
const partsOfToken = 3;

const isToken = (secret: string): boolean => secret.split('.').length === partsOfToken;

/** The token of a gateway that has shown one instead of its key. */
export const tokenIn = (secret: string): { readonly token?: string } =>
  isToken(secret) ? { token: secret } : {};

/** Checks what gateways show as proof of their identity. */
@Injectable()
export class GatewayCredentials {
  private readonly keys: Batcher<account.GatewayKey, boolean>;

  constructor(
    @Inject(AccountRegistry) private readonly account: Pick<AccountRegistry, 'checkGatewayKeys'>,
    @Inject(TokenVerifier) private readonly verifier: Pick<TokenVerifier, 'verify'>,
  ) {
    this.keys = new Batcher((keys) => this.check(keys), batching);
  }

  /** Whether this is the key or a token of the gateway; `unavailable` when account cannot be reached. */
  async isSecretOf(id: string, secret: string): Promise<boolean> {
    return isToken(secret) ? this.isTokenOf(id, secret) : this.isKeyOf(id, secret);
  }

  private async isTokenOf(id: string, token: string): Promise<boolean> {
    const { type, subject } = await this.verifier.verify(token);
    return type === 'gateway' && subject === id;
  }

  /** Longer ones are no keys, and would make the message to account too long, which has the keys of other gateways too. */
  private async isKeyOf(id: string, key: string): Promise<boolean> {
    return key !== '' && key.length <= longestAccessKey && (await this.keys.add({ id, key }));
  }

  /** Any error means that account cannot decide, and never that a key is not valid. */
  private async check(keys: readonly account.GatewayKey[]): Promise<readonly boolean[]> {
    try {
      return await this.account.checkGatewayKeys(keys);
    } catch (cause) {
      throw unavailable({ what: 'account' }, { cause });
    }
  }
}
