/** What a scenario uses of its suite. */
export interface FixtureOptions {
  /** Kills every process and resolves when the suite runs again; without it, steps that need a crash are skipped. */
  readonly crash?: () => Promise<void>;
  /** What passes frames to the handler; default: a gateway of the network app where the suite runs one, else a broker. */
  readonly network?: 'broker' | 'gateway';
}
