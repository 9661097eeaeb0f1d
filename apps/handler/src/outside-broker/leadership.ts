/**
 * Whether this replica does what only one may do. The class is also the injection token. There is at most one leader,
 * and sometimes none for a moment.
 */
export abstract class Leadership {
  abstract readonly isLeader: boolean;
  /** Calls the listener after each change; answers how to end that. */
  abstract onChange(listener: () => void): () => void;
}

/** The only replica there is. */
export class AlwaysLeader extends Leadership {
  readonly isLeader = true;

  onChange(): () => void {
    return () => undefined;
  }
}
