import type { Algorithm } from '@fieldpost/auth';
import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { GrantEntity } from '../grants/grant.entity.js';
import type { KeySlot } from '../signing/key-slot.js';
import type { SigningKeyEntity } from '../signing/signing-key.entity.js';
import type { StoredKey } from '../signing/signing-keys.repository.js';

/**
 * Stage of a key: `prepared` keys are published before they sign, so that every verifier knows them; one key is `signing`;
 * `retiring` keys still verify the tokens that they signed.
 */
export type Stage = 'prepared' | 'signing' | 'retiring';

/** A signing key with the times of its rotation. */
export interface RotatingKey {
  readonly id: string;
  readonly algorithm: Algorithm;
  readonly stage: Stage;
  readonly created: Date;
  /** When it started to sign. */
  readonly activated: Date | null;
  /** When another key replaced it. */
  readonly replaced: Date | null;
  /** Longest lifetime of its tokens, in seconds; null when unknown. */
  readonly longestLife: number | null;
}

/** Stores the steps of a rotation; of concurrent commands, one makes the step. */
export class RotatingKeys {
  private readonly table: string;

  constructor(
    private readonly db: DataSource,
    private readonly slot: KeySlot,
  ) {
    this.table = db.getMetadata(slot.entity).tableName;
  }

  /** All keys, the newest first. */
  async list(): Promise<readonly RotatingKey[]> {
    const rows = await this.db.manager.find(this.slot.entity, {
      where: this.slot.where,
      order: { created: 'desc', id: 'asc' },
    });
    return rows.map(toRotatingKey);
  }

  /** Stores a new key that does not sign yet; false when one is prepared already. */
  async prepare({ id, algorithm, publicKey, sealed }: StoredKey): Promise<boolean> {
    const added: readonly unknown[] = await this.db.query(
      `insert into ${this.table} (id, algorithm, public_key, sealed, state) values ($1, $2, $3, $4, 'published')
       on conflict do nothing returning id`,
      [id, algorithm, publicKey, sealed],
    );
    return added.length === 1;
  }

  /** Makes the prepared key the signing key; false when it is no longer prepared. */
  activate(id: string, now: Date): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      // Serializes concurrent commands.
      await tx.query(`lock table ${this.table} in share row exclusive mode`);
      if (!(await this.isPrepared(tx, id))) return false;
      const { entity, where } = this.slot;
      await tx.update(entity, { ...where, state: 'signing' }, { state: 'published', replaced: now });
      await tx.update(entity, { id }, { state: 'signing', activated: now });
      return true;
    });
  }

  /**
   * Deletes a key at any stage. In place of the signing key, the prepared key signs from `now` on, or else `fallback`. False
   * when there is no such key.
   */
  drop(id: string, fallback: StoredKey, now: Date): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      await tx.query(`lock table ${this.table} in share row exclusive mode`);
      const { entity, where } = this.slot;
      const keys = await tx.find(entity, { where });
      const dropped = keys.find((key) => key.id === id);
      if (!dropped) return false;
      await tx.delete(entity, { id });
      if (dropped.state !== 'signing') return true;
      const prepared = keys.find((key) => stageOf(key) === 'prepared');
      const signs = { state: 'signing', activated: now };
      if (prepared) await tx.update(entity, { id: prepared.id }, signs);
      else await tx.insert(entity, { ...fallback, ...signs });
      return true;
    });
  }

  /** Number of grants whose next refresh is possible. */
  async countLogins(now: Date): Promise<number> {
    return this.db.manager.countBy(GrantEntity, { expires: MoreThan(now) });
  }

  /** Deletes the retiring keys among these. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.db.query(
      `delete from ${this.table} where id = any($1) and state = 'published' and replaced is not null`,
      [ids],
    );
  }

  private async isPrepared(tx: EntityManager, id: string): Promise<boolean> {
    const row = await tx.findOneBy(this.slot.entity, { id });
    return row !== null && stageOf(row) === 'prepared';
  }
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
