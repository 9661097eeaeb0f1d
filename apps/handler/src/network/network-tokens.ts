import { Inject, Injectable, Optional } from '@nestjs/common';
import { issuerOf, KeyExchange } from '@fieldpost/auth';
import type { AppId, AppRight } from '@fieldpost/domain';
import { TokensClient } from '@fieldpost/internal-clients';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';

/** The call that a token for a broker is made for. */
export interface NetworkCall {
  readonly appId: AppId;
  /** The only right that the broker gets. */
  readonly right: AppRight;
  /** The caller's own token, whose issuer is known here. */
  readonly token: string;
}

/**
 * Has oauth narrow callers' tokens before brokers see them, once per token, application and right while the narrow one lasts.
 * A token of another issuer goes to brokers as it is: only its own auth server could narrow it.
 */
@Injectable()
export class NetworkTokens {
  private readonly exchange: KeyExchange;

  /** Only tokens of this issuer can be narrowed. */
  private readonly issuer: string;

  constructor(
    @Inject(TokensClient) tokens: Pick<TokensClient, 'narrowToken'>,
    @Inject(HANDLER_CONFIG) { FIELDPOST_ISSUER }: Pick<HandlerSettings, 'FIELDPOST_ISSUER'>,
    @Optional() now: () => number = Date.now,
  ) {
    this.issuer = FIELDPOST_ISSUER;
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

  /** A token for this application and this right only, valid for minutes. */
  async narrowed({ appId, right, token }: NetworkCall): Promise<string> {
    if (issuerOf(token) !== this.issuer) return token;
    return (await this.exchange.get({ appId, key: `${right} ${token}`, address: '' })).token;
  }
}
