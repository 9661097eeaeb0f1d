import { notValid } from '@fieldpost/errors';
import type { Client } from '../clients/clients.repository.js';
import { type Editor, mostCollaborators, requireHeld } from '../collaborators/collaborators.rules.js';
import { notManaging } from '../collaborators/collaborators.errors.js';
import { clientRightsNotFound } from './client-rights.errors.js';

/** The part of a client that decides whether it may get rights. */
export type GranteeClient = Pick<Client, 'ownerId' | 'isAccepted' | 'isRejected' | 'grants'>;

/** What is stored at the time of a change. */
export interface ClientRightsState {
  /** Undefined for an unknown client. */
  readonly client: GranteeClient | undefined;
  /** Rights of the client on the entity; undefined for none. */
  readonly before: readonly string[] | undefined;
  /** Number of clients with rights on the entity. */
  readonly count: number;
  /** Rights of the editor as a collaborator. */
  readonly own: readonly string[];
}

export interface ClientRightsChange {
  readonly name: string;
  /** New rights; empty to remove the client. */
  readonly rights: readonly string[];
  /** The right to manage collaborators of this kind of entity. */
  readonly managing: string;
}

/** Until an administrator accepts a client, only its owner can use it (ADR 9). */
const isAvailableTo = (
  { isRejected, isAccepted, ownerId }: GranteeClient,
  userId: string | undefined,
): boolean => !isRejected && (isAccepted || (ownerId !== null && ownerId === userId));

/** The client; throws unless the editor may give it rights. */
function requireGrantee(client: GranteeClient | undefined, name: string, userId: string | undefined): void {
  if (!client || !isAvailableTo(client, userId)) throw clientRightsNotFound({ name });
  if (!client.grants.includes('client_credentials'))
    throw notValid({ argument: 'Client', reason: 'was not given the grant type "client_credentials"' });
}

/** Throws unless the editor may make the change. */
export function requireAllowed(
  { client, before, count, own }: ClientRightsState,
  { name, rights, managing }: ClientRightsChange,
  { userId, rights: said, isAdministrator = false }: Editor,
): void {
  const held = userId === undefined ? said : said.filter((right) => own.includes(right));
  if (!held.includes(managing)) throw notManaging({ right: managing });
  if (rights.length > 0) requireGrantee(client, name, userId);
  else if (!before) throw clientRightsNotFound({ name });
  requireHeld({ before: before ?? [], after: rights, held }, isAdministrator);
  if (!before && count >= mostCollaborators)
    throw notValid({ argument: 'Client', reason: `there are at most ${mostCollaborators} of them` });
}
