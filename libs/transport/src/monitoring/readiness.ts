import type { HealthImplementation } from 'grpc-health-check';

const lookMs = 1_000;

/**
 * Whether an app is ready: not before it has started, not while a dependency is missing, and not while it stops.
 * The gRPC health service reports the same as `/healthz`, at most a second later.
 */
export class Readiness {
  private hasStarted = false;
  private last: boolean | undefined;
  private services: { readonly health: HealthImplementation; readonly names: readonly string[] } | undefined;

  /** @param canWork never throws */
  constructor(private readonly canWork: () => Promise<boolean>) {}

  async now(): Promise<boolean> {
    const isReady = this.hasStarted && (await this.canWork());
    this.report(isReady);
    return isReady;
  }

  /** Keeps the health service of gRPC up to date, under these names. */
  follow(health: HealthImplementation, names: readonly string[]): void {
    this.services = { health, names };
    this.report(false);
    setInterval(() => void this.now(), lookMs).unref();
  }

  /** All servers listen. */
  async started(): Promise<void> {
    this.hasStarted = true;
    await this.now();
  }

  private report(isReady: boolean): void {
    if (this.last === isReady) return;
    this.last = isReady;
    const status = isReady ? 'SERVING' : 'NOT_SERVING';
    for (const name of this.services?.names ?? []) this.services?.health.setStatus(name, status);
  }
}
