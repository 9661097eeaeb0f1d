/** Quota of a client under a limit. */
export interface Quota {
  /** Requests that are accepted at once. */
  readonly remaining: number;
  /** Time until the whole quota is there again, in milliseconds. */
  readonly resetMs: number;
}
