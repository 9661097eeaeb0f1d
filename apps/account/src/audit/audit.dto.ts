import { z } from 'zod';
import type { AuditEntry } from './audit-log.repository.js';

const longestPage = 1000;
const wholeNumber = z.coerce.number('should be a number').int('should be a whole number');

/** Query of a history; without one the newest hundred entries. */
export const auditPage = z.object({
  limit: wholeNumber
    .min(1, 'should be at least 1')
    .max(longestPage, `should be at most ${longestPage}`)
    .default(100),
  offset: wholeNumber.min(0, 'should be at least 0').default(0),
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
