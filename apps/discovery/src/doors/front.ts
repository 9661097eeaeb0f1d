import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Door, type MqttServerOptions, openServer } from '@fieldpost/grpc-door';
import type { Front } from '@fieldpost/transport';
import { AnnouncementsService } from '../announcements/announcements.service.js';
import { hotMethods } from './hot-methods.js';
import { HotPaths } from './hot-paths.js';
import { ReadyMessages } from './ready-messages.js';
import { ReadyTexts } from './ready-texts.js';

/** How long calls under way may take when the app stops, in milliseconds. */
const graceMs = 3_000;

export type FrontOptions = Omit<MqttServerOptions, 'behind' | 'hot'>;

/** What stands before the framework: reads are answered here, all else behind (decision 0019). */
export class DiscoveryFront implements Front {
  private door: Door | undefined;
  private paths: HotPaths | undefined;

  /** @param folder only this user may enter it; the server behind has its socket there */
  private constructor(
    private readonly options: FrontOptions,
    private readonly folder: string,
  ) {}

  static async with(options: FrontOptions): Promise<DiscoveryFront> {
    return new DiscoveryFront(options, await mkdtemp(join(tmpdir(), 'fieldpost-discovery-')));
  }

  /** Path of the unix socket on which the server behind listens. */
  get behind(): string {
    return join(this.folder, 'grpc.sock');
  }

  serveHttp(request: IncomingMessage, response: ServerResponse): string | undefined {
    return this.paths?.serve(request, response) ? 'front' : undefined;
  }

  async open(app: NestFastifyApplication, noteCall?: MqttServerOptions['noteCall']): Promise<void> {
    const announcements = app.get(AnnouncementsService);
    this.paths = new HotPaths(announcements, new ReadyTexts());
    const hot = hotMethods(announcements, new ReadyMessages());
    this.door = await openServer({ ...this.options, behind: this.behind, hot, noteCall });
  }

  async close(): Promise<void> {
    await this.door?.close(graceMs);
    await rm(this.folder, { recursive: true, force: true });
  }
}
