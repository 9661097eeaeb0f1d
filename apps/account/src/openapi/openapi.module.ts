import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { ServedDocument } from '@fieldpost/openapi';
import { accountDialect } from './account.dialect.js';
import { OpenApiController } from './openapi.controller.js';

const served = {
  provide: ServedDocument,
  useFactory: (discovery: DiscoveryService) => new ServedDocument(accountDialect, discovery),
  inject: [DiscoveryService],
};

/** Serves the OpenAPI document. */
@Module({ imports: [DiscoveryModule], controllers: [OpenApiController], providers: [served] })
export class OpenApiModule {}
