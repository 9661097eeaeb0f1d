import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { type AppId, joinKey, longestAccessKey, splitKey } from '@fieldpost/domain';
import { AccountClient, requireGranted } from '@fieldpost/internal-clients';
import { digestOf } from '@fieldpost/persistence';
import { type IssuedToken, TokenIssuer } from '../issuing/token-issuer.service.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { exchangeRejected, rejectionErrors } from './exchange.errors.js';

export interface KeyTokenRequest {
  readonly appId: AppId;
  readonly key: string;
  /** Network address of the caller; empty when unknown. */
  readonly address: string;
  /** Null when the caller was authenticated otherwise. */
  readonly client: account.ClientCredentials | null;
  /** The component that makes the request with its own token; it must be approved. */
  readonly component?: account.TokenComponent | undefined;
  readonly seconds: number;
  /** Unix milliseconds. */
  readonly now: number;
}

/** A token; `isBound`: valid for the address of the request only. */
export interface KeyToken extends IssuedToken {
  readonly isBound: boolean;
}

/** Issues tokens for access keys, for the public endpoint and the internal API. */
@Injectable()
export class KeyTokensService {
  private readonly issuer: string;

  constructor(
    private readonly account: AccountClient,
    private readonly tokens: TokenIssuer,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.issuer = settings.FIELDPOST_ISSUER;
  }

  /** A token with the rights of the key; it never outlives the key. */
  async issue(request: KeyTokenRequest): Promise<KeyToken> {
    const { appId, key, address, client, component = null, seconds, now } = request;
    if (key.length > longestAccessKey)
      throw exchangeRejected({ reason: `an access key has at most ${longestAccessKey} characters` });
    const response = this.account.grantForAccessKey({ client, component, app_id: appId, key, address });
    const grant = requireGranted(await response, rejectionErrors);
    // Clients may leave out the issuer; both forms of the key get one subject.
    const keyDigest = digestOf(`${appId}\0${joinKey(splitKey(key, this.issuer))}`);
    const life = shortened(seconds, Number(grant.expires), now);
    const issued = this.tokens.appToken({ appId, keyDigest, key: grant, now, seconds: life });
    return { ...issued, isBound: grant.bound_to_address };
  }
}

/** The lifetime, or the seconds until the key expires if that is sooner; `expires` 0 means never. */
const shortened = (seconds: number, expires: number, now: number): number =>
  expires === 0 ? seconds : Math.min(seconds, expires - Math.floor(now / 1000));
