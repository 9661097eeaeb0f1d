import { type Wire, listOperation } from '@fieldpost/openapi';
import { z } from 'zod';

const members = {
  time: z.iso.datetime(),
  actor: z.string().meta({ description: 'Id of the user, or the program that made the change.' }),
  client: z.string().exactOptional(),
  address: z.string().exactOptional(),
  action: z.string(),
  details: z.looseObject({}),
};

const auditEntry = z
  .object(members)
  .meta({ id: 'AuditEntry', description: 'An entry of the history of an entity.' });
export type AuditEntryDto = Wire<z.infer<typeof auditEntry>>;

const fullAuditEntry = z
  .object({
    ...members,
    kind: z.string().meta({
      description: 'apps, gateways, components, clients or users; of purged entities, `purged …`.',
    }),
    id: z.string().meta({ description: 'Of the entity; of a user, the name.' }),
    user: z.string().exactOptional().meta({
      description:
        'Name of the user who made the change; absent for other authors, and users who were removed.',
    }),
  })
  .meta({ id: 'FullAuditEntry', description: 'An entry of the audit log.' });
export type FullAuditEntryDto = Wire<z.infer<typeof fullAuditEntry>>;

export const readAllHistory = listOperation('Read the history of everything, newest first', fullAuditEntry);

export const readOwnActivity = listOperation('Read what the caller has done, newest first', fullAuditEntry);

export const readHistory = listOperation('Read its history, newest first', auditEntry);

export const readOwnHistory = listOperation(
  "Read the history of the caller's account, including logins, newest first",
  auditEntry,
);
