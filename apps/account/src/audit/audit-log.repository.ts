import type { Actor } from '../access/actor.js';
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

/** What is looked for in the whole log; all of it has to hold. */
export interface AuditSearch {
  readonly kind?: AuditedKind | undefined;
  /** Of the entity; of a user, the name. */
  readonly id?: string | undefined;
  /** Name of the user who did it, or who else it was. */
  readonly user?: string | undefined;
  readonly action?: string | undefined;
}

/** An entry of the whole log: what it is about stands in it. */
export interface FullAuditEntry extends AuditEntry {
  /** Of what is gone for good, another word than `AuditedKind`. */
  readonly kind: string;
  /** Of a user, the name if it is known. */
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
  /** Of everything, newest first. */
  abstract search(what: AuditSearch, page: AuditPage): Promise<readonly FullAuditEntry[]>;
  abstract countFound(what: AuditSearch): Promise<number>;
  /** For what is not a change of the database; `record` writes those together with the change itself. */
  abstract add(by: Actor, change: AuditedChange): Promise<void>;
}
