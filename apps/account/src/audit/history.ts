import type { List } from '../lists/list.js';
import type { Audited, AuditLog, AuditPage, AuditSearch } from './audit-log.repository.js';
import { toAuditEntryDto, toFullAuditEntryDto } from './audit.dto.js';
import type { AuditEntryDto, FullAuditEntryDto } from './audit.operations.js';

/** The history of an entity; always paged, because histories only grow. */
export const historyIn = (auditLog: AuditLog, of: Audited, page: AuditPage): List<AuditEntryDto> => ({
  page,
  count: () => auditLog.count(of),
  read: async (slice) => rows((await auditLog.list(of, { ...slice, sort: page.sort })).map(toAuditEntryDto)),
});

/** The entries of the whole log that match. */
export const allHistoryIn = (
  auditLog: AuditLog,
  search: AuditSearch,
  page: AuditPage,
): List<FullAuditEntryDto> => ({
  page,
  count: () => auditLog.countFound(search),
  read: async (slice) =>
    rows((await auditLog.search(search, { ...slice, sort: page.sort })).map(toFullAuditEntryDto)),
});

const rows = <T>(items: readonly T[]) => items.map((item) => ({ item, position: [] }));
