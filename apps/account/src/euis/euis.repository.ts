import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AppId, Eui } from '@fieldpost/domain';
import { DataSource, type Repository } from 'typeorm';
import { lockEntity } from '../access/lock-entity.js';
import type { Actor } from '../access/actor.js';
import { record } from '../audit/record.js';
import { ApplicationEuiEntity } from './application-eui.entity.js';

export interface ApplicationEui {
  readonly appId: AppId;
  readonly eui: Eui;
}

/** Stores the EUIs of applications; each belongs to one application. */
@Injectable()
export class Euis {
  private readonly rows: Repository<ApplicationEuiEntity>;

  constructor(@InjectDataSource() private readonly db: DataSource) {
    this.rows = db.getRepository(ApplicationEuiEntity);
  }

  async listByApp(appId: AppId): Promise<readonly Eui[]> {
    const rows = await this.rows.find({ where: { appId }, order: { added: 'asc', eui: 'asc' } });
    return rows.map(({ eui }) => eui as Eui);
  }

  /**
   * `own` when the application has it already, `taken` when another has it. `check` gets the number of EUIs, under a lock
   * against concurrent additions.
   */
  add(
    { appId, eui }: ApplicationEui,
    by: Actor,
    check: (count: number) => void,
  ): Promise<'added' | 'own' | 'taken'> {
    return this.db.transaction(async (db) => {
      await lockEntity(db, { kind: 'apps', id: appId });
      const own = await db.findBy(ApplicationEuiEntity, { appId });
      if (own.some((row) => row.eui === eui)) return 'own';
      check(own.length);
      const insertion = db.createQueryBuilder().insert().into(ApplicationEuiEntity).values({ appId, eui });
      const { raw } = await insertion.orIgnore().returning('eui').execute();
      if ((raw as unknown[]).length === 0) return 'taken';
      await record(db, by, { kind: 'apps', id: appId, action: 'eui.added', details: { eui } });
      return 'added';
    });
  }

  /** False when the application does not have it. */
  remove({ appId, eui }: ApplicationEui, by: Actor): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const { affected } = await db.delete(ApplicationEuiEntity, { appId, eui });
      const change = { kind: 'apps', id: appId, action: 'eui.removed', details: { eui } } as const;
      if (affected === 1) await record(db, by, change);
      return affected === 1;
    });
  }
}
