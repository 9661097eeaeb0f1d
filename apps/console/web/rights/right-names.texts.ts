import type { MemberRight } from '@fieldpost/domain';

/** Names of rights, where people read them. */
const rightNames: Readonly<Record<MemberRight, string>> = {
  settings: 'Application settings',
  delete: 'Delete application',
  collaborators: 'Application collaborators',
  'messages:up:r': 'Read uplinks',
  'messages:up:w': 'Send uplinks',
  'messages:down:w': 'Send downlinks',
  devices: 'Devices',
  'gateway:settings': 'Gateway settings',
  'gateway:delete': 'Delete gateway',
  'gateway:collaborators': 'Gateway collaborators',
  'gateway:status': 'Gateway status',
  'gateway:location': 'Gateway location',
  'gateway:owner': 'Gateway owner',
  'gateway:messages': 'Gateway messages',
  'component:settings': 'Component settings',
  'component:delete': 'Delete component',
  'component:collaborators': 'Component collaborators',
  'organization:settings': 'Organization settings',
  'organization:members': 'Members',
  'organization:entities': 'Shared entities',
  'organization:delete': 'Delete organization',
};

/** In place of the names of all rights on an entity. */
export const allRights = 'All rights';

const nameOrNothing: Readonly<Record<string, string>> = rightNames;

/** The name of a right; that of the API for one that is not known here. */
export const nameOfRight = (right: string): string => nameOrNothing[right] ?? right;

/** A right in a sentence, with its name in the API. */
export const namedRight = (right: string): string => `“${nameOfRight(right)}” (${right})`;
