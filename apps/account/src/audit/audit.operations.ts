import type { OperationDoc, Wire } from '@fieldpost/openapi';
import { z } from 'zod';
import { listHeaders } from '../lists/lists.operations.js';
import type { AuditEntryDto } from './audit.dto.js';

const auditEntry = z
  .object({
    time: z.iso.datetime(),
    actor: z.string().meta({ description: 'Id of the user, or what else it was done with.' }),
    client: z.string().exactOptional(),
    address: z.string().exactOptional(),
    action: z.string(),
    details: z.looseObject({}),
  })
  .meta({ id: 'AuditEntry', description: 'One thing that happened to an entity.' }) satisfies z.ZodType<
  Wire<AuditEntryDto>
>;

export const readHistory: OperationDoc = {
  summary: 'Read what happened to it, newest first',
  gives: z.array(auditEntry),
  headers: listHeaders,
};

export const readOwnHistory: OperationDoc = {
  summary: "Read what happened to the caller's account, logins among it, newest first",
  gives: z.array(auditEntry),
  headers: listHeaders,
};
