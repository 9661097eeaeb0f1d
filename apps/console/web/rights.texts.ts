import type { MemberRight } from '@fieldpost/domain';

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
