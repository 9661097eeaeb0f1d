import { Controller, Delete, Get, HttpCode, Inject, Put, Req, Res } from '@nestjs/common';
import { DevId } from '@fieldpost/domain';
import type { FastifyReply } from 'fastify';
import { HttpCallersService } from './http-callers.service.js';
import { type HttpRequest, readJson } from './http-request.js';
import { HANDLER_CONFIG, type HandlerSettings } from '../../handler.config.js';
import {
  messageStorageNotFound,
  MessageStorageService,
} from '../../message-storage/message-storage.service.js';
import { type RecentMessage, RecentMessages } from '../../message-storage/recent-messages.repository.js';
import {
  readWindow,
  storageSetting,
  toMessageJson,
  toQueryRow,
  toStorageDto,
} from '../../message-storage/recent-messages.dto.js';
import { Documented, emptyObject, ok } from '../../openapi/operations.js';
import {
  messageStorage,
  messageStorageBody,
  storedMessages,
  storedRows,
  windowQuery,
} from '../../openapi/schemas.js';

const storage = 'message-storage';

/** The device in the path; undefined where it names none. */
const deviceOf = ({ params }: HttpRequest): DevId | undefined => {
  const { dev_id } = params as { readonly dev_id?: string };
  return dev_id === undefined ? undefined : DevId(dev_id);
};

const sendJson = (reply: FastifyReply, json: string) => reply.status(200).type('application/json').send(json);

/** The last uplinks of an application that wants them kept, and the setting that says so. */
@Controller('applications/:app_id')
export class RecentMessagesController {
  private readonly setting: ReturnType<typeof storageSetting>;

  constructor(
    private readonly callers: HttpCallersService,
    private readonly messages: RecentMessages,
    private readonly storage: MessageStorageService,
    @Inject(HANDLER_CONFIG) settings: HandlerSettings,
  ) {
    this.setting = storageSetting({
      days: settings.HANDLER_MESSAGE_STORAGE_DAYS,
      messages: settings.HANDLER_MESSAGE_STORAGE_LENGTH,
    });
  }

  @Get(storage)
  @Documented(['settings'], { summary: 'Get the message storage', gives: messageStorage })
  async getStorage(@Req() request: HttpRequest) {
    const { appId } = await this.callers.admit(request, 'settings');
    const found = await this.messages.findStorage(appId);
    if (!found) throw messageStorageNotFound({ app_id: appId });
    return toStorageDto(found);
  }

  @Put(storage)
  @Documented(['settings'], {
    summary: 'Set the message storage',
    body: messageStorageBody,
    gives: messageStorage,
  })
  async setStorage(@Req() request: HttpRequest) {
    const { max_age, max_messages } = await readJson(request.body || '{}', this.setting);
    const { appId } = await this.callers.admit(request, 'settings');
    const wanted = { maxSeconds: max_age, maxMessages: max_messages };
    await this.storage.set(appId, wanted);
    return toStorageDto(wanted);
  }

  /** Deletes the stored messages. */
  @Delete(storage)
  @HttpCode(200)
  @Documented(['settings'], { summary: 'End the message storage', gives: emptyObject })
  async removeStorage(@Req() request: HttpRequest) {
    const { appId } = await this.callers.admit(request, 'settings');
    await this.storage.remove(appId);
    return {};
  }

  /** The newest first. */
  @Get(['messages', 'devices/:dev_id/messages'])
  @Documented(['messages:up:r'], {
    summary: 'List stored uplinks',
    query: windowQuery,
    gives: storedMessages,
  })
  async list(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    const messages = (await this.found(request)).map(toMessageJson);
    await sendJson(reply, `{"messages":[${messages.join(',')}]}`);
  }

  /** Like v2's storage integration: the oldest first, and 204 without messages. */
  @Get(['query', 'query/:dev_id'])
  @Documented(['messages:up:r'], {
    summary: 'Query stored uplinks as in v2',
    query: windowQuery,
    responses: { ...ok(storedRows), 204: { description: 'No messages.' } },
  })
  async query(@Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    const rows = (await this.found(request)).map(toQueryRow).reverse();
    if (rows.length === 0) await reply.status(204).send();
    else await sendJson(reply, JSON.stringify(rows));
  }

  private async found(request: HttpRequest): Promise<readonly RecentMessage[]> {
    const devId = deviceOf(request);
    const window = readWindow(request.query, Date.now());
    const { appId } = await this.callers.admit(request, 'messages:up:r');
    if (!(await this.messages.findStorage(appId))) throw messageStorageNotFound({ app_id: appId });
    return this.messages.list(appId, { devId, ...window });
  }
}
