/** A revocation as the database keeps it; `at` in Unix seconds. */
export interface KeptRevocation {
  readonly position: number;
  readonly subject: string;
  readonly rights: readonly string[];
  readonly at: number;
}

/** Revocations after a position, and how far the feed was at that moment. */
export interface RevocationPage {
  readonly head: number;
  readonly revocations: readonly KeptRevocation[];
}

/** How long a revocation is kept, in days: as long as a token can live that it concerns. */
export interface Retention {
  readonly days: number;
  readonly componentDays: number;
}

/** What has been revoked. The class is also the injection token. */
export abstract class Revocations {
  /** The next revocations after a position in the order of their commits, expired ones left out. */
  abstract after(position: number, most: number): Promise<RevocationPage>;
  abstract removeExpired(retention: Retention): Promise<void>;
}
