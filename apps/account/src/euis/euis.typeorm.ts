import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AppId, Eui } from '@fieldpost/domain';
import { breaksReference } from '@fieldpost/persistence';
import { DataSource, type Repository } from 'typeorm';
import { applicationNotFound } from '../access/access.errors.js';
import { ApplicationEuiEntity } from './application-eui.entity.js';
import { Euis } from './euis.repository.js';

@Injectable()
export class EuisTypeorm extends Euis {
  private readonly rows: Repository<ApplicationEuiEntity>;

  constructor(@InjectDataSource() db: DataSource) {
    super();
    this.rows = db.getRepository(ApplicationEuiEntity);
  }

  async listByApp(appId: AppId): Promise<readonly Eui[]> {
    const rows = await this.rows.find({ where: { appId }, order: { added: 'asc', eui: 'asc' } });
    return rows.map(({ eui }) => eui as Eui);
  }

  async add(appId: AppId, eui: Eui): Promise<'added' | 'own' | 'taken'> {
    const { raw } = await this.rows
      .createQueryBuilder()
      .insert()
      .values({ appId, eui })
      .orIgnore()
      .returning('eui')
      .execute()
      .catch((error: unknown) => {
        if (breaksReference(error, 'application_euis_app_id_fkey'))
          throw applicationNotFound({ id: appId }, { cause: error });
        throw error;
      });
    if ((raw as unknown[]).length === 1) return 'added';
    return (await this.rows.existsBy({ appId, eui })) ? 'own' : 'taken';
  }

  async remove(appId: AppId, eui: Eui): Promise<boolean> {
    const { affected } = await this.rows.delete({ appId, eui });
    return affected === 1;
  }
}
