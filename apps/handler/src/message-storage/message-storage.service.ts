import { Inject, Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';
import { Owners } from '../limits/owners.js';
import { Rejections } from '../limits/rejections.js';
import { MessageRecorder } from './message-recorder.js';
import { type MessageStorage, RecentMessages } from './recent-messages.repository.js';

export const messageStorageNotFound = defineError(
  'message_storage_not_found',
  'not_found',
  'Message storage of application "{app_id}" not found',
);

export const tooManyStoredMessages = defineError(
  'too_many_stored_messages',
  'resource_exhausted',
  'MaxMessages too large: all applications of the owner of "{app_id}" may have {limit} messages stored together',
);

/** Turns the storage of messages on and off, within what all applications of one owner may have stored. */
@Injectable()
export class MessageStorageService {
  constructor(
    private readonly messages: RecentMessages,
    private readonly keeper: MessageRecorder,
    private readonly owners: Owners,
    private readonly rejections: Rejections,
    @Inject(HANDLER_CONFIG) private readonly settings: HandlerSettings,
  ) {}

  async set(appId: AppId, storage: MessageStorage): Promise<void> {
    const limit = this.settings.HANDLER_MESSAGE_STORAGE_LENGTH_PER_OWNER;
    await this.owners.store(appId);
    if (!(await this.messages.setStorage(appId, storage, limit || Number.MAX_SAFE_INTEGER))) {
      this.rejections.count('stored_messages_of_owner');
      await this.owners.refreshAll(await this.owners.find(appId));
      throw tooManyStoredMessages({ app_id: appId, limit });
    }
    this.keeper.changed(appId);
  }

  /** Deletes the stored messages. */
  async remove(appId: AppId): Promise<void> {
    if (!(await this.messages.removeStorage(appId))) throw messageStorageNotFound({ app_id: appId });
    this.keeper.changed(appId);
  }
}
