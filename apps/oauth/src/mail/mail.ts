/** A mail on its way. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; the link is in it. */
  readonly text: string;
  /** What its reader is to open; a secret until it is used. */
  readonly link?: string;
}
