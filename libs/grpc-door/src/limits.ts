/** How much one peer may ask of a door. Times are milliseconds. */
export interface DoorLimits {
  /** Open connections, of everybody and of one address; 0 for no limit. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Calls that one connection may have open at a time. */
  readonly callsPerConnection: number;
  /** Until a new connection has said what HTTP/2 begins with, and until a call is there as a whole. */
  readonly timeoutMs: number;
  /** Until the answer of a call that is made here has been taken. */
  readonly answerMs: number;
  /** How often a connection is asked whether it lives, and how long it may take to say so. */
  readonly keepAliveMs: number;
  readonly keepAliveAnswerMs: number;
}

/**
 * Limits of docs/protocol/grpc.md#transport, and room for the clients that are known: one connection each, some 100
 * calls at once.
 */
export const standardLimits: DoorLimits = {
  connections: 10_000,
  connectionsPerAddress: 1_000,
  callsPerConnection: 256,
  timeoutMs: 10_000,
  answerMs: 120_000,
  keepAliveMs: 30_000,
  keepAliveAnswerMs: 10_000,
};
