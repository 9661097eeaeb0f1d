import { notValid } from '@fieldpost/errors';
import { collaboratorNotFound, rightNotHeld } from './collaborators.errors.js';

/** The rights of one user on the entity that is being changed. */
export interface Share {
  readonly username: string;
  readonly rights: readonly string[];
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

/** Somebody must stay who can let others in (spec, States and transitions). */
function requireManager(shares: readonly Share[], { username, rights, managing }: Change): void {
  const others = shares.filter((share) => share.username !== username);
  const after = [...others, { username, rights }];
  if (!after.some((share) => share.rights.includes(managing))) {
    throw notValid({
      argument: 'Collaborator',
      reason: `${username} is the last one with the "${managing}" right`,
    });
  }
}

/** Whether a change of `shares`, which nobody else changes meanwhile, may be made by somebody who holds `held`. */
export function requireAllowed(shares: readonly Share[], change: Change, held: readonly string[]): void {
  const before = shares.find(({ username }) => username === change.username);
  if (!before && change.rights.length === 0) throw collaboratorNotFound({ username: change.username });
  const given = change.rights.filter((right) => !before?.rights.includes(right));
  for (const right of given) if (!held.includes(right)) throw rightNotHeld({ right });
  if (!before && shares.length >= mostCollaborators)
    throw notValid({ argument: 'Collaborator', reason: `there are at most ${mostCollaborators} of them` });
  requireManager(shares, change);
}
