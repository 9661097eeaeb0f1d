import type { Page } from '@fieldpost/transport';
import type { List } from '../lists/list.js';
import type { Audited, AuditLog, AuditPage, AuditSearch } from './audit-log.repository.js';
import {
  type AuditEntryDto,
  type FullAuditEntryDto,
  toAuditEntryDto,
  toFullAuditEntryDto,
} from './audit.dto.js';

/** What happened to an entity, newest first; always a page, since histories only grow. */
export const historyIn = (auditLog: AuditLog, of: Audited, page: AuditPage): List<AuditEntryDto> =>
  pageOf(page, {
    count: () => auditLog.count(of),
    read: async (slice) => (await auditLog.list(of, slice)).map(toAuditEntryDto),
  });

/** The same of everything. */
export const allHistoryIn = (
  auditLog: AuditLog,
  what: AuditSearch,
  page: AuditPage,
): List<FullAuditEntryDto> =>
  pageOf(page, {
    count: () => auditLog.countFound(what),
    read: async (slice) => (await auditLog.search(what, slice)).map(toFullAuditEntryDto),
  });

interface Entries<T> {
  readonly count: () => Promise<number>;
  readonly read: (page: Page) => Promise<readonly T[]>;
}

const pageOf = <T>(page: AuditPage, { count, read }: Entries<T>): List<T> => ({
  page,
  count,
  read: async (slice) => (await read(slice)).map((item) => ({ item, position: [] })),
});
