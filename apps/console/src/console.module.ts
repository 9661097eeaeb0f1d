import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { openWebsite, type Site } from '@fieldpost/website';

/** The folder of the built pages, and the settings that they get. */
export interface ServedPages {
  readonly folder: string;
  readonly site: Site;
}

const SERVED_PAGES = 'SERVED_PAGES';

/** The server of the console: its pages at every path but those of its health. */
@Module({})
export class ConsoleModule implements OnModuleInit {
  static serving(pages: ServedPages): DynamicModule {
    return { module: ConsoleModule, providers: [{ provide: SERVED_PAGES, useValue: pages }] };
  }

  constructor(
    private readonly adapter: HttpAdapterHost<FastifyAdapter>,
    @Inject(SERVED_PAGES) private readonly pages: ServedPages,
  ) {}

  async onModuleInit(): Promise<void> {
    const fastify = this.adapter.httpAdapter.getInstance();
    const website = await openWebsite(fastify, this.pages.folder, this.pages.site);
    fastify.all('/*', (request, reply) => website(request, reply));
  }
}
