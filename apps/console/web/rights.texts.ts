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

const nameOrNothing: Readonly<Record<string, string>> = rightNames;

/** The name of a right; that of the API for one that is not known here. */
export const nameOfRight = (right: string): string => nameOrNothing[right] ?? right;

/** A right in a sentence, with its name in the API. */
export const namedRight = (right: string): string => `“${nameOfRight(right)}” (${right})`;

/** Descriptions of rights in forms. */
export const rightsTexts: Readonly<Record<MemberRight, string>> = {
  settings: 'Change settings, access keys and payload functions',
  delete: 'Delete and restore the application',
  collaborators: 'Add and remove collaborators',
  'messages:up:r': 'Read what devices send',
  'messages:up:w': 'Send messages as if devices had sent them',
  'messages:down:w': 'Send messages to devices',
  devices: 'Add, change and delete devices, and read their keys',
  'gateway:settings': 'Change settings, and read and replace the key',
  'gateway:delete': 'Delete the gateway',
  'gateway:collaborators': 'Add and remove collaborators',
  'gateway:status': 'See the status, even when it is not public',
  'gateway:location': 'See the exact location, even when it is not public',
  'gateway:owner': 'See who owns it, even when that is not public',
  'gateway:messages': 'Read the messages that the gateway forwards',
  'component:settings': 'Create tokens, and read the history',
  'component:delete': 'Delete the component',
  'component:collaborators': 'Add and remove collaborators',
  'organization:settings': 'Change the name, and read the history',
  'organization:members': 'Add, change and remove members',
  'organization:entities': 'Share applications, gateways and components with it',
  'organization:delete': 'Delete the organization',
};
