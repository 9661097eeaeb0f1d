/** A mail to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text, with the link. */
  readonly text: string;
  /** Link to open; a secret until it is used. */
  readonly link?: string;
}
