import { Injectable } from '@nestjs/common';
import { type Authorization, readAuthorization, basicIn, TokenVerifier } from '@fieldpost/auth';
import type { account } from '@fieldpost/contracts';
import { AppId, isServiceName } from '@fieldpost/domain';
import { exchangedSeconds } from '../signing/token-lifetimes.js';
import type { ExchangedToken, ExchangeRequest } from './exchange.dto.js';
import { exchangeRejected } from './exchange.errors.js';
import { KeyTokens } from './key-tokens.service.js';

/** A request with everything that came beside its body. */
export interface Exchange {
  /** Network address of the caller. */
  readonly address: string;
  readonly authorization: string | undefined;
  /** The application in the path, when there is one. */
  readonly pathId?: string;
  readonly body: ExchangeRequest;
  /** Unix milliseconds. */
  readonly now: number;
}

/** The application and the key that a request names. */
interface Named {
  readonly appId: string;
  readonly key: string;
}

/** Access keys for tokens, for clients, components and holders of the key. */
@Injectable()
export class ExchangeService {
  constructor(
    private readonly verifier: TokenVerifier,
    private readonly keyTokens: KeyTokens,
  ) {}

  async exchange(request: Exchange): Promise<ExchangedToken> {
    const { address, authorization, now } = request;
    const header = readAuthorization(authorization);
    const component = header?.scheme === 'bearer' ? await this.componentOf(header.credentials) : undefined;
    const client = clientIn(header);
    const { appId, key } = header?.scheme === 'key' ? inHeader(header, request) : inBody(request);
    const { token, expiresAt } = await this.keyTokens.issue({
      appId: AppId(appId, 'Username'),
      key,
      address,
      client,
      component,
      seconds: exchangedSeconds,
      now,
    });
    return { access_token: token, expires_in: expiresAt - Math.floor(now / 1000) };
  }

  /** The component that a token names; account decides whether it is approved. */
  private async componentOf(token: string): Promise<account.TokenComponent> {
    const { type = '', subject: id } = await this.verifier.verify(token);
    if (!isServiceName(type)) throw exchangeRejected({ reason: 'the token is not of a component' });
    return { type, id };
  }
}

/** The client that asks; null for a component, which proves itself by its own token, and for whoever holds the key. */
function clientIn(header: Authorization | undefined): account.ClientCredentials | null {
  if (header?.scheme === 'bearer' || header?.scheme === 'key') return null;
  const basic = basicIn(header);
  if (!basic) throw exchangeRejected({ reason: 'no client credentials' });
  return basic;
}

/** A key in the header stands for itself, where the path names its application. */
function inHeader({ credentials }: Authorization, { pathId }: Exchange): Named {
  if (pathId === undefined) throw exchangeRejected({ reason: 'the application is not named' });
  return { appId: pathId, key: credentials };
}

function inBody({ pathId, body: { username, password, grant_type } }: Exchange): Named {
  if (grant_type !== '' && grant_type !== 'password') {
    throw exchangeRejected({ reason: 'the grant type is password' });
  }
  if (password === '') throw exchangeRejected({ reason: 'no access key' });
  if (pathId !== undefined && username !== '' && username !== pathId) {
    throw exchangeRejected({ reason: 'path and username name different applications' });
  }
  return { appId: pathId ?? username, key: password };
}
