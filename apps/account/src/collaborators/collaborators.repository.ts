import type { EntityKind } from '@fieldpost/domain';
import type { Actor } from '../access/actor.js';
import type { Share } from './collaborators.rules.js';

/** What somebody collaborates on. */
export interface Shared {
  readonly kind: EntityKind;
  readonly id: string;
}

export interface Collaborator {
  readonly username: string;
  readonly email: string;
  readonly rights: readonly string[];
}

/** The rights that somebody is to have; none means that they collaborate no more. */
export interface Assignment {
  readonly username: string;
  readonly rights: readonly string[];
}

/** Who works on what, for every kind of entity. The class is also the injection token. */
export abstract class Collaborators {
  abstract list(on: Shared): Promise<readonly Collaborator[]>;
  /**
   * Makes the assignment unless `check` throws. The shares that `check` sees
   * stay as they are until the change is written: of two callers at once the second sees what the first made.
   */
  abstract change(
    on: Shared,
    assignment: Assignment,
    by: Actor,
    check: (shares: readonly Share[]) => void,
  ): Promise<void>;
}
