/** A client as it presents itself: nothing of it is checked yet. */
export interface Client {
  readonly id: string;
  /** Empty for a public client. */
  readonly secret: string;
  /** Whether the credentials came in the body rather than in the header. */
  readonly isInBody: boolean;
}
