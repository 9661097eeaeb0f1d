import type { Algorithm } from '@fieldpost/auth';
import { type DataSource, IsNull, LessThan, type Repository } from 'typeorm';
import type { KeySlot } from './key-slot.js';
import type { SigningKeyEntity } from './signing-key.entity.js';
import { type KeyState, SigningKeys, type StoredKey } from './signing-keys.repository.js';

export class SigningKeysTypeorm extends SigningKeys {
  private readonly rows: Repository<SigningKeyEntity>;

  constructor(
    db: DataSource,
    private readonly slot: KeySlot,
  ) {
    super();
    this.rows = db.getRepository(slot.entity);
  }

  async list(): Promise<readonly StoredKey[]> {
    const rows = await this.rows.find({ where: this.slot.where, order: { created: 'desc', id: 'asc' } });
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
    const isShorter = [{ longestLife: IsNull() }, { longestLife: LessThan(seconds) }];
    await this.rows.update(
      isShorter.map((each) => ({ id, ...each })),
      { longestLife: seconds },
    );
  }
}

const toStoredKey = ({ id, algorithm, publicKey, sealed, state, created }: SigningKeyEntity): StoredKey => ({
  id,
  algorithm: algorithm as Algorithm,
  publicKey,
  sealed,
  state: state as KeyState,
  created,
});
