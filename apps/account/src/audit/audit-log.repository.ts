import type { Actor } from './actor.js';
import type { AuditedChange, AuditedKind } from './record.js';

/** A change that was made; `actor` is how the user is called now, or who else it was. */
export interface AuditEntry {
  readonly at: Date;
  readonly actor: string;
  readonly client: string | null;
  readonly address: string | null;
  readonly action: string;
  readonly details: object;
}

export interface Audited {
  readonly kind: AuditedKind;
  readonly id: string;
}

export interface AuditPage {
  readonly limit: number;
  readonly offset: number;
}

/** The history of entities. The class is also the injection token. */
export abstract class AuditLog {
  /** Newest first. */
  abstract list(of: Audited, page: AuditPage): Promise<readonly AuditEntry[]>;
  abstract count(of: Audited): Promise<number>;
  /** For what is not a change of the database; `record` writes those together with the change itself. */
  abstract add(by: Actor, change: AuditedChange): Promise<void>;
}
