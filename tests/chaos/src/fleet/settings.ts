import { join } from 'node:path';
import {
  networkSettings,
  ownSettings,
  type Settings,
} from '../../../../tools/src/start/settings/app-settings.js';
import {
  type AppName,
  balancer,
  components,
  drainSeconds,
  type FleetPlan,
  handlerId,
  issuer,
  type ReplicaHost,
  replicaHosts,
} from './plan.js';

/** What a headless service tells a client: the addresses of all replicas. */
const everyReplica = (port: number): string =>
  `ipv4:${replicaHosts.map((host) => `${host}:${port}`).join(',')}`;

/** The settings of one replica, those of the Helm chart with the addresses of this machine. */
export const settingsOf = (app: AppName, host: ReplicaHost, plan: FleetPlan): Settings => ({
  ...common(app, host, plan),
  ...listenersAndKeys(app, host, plan),
  ...((app === 'handler' || app === 'network') && { [`${app.toUpperCase()}_REDIS_URL`]: plan.redis }),
});

const common = (app: AppName, host: ReplicaHost, { secret, databases }: FleetPlan): Settings => ({
  NODE_ENV: 'production',
  // The client with a known secret, which the tests use, is there in development only; it is all that mode adds here.
  FIELDPOST_MODE: app === 'account' ? 'development' : 'production',
  FIELDPOST_LISTEN_HOST: host,
  FIELDPOST_LOG_LEVEL: 'info',
  FIELDPOST_ISSUER: issuer,
  FIELDPOST_INTERNAL_SECRET: secret,
  FIELDPOST_DRAIN_SECONDS: String(drainSeconds),
  FIELDPOST_REVOCATION_PULL_SECONDS: '1',
  [`${app.toUpperCase()}_DATABASE_URL`]: databases[app],
});

function listenersAndKeys(app: AppName, host: ReplicaHost, plan: FleetPlan): Settings {
  const { ports, folder, certificate, sealingKey, tokenFiles } = plan;
  const publicUrl = `http://${balancer}:${ports.reverse_proxy}`;
  const common = {
    ...{ ports, certificate, sealingKey },
    // As behind the Service `oauth`: whichever replica answers.
    authServers: `${issuer}=${publicUrl}`,
    account: everyReplica(ports.account_internal),
    discovery: `localhost:${ports.discovery_grpc}`,
    announcedHost: 'localhost',
    keys: join(folder, 'keys', `${app}-${host}`),
  };
  if (app === 'network') {
    const [, router, broker] = components;
    const tokens = { routerTokenFile: tokenFiles.router, brokerTokenFile: tokenFiles.broker };
    const ids = { routerId: router.id, brokerId: broker.id };
    return networkSettings({
      ...{ ...common, ...ids, ...tokens },
      ...{ gatewayHost: undefined, shownGatewayHost: undefined },
    });
  }
  const tokenFile = tokenFiles.handler;
  const oauth = everyReplica(ports.oauth_internal);
  return ownSettings(app, { ...common, ...{ issuer, handlerId, publicUrl, tokenFile, oauth } });
}
