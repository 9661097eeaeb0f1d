/** What one run of the load generator is to do. */
export interface Order {
  readonly port: number;
  /** Connections that are kept open, each with one request under way. */
  readonly connections: number;
  /** Complete requests as they go over the wire; taken in turn. */
  readonly requests: readonly string[];
  readonly warmUpMs: number;
  readonly measureMs: number;
  /** Requests offered per second over all connections; absent for as many as there are answers. */
  readonly perSecond?: number;
  /**
   * Name of a member of the JSON answer that the next request on the same connection needs, where it holds `{next}`:
   * a refresh token. Each connection then stays with one request of the list.
   */
  readonly follow?: string;
  /** What stands for `{next}` in the first request of each connection. */
  readonly first?: readonly string[];
}

/** What a run found; latencies in milliseconds. */
export interface LoadResult {
  readonly answers: number;
  /** Answers that are no 200, and broken connections. */
  readonly failures: number;
  /** The first of the failures, for people. */
  readonly example: string;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}

/** What the load process tells: `measuring` when warm, `done` with the result. */
export type ProcessMessage =
  { readonly at: 'measuring' } | { readonly at: 'done'; readonly result: LoadResult };
