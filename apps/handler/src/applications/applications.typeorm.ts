import { Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { Sealer } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { ApplicationEntity, type ApplicationRow } from './application.entity.js';
import type { Application } from './application.js';
import { Applications } from './applications.repository.js';

/** Binds a sealed key to its application. */
export const contextOfJoinKey = (appId: string): string => `${appId}/register_on_join_access_key`;

/** An application from its columns, wherever they were read; its key is opened. */
export const toApplication = (row: ApplicationRow, sealer: Sealer): Application => ({
  appId: row.app_id as AppId,
  payloadFormat: row.payload_format,
  decoder: row.decoder,
  converter: row.converter,
  validator: row.validator,
  encoder: row.encoder,
  codec: row.codec,
  registerOnJoinAccessKey:
    row.register_on_join_access_key === null
      ? ''
      : sealer.openText(row.register_on_join_access_key, contextOfJoinKey(row.app_id)),
});

/** Applications in PostgreSQL. */
@Injectable()
export class ApplicationsTypeorm extends Applications {
  constructor(
    private readonly db: DataSource,
    private readonly sealer: Sealer,
  ) {
    super();
  }

  async find(appId: AppId): Promise<Application | undefined> {
    const row = await this.db.manager.findOneBy(ApplicationEntity, { app_id: appId });
    return row ? toApplication(row, this.sealer) : undefined;
  }

  async add(appId: AppId): Promise<boolean> {
    const added: unknown[] = await this.db.query(
      'insert into applications (app_id) values ($1) on conflict do nothing returning app_id',
      [appId],
    );
    return added.length === 1;
  }

  async update({
    appId,
    payloadFormat,
    registerOnJoinAccessKey: key,
    ...more
  }: Application): Promise<boolean> {
    const { affected } = await this.db.manager.update(ApplicationEntity, appId, {
      payload_format: payloadFormat,
      decoder: more.decoder,
      converter: more.converter,
      validator: more.validator,
      encoder: more.encoder,
      codec: more.codec,
      register_on_join_access_key: key === '' ? null : this.sealer.seal(key, contextOfJoinKey(appId)),
    });
    return affected === 1;
  }

  async remove(appId: AppId): Promise<boolean> {
    const { affected } = await this.db.manager.delete(ApplicationEntity, appId);
    return affected === 1;
  }
}
