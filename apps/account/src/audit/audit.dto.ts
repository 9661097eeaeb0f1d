import { z } from 'zod';
import { pageMembers } from '@fieldpost/transport';
import { plainText } from '../values/plain-text.js';
import type { AuditEntry, FullAuditEntry } from './audit-log.repository.js';
import { auditedKinds } from './record.js';
import type { AuditEntryDto, FullAuditEntryDto } from './audit.operations.js';

/** Query of a history; default: the newest 100 entries. */
export const auditPage = z.object({
  limit: pageMembers.limit.default(100),
  offset: pageMembers.offset.default(0),
  sort: z
    .enum(['-time', 'time'], 'should be time, with - before it for the newest first')
    .default('-time')
    .meta({ description: 'The order: `-time` is the newest first.' }),
});

const word = plainText(100).optional();

/** Query of the whole log; default: the newest 100 entries. */
export const auditQuery = auditPage.extend({
  kind: z.enum(auditedKinds, `should be one of ${auditedKinds.join(', ')}`).optional(),
  id: word,
  user: word,
  action: word,
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const toAuditEntryDto = ({ at, client, address, ...entry }: AuditEntry): AuditEntryDto => ({
  time: at.toISOString(),
  ...entry,
  ...(client !== null && { client }),
  ...(address !== null && { address }),
});

export const toFullAuditEntryDto = ({ user, ...entry }: FullAuditEntry): FullAuditEntryDto => ({
  ...toAuditEntryDto(entry),
  ...(user !== null && { user }),
  kind: entry.kind,
  id: entry.id,
});
