import { Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { applicationNotRegistered } from '../applications/applications.errors.js';
import {
  codecIdOf,
  type CodecSource,
  DeviceCodecs,
  mostDeviceCodecBytes,
  tooManyDeviceCodecs,
} from './device-codecs.repository.js';

/** Characters of sources in memory. */
const cachedCharacters = 16 * 1024 * 1024;

// The device follows within seconds: a codec that was kept less than a minute ago may belong to one that is being stored.
const forgetUnused = `
  delete from device_codecs as codecs
   where app_id = $1 and kept_at < now() - interval '1 minute'
     and not exists (select from devices where devices.app_id = codecs.app_id and codec_id = codecs.id)`;

/** Codecs of devices in PostgreSQL. */
@Injectable()
export class DeviceCodecsTypeorm extends DeviceCodecs {
  private readonly sources = new LRUCache<string, CodecSource>({
    maxSize: cachedCharacters,
    sizeCalculation: ({ source }) => source.length + 1,
  });

  constructor(private readonly db: DataSource) {
    super();
  }

  /** Changes of one application follow each other, so that none removes what another one is about to use. */
  async keep(appId: AppId, source: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const found: unknown[] = await tx.query(
        'select 1 from applications where app_id = $1 for no key update',
        [appId],
      );
      if (found.length === 0) throw applicationNotRegistered({ app_id: appId });
      await tx.query(
        `insert into device_codecs (app_id, id, source) values ($1, $2, $3)
         on conflict (app_id, id) do update set kept_at = now()`,
        [appId, codecIdOf(source), source],
      );
      await tx.query(forgetUnused, [appId]);
      const [sum]: { readonly bytes: string }[] = await tx.query(
        'select sum(octet_length(source)) as bytes from device_codecs where app_id = $1',
        [appId],
      );
      if (Number(sum?.bytes) > mostDeviceCodecBytes)
        throw tooManyDeviceCodecs({ app_id: appId, limit: mostDeviceCodecBytes });
    });
  }

  async find(appId: AppId, codecId: string): Promise<CodecSource | undefined> {
    const key = `${appId}/${codecId}`;
    const known = this.sources.get(key);
    if (known !== undefined) return known;
    const [row]: CodecSource[] = await this.db.query(
      'select source from device_codecs where app_id = $1 and id = $2',
      [appId, codecId],
    );
    if (row) this.sources.set(key, row);
    return row;
  }
}
