import { type BuiltApp, startBuiltApp } from '@fieldpost/testing';
import { type AppName, type FleetPlan, healthPort, type ReplicaHost } from './plan.js';
import { settingsOf } from './settings.js';

/** Patient, for a start is slow on a machine with much else to do. */
const startMs = 180_000;

/** One process of one app. */
export class Replica {
  /** Whether this is the handler that leads, as its log tells. */
  leads = false;
  private process: BuiltApp | undefined;

  constructor(
    readonly app: AppName,
    readonly host: ReplicaHost,
    private readonly plan: FleetPlan,
  ) {}

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    const { app: name, host, plan } = this;
    const httpPort = healthPort(name, plan.ports);
    const env = settingsOf(name, host, plan);
    const onOutput = (text: string) => this.listen(text);
    this.process = await startBuiltApp({ name, env, host, httpPort, patienceMs: startMs, onOutput });
  }

  /** Root of its HTTP door, past the load balancer. */
  get url(): string {
    return `http://${this.host}:${healthPort(this.app, this.plan.ports)}`;
  }

  log(): string {
    return this.process?.log() ?? '';
  }

  /** SIGTERM; resolves when it has ended. */
  async stop(): Promise<void> {
    await this.process?.stop();
    this.process = undefined;
    this.leads = false;
  }

  async kill(): Promise<void> {
    await this.process?.kill();
    this.process = undefined;
    this.leads = false;
  }

  /** Holds the process where it is. */
  freeze(): void {
    if (this.process) process.kill(this.process.pid, 'SIGSTOP');
  }

  thaw(): void {
    if (this.process) process.kill(this.process.pid, 'SIGCONT');
  }

  private listen(text: string): void {
    for (const [sentence] of text.matchAll(/"replica (leads|no longer leads)"/g))
      this.leads = sentence === '"replica leads"';
  }
}
