import { afterRevocations, type Claims, isComponentSubject, type Revocation } from '@fieldpost/domain';

/** A revocation, with the time after which all tokens that it concerns have expired, in Unix milliseconds. */
export interface ExpiringRevocation extends Revocation {
  readonly expires: number;
}

/** Entries that are kept at most, some 65 MB; account has as many in two days only under attack. */
const most = 250_000;

/**
 * The revocations of one issuer, in memory: the last revocation of each subject, until no token of
 * before can exist any more. When it is full, the oldest entries go, and every token that is as old as they are counts as
 * revoked: such a token has to be fetched again, and none is believed wrongly. Components keep their tokens for a year, so their
 * revocations are never dropped for others.
 */
export class RevocationTable {
  /** In the order of positions. */
  private readonly bySubject = new Map<string, ExpiringRevocation>();
  private floor = -1;
  private changes = 0;

  constructor(
    private readonly issuer: string,
    private readonly capacity = most,
  ) {}

  /** A table that never holds anything, for apps that read revocations elsewhere. */
  static empty(): RevocationTable {
    return new RevocationTable('');
  }

  /** Changes with the content; earlier lookups are outdated then. */
  get version(): number {
    return this.changes;
  }

  get size(): number {
    return this.bySubject.size;
  }

  /** Adds revocations in the order of their positions; the last one of a subject counts. */
  add(revocations: readonly ExpiringRevocation[]): void {
    if (revocations.length === 0) return;
    for (const revocation of revocations) {
      this.bySubject.delete(revocation.subject);
      this.bySubject.set(revocation.subject, revocation);
    }
    if (this.bySubject.size > this.capacity) this.dropOldest();
    this.changes += 1;
  }

  /** Removes expired entries. All entries except those of components expire in their order. */
  removeExpired(now: number): void {
    for (const [subject, { expires }] of this.bySubject) {
      if (expires <= now) this.bySubject.delete(subject);
      else if (!isComponentSubject(subject)) return;
    }
  }

  /** The claims of a verified token without what was revoked; undefined when nothing is left. */
  apply(claims: Claims): Claims | undefined {
    if (claims.issuer !== this.issuer || (this.bySubject.size === 0 && this.floor < 0)) return claims;
    return afterRevocations(claims, (subject) => this.find(subject));
  }

  private find(subject: string): Revocation | undefined {
    const found = this.bySubject.get(subject);
    if (found || this.floor < 0 || isComponentSubject(subject)) return found;
    return { subject, position: this.floor, rights: [] };
  }

  private dropOldest(): void {
    for (const [subject, { position }] of this.bySubject) {
      if (this.bySubject.size <= this.capacity) return;
      if (isComponentSubject(subject)) continue;
      this.bySubject.delete(subject);
      this.floor = position;
    }
  }
}
