import { z } from 'zod';
import { pageMembers } from '../lists/page.js';
import type { AuditEntry } from './audit-log.repository.js';

/** Query of a history; without one the newest hundred entries. */
export const auditPage = z.object({
  limit: pageMembers.limit.default(100),
  offset: pageMembers.offset.default(0),
});

/** One entry of a history. */
export interface AuditEntryDto {
  /** RFC 3339. */
  readonly time: string;
  readonly actor: string;
  readonly client?: string;
  readonly address?: string;
  readonly action: string;
  readonly details: object;
}

export const toAuditEntryDto = ({ at, client, address, ...entry }: AuditEntry): AuditEntryDto => ({
  time: at.toISOString(),
  ...entry,
  ...(client !== null && { client }),
  ...(address !== null && { address }),
});
