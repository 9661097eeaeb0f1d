import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { ServedDocument } from '@fieldpost/openapi';
import { oauthDialect } from './oauth.dialect.js';
import { OpenApiController } from './openapi.controller.js';

const served = {
  provide: ServedDocument,
  useFactory: (discovery: DiscoveryService) => new ServedDocument(oauthDialect, discovery),
  inject: [DiscoveryService],
};

/** Serves the description of the interface that the controllers declare. */
@Module({ imports: [DiscoveryModule], controllers: [OpenApiController], providers: [served] })
export class OpenApiModule {}
