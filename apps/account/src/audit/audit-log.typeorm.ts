import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from './actor.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { type Audited, type AuditEntry, AuditLog, type AuditPage } from './audit-log.repository.js';
import { type AuditedChange, record } from './record.js';

@Injectable()
export class AuditLogTypeorm extends AuditLog {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

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

  add(by: Actor, change: AuditedChange): Promise<void> {
    return record(this.db.manager, by, change);
  }
}
