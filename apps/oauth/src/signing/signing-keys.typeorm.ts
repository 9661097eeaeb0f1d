import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Algorithm } from '@fieldpost/auth';
import { DataSource, type Repository } from 'typeorm';
import { SigningKeyEntity } from './signing-key.entity.js';
import { type KeyState, SigningKeys, type StoredKey } from './signing-keys.repository.js';

@Injectable()
export class SigningKeysTypeorm extends SigningKeys {
  private readonly rows: Repository<SigningKeyEntity>;

  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
    this.rows = db.getRepository(SigningKeyEntity);
  }

  async list(): Promise<readonly StoredKey[]> {
    const rows = await this.rows.find({ order: { created: 'desc', id: 'asc' } });
    return rows.map(toStoredKey);
  }

  async addFirst(key: StoredKey): Promise<void> {
    await this.rows
      .createQueryBuilder()
      .insert()
      .values({ ...key, activated: () => 'now()' })
      .orIgnore()
      .execute();
  }

  async recordLifetime(id: string, seconds: number): Promise<void> {
    await this.db.query(
      `update signing_keys set longest_life = $2 where id = $1 and coalesce(longest_life, 0) < $2`,
      [id, seconds],
    );
  }
}

const toStoredKey = ({ id, algorithm, publicKey, sealed, state }: SigningKeyEntity): StoredKey => ({
  id,
  algorithm: algorithm as Algorithm,
  publicKey,
  sealed,
  state: state as KeyState,
});
