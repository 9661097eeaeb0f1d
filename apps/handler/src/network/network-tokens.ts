import { issuerOf, KeyExchange } from '@fieldpost/auth';
import type { AppId, AppRight } from '@fieldpost/domain';
import type { Tokens } from '@fieldpost/internal-clients';

/** What a token for a broker is made for. */
export interface NetworkCall {
  readonly appId: AppId;
  /** The only right that the broker gets. */
  readonly right: AppRight;
  /** The caller's own token, whose issuer is known here. */
  readonly token: string;
}

/** Makes the tokens that brokers get. The class is also the injection token. */
export abstract class NetworkTokens {
  /** A token for this application and this right alone, which is good for minutes. */
  abstract narrowed(call: NetworkCall): Promise<string>;
}

/**
 * Has oauth narrow callers' tokens before brokers see them, once per token, application and right while the narrow one lasts.
 * A token of another issuer goes to brokers as it is: only its own auth server could narrow it.
 */
export class NarrowedTokens extends NetworkTokens {
  private readonly exchange: KeyExchange;

  /** `issuer` is the one whose tokens `tokens` can narrow. */
  constructor(
    tokens: Pick<Tokens, 'narrowToken'>,
    private readonly issuer: string,
    now: () => number = Date.now,
  ) {
    super();
    this.exchange = new KeyExchange(
      async ({ appId, key }) => {
        const [right = '', token = ''] = key.split(' ');
        const issued = await tokens.narrowToken({ token, app_id: appId, rights: [right] });
        const expiresAt = Number(issued.expires_at) * 1000;
        return { token: issued.access_token, expiresAt, isBound: false };
      },
      { now },
    );
  }

  async narrowed({ appId, right, token }: NetworkCall): Promise<string> {
    if (issuerOf(token) !== this.issuer) return token;
    return (await this.exchange.get({ appId, key: `${right} ${token}`, address: '' })).token;
  }
}
