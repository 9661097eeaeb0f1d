import { type OperationDoc, type Wire, listHeaders } from '@fieldpost/openapi';
import { z } from 'zod';
import type { AuditEntryDto, FullAuditEntryDto } from './audit.dto.js';

const members = {
  time: z.iso.datetime(),
  actor: z.string().meta({ description: 'Id of the user, or what else it was done with.' }),
  client: z.string().exactOptional(),
  address: z.string().exactOptional(),
  action: z.string(),
  details: z.looseObject({}),
};

const auditEntry = z
  .object(members)
  .meta({ id: 'AuditEntry', description: 'One thing that happened to an entity.' }) satisfies z.ZodType<
  Wire<AuditEntryDto>
>;

const fullAuditEntry = z
  .object({
    ...members,
    kind: z.string().meta({
      description: 'apps, gateways, components, clients or users; of what is gone for good, `purged …`.',
    }),
    id: z.string().meta({ description: 'Of the entity; of a user, the name.' }),
  })
  .meta({ id: 'FullAuditEntry', description: 'One thing that happened, and to what.' }) satisfies z.ZodType<
  Wire<FullAuditEntryDto>
>;

export const readAllHistory: OperationDoc = {
  summary: 'Read what happened to everything, newest first',
  gives: z.array(fullAuditEntry),
  headers: listHeaders,
};

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
