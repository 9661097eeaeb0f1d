import { Controller, Get, Header, Inject } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { openidConfiguration, serverMetadata } from './server-metadata.js';
import { readMetadata, readOpenidConfiguration } from './metadata.operations.js';

@Controller('.well-known')
@OpenTo('anybody')
export class MetadataController {
  constructor(@Inject(OAUTH_CONFIG) private readonly settings: OauthSettings) {}

  @Get('oauth-authorization-server')
  @Header('cache-control', 'public, max-age=300')
  @Operation(readMetadata)
  metadata() {
    return serverMetadata(this.settings.OAUTH_PUBLIC_URL);
  }

  @Get('openid-configuration')
  @Header('cache-control', 'public, max-age=300')
  @Operation(readOpenidConfiguration)
  openidConfiguration() {
    return openidConfiguration(this.settings.OAUTH_PUBLIC_URL);
  }
}
