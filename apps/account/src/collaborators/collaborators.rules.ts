import { notValid } from '@fieldpost/errors';
import {
  collaboratorNotFound,
  notManaging,
  rightNotHeld,
  rightToTakeNotHeld,
} from './collaborators.errors.js';

/** The rights of one user on the entity that is being changed. */
export interface Share {
  readonly userId: string;
  readonly username: string;
  readonly rights: readonly string[];
}

/** Who wants a change. */
export interface Asker {
  /** Undefined for an access key, which no collaborator can take its rights from. */
  readonly userId: string | undefined;
  /** The rights that the caller's credentials carry. */
  readonly rights: readonly string[];
  /** An administrator who acts through an official client may take away rights that they do not hold. */
  readonly isAdministrator?: boolean;
}

export interface Change {
  readonly username: string;
  /** The rights from now on; none removes the collaborator. */
  readonly rights: readonly string[];
  /** The right that lets somebody manage collaborators of this kind of entity. */
  readonly managing: string;
}

/** More would make every answer that shows them too long. */
export const mostCollaborators = 100;

/** What the asker may hand on: of two who remove each other at once, the second has nothing left to do it with. */
function rightsNow(shares: readonly Share[], { userId, rights }: Asker): readonly string[] {
  if (userId === undefined) return rights;
  const own = shares.find((share) => share.userId === userId)?.rights ?? [];
  return rights.filter((right) => own.includes(right));
}

/** Somebody must stay who can let others in (docs/protocol/account-api.md#last-collaborator). */
function requireManager(shares: readonly Share[], { username, rights, managing }: Change): void {
  const isManaged =
    rights.includes(managing) ||
    shares.some((share) => share.username !== username && share.rights.includes(managing));
  if (isManaged) return;
  const reason = `${username} is the last one with the "${managing}" right`;
  throw notValid({ argument: 'Collaborator', reason });
}

/** Taking a right away needs the same right as giving it. Users may always give up their own. */
function requireTakeable(
  before: Share | undefined,
  { rights }: Change,
  held: readonly string[],
  { userId, isAdministrator = false }: Asker,
): void {
  if (!before || isAdministrator || before.userId === userId) return;
  const taken = before.rights.filter((right) => !rights.includes(right));
  for (const right of taken) if (!held.includes(right)) throw rightToTakeNotHeld({ right });
}

/** Rejects a change that must not be made to `shares`, which nobody else changes meanwhile. */
export function requireAllowed(shares: readonly Share[], change: Change, asker: Asker): void {
  const held = rightsNow(shares, asker);
  if (!held.includes(change.managing)) throw notManaging({ right: change.managing });
  const before = shares.find(({ username }) => username === change.username);
  if (!before && change.rights.length === 0) throw collaboratorNotFound({ username: change.username });
  const given = change.rights.filter((right) => !before?.rights.includes(right));
  for (const right of given) if (!held.includes(right)) throw rightNotHeld({ right });
  requireTakeable(before, change, held, asker);
  if (!before && shares.length >= mostCollaborators)
    throw notValid({ argument: 'Collaborator', reason: `there are at most ${mostCollaborators} of them` });
  requireManager(shares, change);
}
