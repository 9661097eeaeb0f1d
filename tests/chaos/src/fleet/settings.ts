import { join } from 'node:path';
import {
  type AppName,
  balancer,
  drainSeconds,
  type FleetPlan,
  handlerId,
  issuer,
  type ReplicaHost,
  replicaHosts,
} from './plan.js';

type Settings = Readonly<Record<string, string>>;

/** What a headless service tells a client: the addresses of all replicas. */
const everyReplica = (port: number): string =>
  `ipv4:${replicaHosts.map((host) => `${host}:${port}`).join(',')}`;

const frontDoor = ({ ports }: FleetPlan): string => `http://${balancer}:${ports.front_door}`;

/** The settings of one replica, those of `k8s/base` with the addresses of this machine. */
export function settingsOf(app: AppName, host: ReplicaHost, plan: FleetPlan): Settings {
  const keys = join(plan.folder, 'keys', `${app}-${host}`);
  return { ...common(app, host, plan), ...own[app](plan, keys) };
}

const common = (app: AppName, host: ReplicaHost, { secret, databases }: FleetPlan): Settings => ({
  NODE_ENV: 'production',
  // The client with a known secret, which the tests use, is there in development only; it is all that mode adds here.
  FIELDPOST_MODE: app === 'account' ? 'development' : 'production',
  FIELDPOST_LISTEN_HOST: host,
  FIELDPOST_LOG_LEVEL: 'info',
  FIELDPOST_ISSUER: issuer,
  FIELDPOST_INTERNAL_SECRET: secret,
  FIELDPOST_DRAIN_SECONDS: String(drainSeconds),
  [`${app.toUpperCase()}_DATABASE_URL`]: databases[app],
});

// As behind the Service `oauth`: whichever replica answers.
const authServers = ({ ports }: FleetPlan): string => `${issuer}=http://${balancer}:${ports.front_door}`;

const own: Readonly<Record<AppName, (plan: FleetPlan, keys: string) => Settings>> = {
  account: (plan, keys) => ({
    ACCOUNT_HTTP_PORT: String(plan.ports.account_http),
    ACCOUNT_INTERNAL_PORT: String(plan.ports.account_internal),
    ACCOUNT_PUBLIC_URL: frontDoor(plan),
    ACCOUNT_OAUTH_ADDRESS: everyReplica(plan.ports.oauth_internal),
    ACCOUNT_AUTH_SERVERS: authServers(plan),
    ACCOUNT_KEYS_DIR: keys,
    ACCOUNT_SEALING_KEY: plan.sealingKey,
  }),
  oauth: (plan) => ({
    OAUTH_HTTP_PORT: String(plan.ports.oauth_http),
    OAUTH_INTERNAL_PORT: String(plan.ports.oauth_internal),
    OAUTH_ACCOUNT_ADDRESS: everyReplica(plan.ports.account_internal),
    OAUTH_SEALING_KEY: plan.sealingKey,
    OAUTH_PUBLIC_URL: frontDoor(plan),
  }),
  discovery: (plan, keys) => ({
    DISCOVERY_GRPC_PORT: String(plan.ports.discovery_grpc),
    DISCOVERY_HTTP_PORT: String(plan.ports.discovery_http),
    DISCOVERY_TLS_CERT_FILE: plan.certificate.cert,
    DISCOVERY_TLS_KEY_FILE: plan.certificate.key,
    DISCOVERY_AUTH_SERVERS: authServers(plan),
    DISCOVERY_MASTER_AUTH_SERVERS: issuer,
    DISCOVERY_KEYS_DIR: keys,
  }),
  handler: (plan, keys) => ({
    HANDLER_ID: handlerId,
    HANDLER_GRPC_PORT: String(plan.ports.handler_grpc),
    HANDLER_HTTP_PORT: String(plan.ports.handler_http),
    HANDLER_MQTT_PORT: String(plan.ports.mqtt),
    HANDLER_MQTTS_PORT: String(plan.ports.mqtts),
    HANDLER_ANNOUNCE_HOST: 'localhost',
    HANDLER_TLS_CERT_FILE: plan.certificate.cert,
    HANDLER_TLS_KEY_FILE: plan.certificate.key,
    HANDLER_DISCOVERY_ADDRESS: `localhost:${plan.ports.discovery_grpc}`,
    HANDLER_DISCOVERY_CA_FILE: plan.certificate.cert,
    HANDLER_OAUTH_ADDRESS: everyReplica(plan.ports.oauth_internal),
    HANDLER_AUTH_SERVERS: authServers(plan),
    HANDLER_KEYS_DIR: keys,
    HANDLER_REDIS_URL: plan.redis,
    HANDLER_SEALING_KEY: plan.sealingKey,
    HANDLER_AUTH_TOKEN_FILE: plan.tokenFile,
  }),
};
