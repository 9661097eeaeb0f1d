import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { type AuditedChange, recordAlone, type AuditedKind } from './record.js';

/** A change that was made; `actor` is how the user is called now, or who else it was. */
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

/** What is looked for in the whole log; all of it has to hold. */
export interface AuditSearch {
  readonly kind?: AuditedKind | undefined;
  /** Of the entity; of a user, the name. */
  readonly id?: string | undefined;
  /** Name of the user who did it, or who else it was. */
  readonly user?: string | undefined;
  readonly action?: string | undefined;
}

/** An entry of the whole log: what it is about stands in it. */
export interface FullAuditEntry extends AuditEntry {
  /** Of what is gone for good, another word than `AuditedKind`. */
  readonly kind: string;
  /** Of a user, the name if it is known. */
  readonly id: string;
}

export interface AuditPage {
  readonly limit: number;
  readonly offset: number;
}

/** The history of entities. */
@Injectable()
export class AuditLog {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Newest first. */
  list({ kind, id }: Audited, { limit, offset }: AuditPage): Promise<readonly AuditEntry[]> {
    return this.db.query(
      `select l.at, coalesce(u.username, l.actor) as actor, l.client, l.address, l.action, l.details
         from audit_log l left join users u on u.id = l.user_id
        where l.kind = $1 and l.entity_id = $2
        order by l.id desc
        limit $3 offset $4`,
      [kind, id, limit, offset],
    );
  }

  count({ kind, id }: Audited): Promise<number> {
    return this.db.manager.countBy(AuditEntryEntity, { kind, entityId: id });
  }

  /** Of everything, newest first. */
  search(what: AuditSearch, { limit, offset }: AuditPage): Promise<readonly FullAuditEntry[]> {
    const { where, values } = conditionOf(what);
    const next = values.length + 1;
    return this.db.query(
      `select l.at, coalesce(u.username, l.actor) as actor, l.client, l.address, l.action, l.details,
              l.kind, coalesce(about.username, l.entity_id) as id
         from audit_log l
         left join users u on u.id = l.user_id
         left join users about on l.kind = 'users' and about.id = l.entity_id
        where ${where}
        order by l.id desc
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

  /** For what is not a change of the database; `record` writes those together with the change itself. */
  add(by: Actor, change: AuditedChange): Promise<void> {
    return recordAlone(this.db, by, change);
  }
}

const idOfUser = (place: string): string => `(select id from users where username = ${place})`;

/** How each thing that is looked for is found; `place` is where its value stands in the query. */
const conditions: Readonly<Record<keyof AuditSearch, (place: string) => string>> = {
  kind: (place) => `l.kind = ${place}`,
  id: (place) => `l.entity_id in (${place}, ${idOfUser(place)})`,
  user: (place) => `(l.user_id = ${idOfUser(place)} or l.user_id is null and l.actor = ${place})`,
  action: (place) => `l.action = ${place}`,
};

function conditionOf(what: AuditSearch): { readonly where: string; readonly values: string[] } {
  const wanted = (Object.keys(conditions) as (keyof AuditSearch)[]).flatMap((name) => {
    const value = what[name];
    return value === undefined ? [] : [{ name, value }];
  });
  const parts = wanted.map(({ name }, index) => conditions[name](`$${index + 1}::text`));
  return { where: ['true', ...parts].join(' and '), values: wanted.map(({ value }) => value) };
}
