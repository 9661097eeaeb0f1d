import { type EntityKind, type Right, unheldRights } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import {
  collaboratorNotFound,
  notManaging,
  rightsOfOrganization,
  rightNotHeld,
  rightToTakeNotHeld,
} from './collaborators.errors.js';

/** A collaborator with their rights. */
export interface CollaboratorRights {
  readonly userId: string;
  readonly username: string;
  /** Own ones, and those through organizations. */
  readonly rights: readonly string[];
  /** The rights that a change of collaborators can change. */
  readonly own: readonly string[];
  readonly throughOrganizations: readonly string[];
}

/** The caller who changes collaborators. */
export interface Editor {
  /** Undefined for an access key, whose rights no collaborator can remove. */
  readonly userId: string | undefined;
  /** Rights of the credentials. */
  readonly rights: readonly string[];
  /** Administrator through an official client, who may remove rights without holding them. */
  readonly isAdministrator?: boolean;
}

export interface Change {
  readonly username: string;
  /** New rights of their own; empty to remove the collaborator. */
  readonly rights: readonly string[];
  /** The right to manage collaborators of this kind of entity. */
  readonly managing: string;
}

/** The right to manage collaborators of each kind of entity. */
export const managingRights: Readonly<Record<EntityKind, Right>> = {
  apps: 'collaborators',
  components: 'component:collaborators',
  gateways: 'gateway:collaborators',
};

/** Limits the length of responses. */
export const mostCollaborators = 100;

/** The current rights of the caller, so that of two callers who remove each other the second is denied. */
export function currentRights(
  shares: readonly CollaboratorRights[],
  { userId, rights }: Editor,
): readonly string[] {
  if (userId === undefined) return rights;
  const own = shares.find((share) => share.userId === userId)?.rights ?? [];
  return rights.filter((right) => own.includes(right));
}

/** At least one collaborator must be able to manage collaborators (docs/protocol/account-api.md#last-collaborator). */
function requireManager(shares: readonly CollaboratorRights[], { username, rights, managing }: Change): void {
  const before = shares.find((share) => share.username === username);
  const isManaged =
    [...rights, ...(before?.throughOrganizations ?? [])].includes(managing) ||
    shares.some((share) => share.username !== username && share.rights.includes(managing));
  if (isManaged) return;
  const reason = `${username} is the last one with the "${managing}" right`;
  throw notValid({ argument: 'Collaborator', reason });
}

/** A change of rights, and the rights that its author holds. */
interface RightsChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly held: readonly string[];
}

/** Throws for rights that the author gives or takes without holding them; `mayTake` exempts the second. */
export function requireHeld({ before, after, held }: RightsChange, mayTake: boolean): void {
  const { given, taken } = unheldRights(before, after, held);
  if (given !== undefined) throw rightNotHeld({ right: given });
  if (taken !== undefined && !mayTake) throw rightToTakeNotHeld({ right: taken });
}

function requireRemovable(before: CollaboratorRights | undefined, { username }: Change): void {
  if (!before) throw collaboratorNotFound({ username });
  if (before.own.length === 0) throw rightsOfOrganization({ username });
}

/** Throws unless the caller may make the change to the current collaborators. */
export function requireAllowed(shares: readonly CollaboratorRights[], change: Change, editor: Editor): void {
  const held = currentRights(shares, editor);
  if (!held.includes(change.managing)) throw notManaging({ right: change.managing });
  const before = shares.find(({ username }) => username === change.username);
  if (change.rights.length === 0) requireRemovable(before, change);
  // Users may always give up their own rights.
  const mayTake = editor.isAdministrator === true || before?.userId === editor.userId;
  requireHeld({ before: before?.own ?? [], after: change.rights, held }, mayTake);
  const isNew = before === undefined || before.own.length === 0;
  if (isNew && shares.filter(({ own }) => own.length > 0).length >= mostCollaborators)
    throw notValid({ argument: 'Collaborator', reason: `there are at most ${mostCollaborators} of them` });
  requireManager(shares, change);
}
