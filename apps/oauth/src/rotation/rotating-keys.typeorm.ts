import type { Algorithm } from '@fieldpost/auth';
import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { SigningKeyEntity } from '../signing/signing-key.entity.js';
import type { StoredKey } from '../signing/signing-keys.repository.js';
import { GrantEntity } from '../grants/grant.entity.js';
import { type RotatingKey, RotatingKeys, type Stage } from './rotating-keys.repository.js';

export class RotatingKeysTypeorm extends RotatingKeys {
  constructor(private readonly db: DataSource) {
    super();
  }

  async list(): Promise<readonly RotatingKey[]> {
    const rows = await this.db.manager.find(SigningKeyEntity, { order: { created: 'desc', id: 'asc' } });
    return rows.map(toRotatingKey);
  }

  async prepare({ id, algorithm, publicKey, sealed }: StoredKey): Promise<boolean> {
    const added: readonly unknown[] = await this.db.query(
      `insert into signing_keys (id, algorithm, public_key, sealed, state) values ($1, $2, $3, $4, 'published')
       on conflict do nothing returning id`,
      [id, algorithm, publicKey, sealed],
    );
    return added.length === 1;
  }

  activate(id: string, now: Date): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      // Commands at once wait here for each other: whoever comes second finds the key signing already.
      await tx.query('lock table signing_keys in share row exclusive mode');
      if (!(await isPrepared(tx, id))) return false;
      await tx.update(SigningKeyEntity, { state: 'signing' }, { state: 'published', replaced: now });
      await tx.update(SigningKeyEntity, { id }, { state: 'signing', activated: now });
      return true;
    });
  }

  drop(id: string, fallback: StoredKey, now: Date): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      await tx.query('lock table signing_keys in share row exclusive mode');
      const keys = await tx.find(SigningKeyEntity);
      const dropped = keys.find((key) => key.id === id);
      if (!dropped) return false;
      await tx.delete(SigningKeyEntity, { id });
      if (dropped.state !== 'signing') return true;
      const prepared = keys.find((key) => stageOf(key) === 'prepared');
      const signs = { state: 'signing', activated: now };
      if (prepared) await tx.update(SigningKeyEntity, { id: prepared.id }, signs);
      else await tx.insert(SigningKeyEntity, { ...fallback, ...signs });
      return true;
    });
  }

  async countLogins(now: Date): Promise<number> {
    return this.db.manager.countBy(GrantEntity, { expires: MoreThan(now) });
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.db.query(
      `delete from signing_keys where id = any($1) and state = 'published' and replaced is not null`,
      [ids],
    );
  }
}

async function isPrepared(tx: EntityManager, id: string): Promise<boolean> {
  const row = await tx.findOneBy(SigningKeyEntity, { id });
  return row !== null && stageOf(row) === 'prepared';
}

function stageOf({ state, replaced }: SigningKeyEntity): Stage {
  if (state === 'signing') return 'signing';
  return replaced === null ? 'prepared' : 'retiring';
}

const toRotatingKey = (row: SigningKeyEntity): RotatingKey => ({
  id: row.id,
  algorithm: row.algorithm as Algorithm,
  stage: stageOf(row),
  created: row.created,
  activated: row.activated,
  replaced: row.replaced,
  longestLife: row.longestLife,
});
