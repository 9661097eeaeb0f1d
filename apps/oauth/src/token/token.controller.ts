import { Body, Controller, Header, HttpCode, Inject, Post, Req, UseFilters } from '@nestjs/common';
import { ParseWith } from '@fieldpost/transport';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { addressOf, type Connection } from '../requests/address.js';
import { TokenDoor } from './token.door.js';
import { tokenRequest, type TokenRequest, type TokenSet } from './token.dto.js';
import { TokenService } from './token.service.js';

@Controller('users/token')
@UseFilters(TokenDoor)
export class TokenController {
  constructor(
    private readonly tokens: TokenService,
    @Inject(OAUTH_CONFIG) private readonly settings: OauthSettings,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Header('pragma', 'no-cache')
  issue(
    @Req() connection: Connection,
    @Body(new ParseWith(tokenRequest)) request: TokenRequest,
  ): Promise<TokenSet> {
    const { authorization } = connection.headers;
    const address = addressOf(connection, this.settings.OAUTH_PROXIES);
    return this.tokens.issue({ authorization, address }, request, Date.now());
  }
}
