import { WatchedApp } from '../watched-app.js';
import { type AppName, type FleetPlan, healthPort, type ReplicaHost } from './plan.js';
import { settingsOf } from './settings.js';

/** One process of one app. */
export class Replica extends WatchedApp {
  constructor(
    readonly app: AppName,
    readonly host: ReplicaHost,
    private readonly plan: FleetPlan,
  ) {
    super({ name: app, env: settingsOf(app, host, plan), host, httpPort: healthPort(app, plan.ports) });
  }

  /** Root of its HTTP API, past the load balancer. */
  get url(): string {
    return `http://${this.host}:${healthPort(this.app, this.plan.ports)}`;
  }
}
