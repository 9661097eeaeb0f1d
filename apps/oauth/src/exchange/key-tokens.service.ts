import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { type AppId, joinKey, splitKey } from '@fieldpost/domain';
import { Authority } from '@fieldpost/internal-clients';
import { digestOf } from '@fieldpost/persistence';
import { answerOf, requireGranted, revisionIn } from '../authority/answers.js';
import { type IssuedToken, TokenIssuer } from '../issuing/token-issuer.service.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { rejections } from './exchange.errors.js';

export interface KeyTokenRequest {
  readonly appId: AppId;
  readonly key: string;
  /** Network address of whoever shows the key; empty when nobody knows it. */
  readonly address: string;
  /** Absent when the asker proved in another way that it may ask. */
  readonly client: account.ClientCredentials | null;
  /** The component that shows a token of its own; it has to be approved. */
  readonly component?: account.TokenComponent | undefined;
  readonly seconds: number;
  /** Unix milliseconds. */
  readonly now: number;
}

/** A token, and whether it may be given to nobody at another address. */
export interface KeyToken extends IssuedToken {
  readonly isBound: boolean;
}

/** Tokens for access keys, for the public endpoint and the internal API. */
@Injectable()
export class KeyTokens {
  private readonly issuer: string;

  constructor(
    private readonly authority: Authority,
    private readonly tokens: TokenIssuer,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.issuer = settings.FIELDPOST_ISSUER;
  }

  /** A token with the rights of the key; it never outlives the key. */
  async issue(request: KeyTokenRequest): Promise<KeyToken> {
    const { appId, key, address, client, component = null, seconds, now } = request;
    const asked = { client, component, app_id: appId, key, address };
    const answer = await answerOf(this.authority.grantForAccessKey(asked));
    requireGranted(answer, rejections);
    // Clients may leave the issuer out; both forms are one key, and one subject.
    const keyDigest = digestOf(`${appId}\0${joinKey(splitKey(key, this.issuer))}`);
    const { rights, bound_to_address: isBound } = answer;
    const expires = Number(answer.expires);
    const { token, expiresAt } = this.tokens.appToken({
      appId,
      keyDigest,
      keyName: answer.key_name,
      revision: revisionIn(answer),
      rights,
      isKeyBound: isBound || expires !== 0,
      now,
      seconds: shortened(seconds, expires, now),
    });
    return { token, expiresAt, isBound };
  }
}

/** Seconds until the key ends when that comes first; `expires` 0 means never. */
const shortened = (seconds: number, expires: number, now: number): number =>
  expires === 0 ? seconds : Math.min(seconds, expires - Math.floor(now / 1000));
