import { AppId, type AppRight, type Claims, Eui, hasAppRight } from '@fieldpost/domain';
import { z } from 'zod';
import { pageMembers, toPage } from '@fieldpost/transport';
import { userOf } from '../access/gate.js';
import { plainText } from '../values/plain-text.js';
import { mostEuis } from '../euis/euis.service.js';
import { forOrganization, parsed } from '../values/shapes.js';
import type { Application, OwnApplication } from './applications.repository.js';
import type { ApplicationDto } from './applications.operations.js';

const name = plainText(200).trim().min(1, 'can not be empty');
const euis = z
  .array(parsed(Eui), 'should be an array of EUIs')
  .max(mostEuis, `should have at most ${mostEuis}`)
  // Sorted, so that requests with the same EUIs do not deadlock.
  .transform((list) => [...new Set(list)].sort());

/** Body of a new application; further members are ignored (docs/protocol/account-api.md#applications). */
export const newApplication = z.object(
  { id: parsed(AppId), name, euis: euis.nullish(), organization: forOrganization },
  'should be an object with id and name',
);
export type NewApplicationDto = z.infer<typeof newApplication>;

/** Body of a change: only the name can change, id and time are ignored (docs/protocol/account-api.md#applications). */
export const applicationChanges = z.object({ name: name.nullish() }, 'should be an object');
export type ApplicationChangesDto = z.infer<typeof applicationChanges>;

/** Query of a list of applications. */
export const applicationsQuery = z
  .object({ ...pageMembers, deleted: z.string('should be given once').optional() })
  .transform(({ deleted, ...asked }) => ({ page: toPage(asked), deletedToo: deleted === '1' }));
export type ApplicationsQuery = z.infer<typeof applicationsQuery>;

/** An application in a list, without the data that needs a token for this application. */
export const toListed = ({ deleted, created, ...application }: OwnApplication): ApplicationDto => ({
  ...application,
  created: created.toISOString(),
  ...(deleted && { deleted: deleted.toISOString() }),
});

export const toApplicationDto = (application: Application, rights: readonly AppRight[]): ApplicationDto =>
  toListed({ ...application, rights });

/** The parts of an application that the caller may see; collaborators see each other. */
export const visibleTo = (caller: Claims, appId: AppId) => ({
  collaborators: userOf(caller) !== undefined || hasAppRight(caller, appId, 'collaborators'),
  accessKeys: hasAppRight(caller, appId, 'settings'),
});
