import { Controller, Get, Header, Inject } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { serverMetadata } from './server-metadata.js';
import { readMetadata } from './metadata.operations.js';

@Controller('.well-known/oauth-authorization-server')
@OpenTo('anybody')
export class MetadataController {
  constructor(@Inject(OAUTH_CONFIG) private readonly settings: OauthSettings) {}

  @Get()
  @Header('cache-control', 'public, max-age=300')
  @Operation(readMetadata)
  metadata() {
    return serverMetadata(this.settings.OAUTH_PUBLIC_URL);
  }
}
