import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { type AuditedChange, recordAlone, type AuditedKind } from './record.js';

/** An entry of the audit log; `actor` is the current name of the user, or another author. */
export interface AuditEntry {
  readonly at: Date;
  readonly actor: string;
  readonly client: string | null;
  readonly address: string | null;
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Audited {
  readonly kind: AuditedKind;
  readonly id: string;
}

/** A search in the whole log; all conditions must match. */
export interface AuditSearch {
  readonly kind?: AuditedKind | undefined;
  /** Id of the entity; the name of a user. */
  readonly id?: string | undefined;
  /** Name of the user, or another author. */
  readonly user?: string | undefined;
  readonly action?: string | undefined;
  /** Id of the user who made the change. */
  readonly userId?: string | undefined;
}

/** An entry of the whole log, with its entity. */
export interface FullAuditEntry extends AuditEntry {
  /** For purged entities not an `AuditedKind`. */
  readonly kind: string;
  /** The name of a user, if known. */
  readonly id: string;
  /** Current name of the user who made the change; null for another author, and after the user is removed. */
  readonly user: string | null;
}

export interface AuditPage {
  readonly limit: number;
  readonly offset: number;
  /** `-time` is the newest first. */
  readonly sort: 'time' | '-time';
}

/** Entries are inserted in the order of time. */
const directions = { time: 'asc', '-time': 'desc' } as const;

/** Reads and writes the audit log. */
@Injectable()
export class AuditLog {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  list({ kind, id }: Audited, { limit, offset, sort }: AuditPage): Promise<readonly AuditEntry[]> {
    return this.db.query(
      `select l.at, coalesce(u.username, l.actor) as actor, l.client, l.address, l.action, l.details
         from audit_log l left join users u on u.id = l.user_id
        where l.kind = $1 and l.entity_id = $2
        order by l.id ${directions[sort]}
        limit $3 offset $4`,
      [kind, id, limit, offset],
    );
  }

  count({ kind, id }: Audited): Promise<number> {
    return this.db.manager.countBy(AuditEntryEntity, { kind, entityId: id });
  }

  /** Entries of all entities. */
  search(what: AuditSearch, { limit, offset, sort }: AuditPage): Promise<readonly FullAuditEntry[]> {
    const { where, values } = conditionOf(what);
    const next = values.length + 1;
    return this.db.query(
      `select l.at, coalesce(u.username, l.actor) as actor, l.client, l.address, l.action, l.details,
              l.kind, coalesce(about.username, l.entity_id) as id, u.username as "user"
         from audit_log l
         left join users u on u.id = l.user_id
         left join users about on l.kind = 'users' and about.id = l.entity_id
        where ${where}
        order by l.id ${directions[sort]}
        limit $${next} offset $${next + 1}`,
      [...values, limit, offset],
    );
  }

  async countFound(what: AuditSearch): Promise<number> {
    const { where, values } = conditionOf(what);
    const found = await this.db.query<{ count: string }[]>(
      `select count(*) as count from audit_log l where ${where}`,
      values,
    );
    return Number(found[0]?.count);
  }

  /** For actions that do not change the database; `record` writes changes in their transaction. */
  add(by: Actor, change: AuditedChange): Promise<void> {
    return recordAlone(this.db, by, change);
  }
}

const idOfUser = (place: string): string => `(select id from users where username = ${place})`;

/** SQL condition of each search term; `place` is the placeholder of its value. */
const conditions: Readonly<Record<keyof AuditSearch, (place: string) => string>> = {
  kind: (place) => `l.kind = ${place}`,
  id: (place) => `l.entity_id in (${place}, ${idOfUser(place)})`,
  user: (place) => `(l.user_id = ${idOfUser(place)} or l.user_id is null and l.actor = ${place})`,
  action: (place) => `l.action = ${place}`,
  userId: (place) => `l.user_id = ${place}`,
};

function conditionOf(what: AuditSearch): { readonly where: string; readonly values: string[] } {
  const wanted = (Object.keys(conditions) as (keyof AuditSearch)[]).flatMap((name) => {
    const value = what[name];
    return value === undefined ? [] : [{ name, value }];
  });
  const parts = wanted.map(({ name }, index) => conditions[name](`$${index + 1}::text`));
  return { where: ['true', ...parts].join(' and '), values: wanted.map(({ value }) => value) };
}
