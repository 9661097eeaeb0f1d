import { AppId, type AppRight, type Claims, Eui, hasAppRight } from '@fieldpost/domain';
import { z } from 'zod';
import { pageMembers, toPage } from '@fieldpost/transport';
import { userOf } from '../access/gate.js';
import { plainText } from '../values/plain-text.js';
import { mostEuis } from '../euis/euis.service.js';
import { parsed } from '../values/shapes.js';
import type { Application, OwnApplication } from './applications.repository.js';
import type { ApplicationDto } from './applications.operations.js';

const name = plainText(200).trim().min(1, 'can not be empty');
const euis = z
  .array(parsed(Eui), 'should be an array of EUIs')
  .max(mostEuis, `should have at most ${mostEuis}`)
  // In order, so that two requests with the same EUIs wait for each other instead of both for ever.
  .transform((list) => [...new Set(list)].sort());

/**
 * Body of a new application; whatever else a client sends of it is ignored (docs/protocol/account-api.md#applications).
 */
export const newApplication = z.object(
  { id: parsed(AppId), name, euis: euis.nullish() },
  'should be an object with id and name',
);
export type NewApplicationDto = z.infer<typeof newApplication>;

/**
 * Body of a change: only the name can, the id and the time that come along do not count
 * (docs/protocol/account-api.md#applications).
 */
export const applicationChanges = z.object({ name: name.nullish() }, 'should be an object');
export type ApplicationChangesDto = z.infer<typeof applicationChanges>;

/** Query of a list of applications. */
export const applicationsQuery = z
  .object({ ...pageMembers, deleted: z.string('should be given once').optional() })
  .transform(({ deleted, ...asked }) => ({ page: toPage(asked), deletedToo: deleted === '1' }));
export type ApplicationsQuery = z.infer<typeof applicationsQuery>;

/** In a list: what belongs to one application alone needs a token for that one, so it is left out. */
export const toListed = ({ deleted, created, ...application }: OwnApplication): ApplicationDto => ({
  ...application,
  created: created.toISOString(),
  ...(deleted && { deleted: deleted.toISOString() }),
});

export const toApplicationDto = (application: Application, rights: readonly AppRight[]): ApplicationDto =>
  toListed({ ...application, rights });

/** What a caller with some right on an application may see of it: collaborators see each other. */
export const visibleTo = (caller: Claims, appId: AppId) => ({
  collaborators: userOf(caller) !== undefined || hasAppRight(caller, appId, 'collaborators'),
  accessKeys: hasAppRight(caller, appId, 'settings'),
});
