import type { EntityKind } from '@fieldpost/domain';
import type { Share } from './collaborators.rules.js';

/** What somebody collaborates on. */
export interface Shared {
  readonly kind: EntityKind;
  readonly id: string;
}

export interface Collaborator extends Share {
  readonly email: string;
}

/** Who works on what, for every kind of entity. The class is also the injection token. */
export abstract class Collaborators {
  abstract list(on: Shared): Promise<readonly Collaborator[]>;
  /**
   * Gives `username` these rights (none removes the collaborator) unless `check` throws. The shares that `check` sees
   * stay as they are until the change is written: of two callers at once the second sees what the first made.
   */
  abstract change(on: Shared, share: Share, check: (shares: readonly Share[]) => void): Promise<void>;
}
