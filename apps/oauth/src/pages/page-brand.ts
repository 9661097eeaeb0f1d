import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { brandOf } from '@fieldpost/website/site';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';

/** Gives each reply what the operator says about the site, which pages need (`Reply.brand`). */
@Injectable()
export class PageBrand implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(OAUTH_CONFIG) private readonly settings: OauthSettings,
  ) {}

  onModuleInit(): void {
    const brand = brandOf(this.settings);
    // Objects are decorations by a getter only: the framework would share others between replies by mistake.
    this.host.httpAdapter.getInstance().decorateReply('brand', { getter: () => brand });
  }
}
