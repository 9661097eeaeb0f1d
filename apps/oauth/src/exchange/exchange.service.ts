import { Injectable } from '@nestjs/common';
import { type Authorization, readAuthorization, basicIn, TokenVerifier } from '@fieldpost/auth';
import type { account } from '@fieldpost/contracts';
import { AppId, isServiceName } from '@fieldpost/domain';
import { limited } from '../token/client-credentials.js';
import { exchangedSeconds } from '../signing/token-lifetimes.js';
import type { ExchangedToken, ExchangeRequest } from './exchange.dto.js';
import { exchangeRejected } from './exchange.errors.js';
import { KeyTokensService } from './key-tokens.service.js';

/** An exchange request: body, path, header and address. */
export interface Exchange {
  /** Network address of the caller. */
  readonly address: string;
  readonly authorization: string | undefined;
  /** The application in the path, if any. */
  readonly pathId?: string;
  readonly body: ExchangeRequest;
  /** Unix milliseconds. */
  readonly now: number;
}

/** The application and the key of a request. */
interface KeyOfApplication {
  readonly appId: string;
  readonly key: string;
}

/** Exchanges access keys for tokens, for clients, components and bearers of the key. */
@Injectable()
export class ExchangeService {
  constructor(
    private readonly verifier: TokenVerifier,
    private readonly keyTokens: KeyTokensService,
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

  /** The component of a token; account checks its approval. */
  private async componentOf(token: string): Promise<account.TokenComponent> {
    const { type = '', subject: id } = await this.verifier.verify(token);
    if (!isServiceName(type)) throw exchangeRejected({ reason: 'the token is not of a component' });
    return { type, id };
  }
}

/** The client of the request; null for a component with its token, and for a key in the header. */
function clientIn(header: Authorization | undefined): account.ClientCredentials | null {
  if (header?.scheme === 'bearer' || header?.scheme === 'key') return null;
  const basic = basicIn(header);
  if (!basic) throw exchangeRejected({ reason: 'no client credentials' });
  return limited(basic);
}

/** A key in the header; the path names the application. */
function inHeader({ credentials }: Authorization, { pathId }: Exchange): KeyOfApplication {
  if (pathId === undefined) throw exchangeRejected({ reason: 'the application is not named' });
  return { appId: pathId, key: credentials };
}

function inBody({ pathId, body: { username, password, grant_type } }: Exchange): KeyOfApplication {
  if (grant_type !== '' && grant_type !== 'password') {
    throw exchangeRejected({ reason: 'the grant type is password' });
  }
  if (password === '') throw exchangeRejected({ reason: 'no access key' });
  if (pathId !== undefined && username !== '' && username !== pathId) {
    throw exchangeRejected({ reason: 'path and username name different applications' });
  }
  return { appId: pathId ?? username, key: password };
}
