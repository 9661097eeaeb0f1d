/** Order for one run of the load generator. */
export interface Order {
  readonly port: number;
  /** Open connections, each with one request in progress. */
  readonly connections: number;
  /** Encoded requests, sent in turn. */
  readonly requests: readonly string[];
  readonly warmUpMs: number;
  readonly measureMs: number;
  /** Requests per second over all connections; absent for as many as possible. */
  readonly perSecond?: number;
  /**
   * Member of the JSON response that replaces `{next}` in the next request on the same connection, such as a
   * refresh token. Each connection then keeps one request of the list.
   */
  readonly follow?: string;
  /** Value of `{next}` in the first request of each connection. */
  readonly first?: readonly string[];
}

/** Result of a run; latencies in milliseconds. */
export interface LoadResult {
  readonly answers: number;
  /** Responses other than 200, and broken connections. */
  readonly failures: number;
  /** Description of the first failure. */
  readonly example: string;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}

/** Messages of the load process: `measuring` after the warm-up, `done` with the result. */
export type ProcessMessage =
  | { readonly at: 'measuring' }
  | { readonly at: 'done'; readonly result: LoadResult };
