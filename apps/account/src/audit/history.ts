import type { List } from '../lists/list.js';
import type { Audited, AuditLog, AuditPage } from './audit-log.repository.js';
import { type AuditEntryDto, toAuditEntryDto } from './audit.dto.js';

/** What happened to an entity, newest first; always a page, since histories only grow. */
export const historyIn = (auditLog: AuditLog, of: Audited, page: AuditPage): List<AuditEntryDto> => ({
  page,
  count: () => auditLog.count(of),
  read: async (slice) => {
    const entries = await auditLog.list(of, slice);
    return entries.map((entry) => ({ item: toAuditEntryDto(entry), position: [] }));
  },
});
