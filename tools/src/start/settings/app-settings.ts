import type { CertificateFiles } from '../data/certificate.js';

/** The apps in the order in which they are shown. */
export const appNames = ['account', 'oauth', 'discovery', 'handler', 'network'] as const;
export type AppName = (typeof appNames)[number];

/** Settings by the name of their environment variable. */
export type Settings = Readonly<Record<string, string>>;

type Port =
  | 'account_http'
  | 'account_internal'
  | 'oauth_http'
  | 'oauth_internal'
  | 'discovery_http'
  | 'discovery_grpc'
  | 'handler_http'
  | 'handler_grpc'
  | 'mqtt'
  | 'mqtts';

/** Listeners of an app, addresses of the others, and its data. Addresses are as seen by the app. */
export interface AppPlan {
  readonly issuer: string;
  readonly ports: Readonly<Record<Port, number>> & { readonly discovery_plaintext?: number };
  /** Of the reverse proxy. */
  readonly publicUrl: string;
  readonly authServers: string;
  /** Internal APIs. */
  readonly account: string;
  readonly oauth: string;
  readonly discovery: string;
  /** Folder for copies of public keys. */
  readonly keys: string;
  readonly certificate: CertificateFiles;
  readonly sealingKey: string;
}

/** Further settings of the handler. */
export interface HandlerPlan extends Omit<AppPlan, 'ports' | 'publicUrl' | 'issuer'> {
  readonly ports: Pick<AppPlan['ports'], 'handler_http' | 'handler_grpc' | 'mqtt' | 'mqtts'>;
  readonly handlerId: string;
  /** The name in its announcement. */
  readonly announcedHost: string;
  /** File with the token of its announcement. */
  readonly tokenFile: string;
}

/** Settings of the network app. */
export interface NetworkPlan extends Pick<
  AppPlan,
  'authServers' | 'account' | 'discovery' | 'keys' | 'certificate' | 'sealingKey'
> {
  readonly ports: Readonly<
    Record<
      'network_grpc' | 'network_http' | 'network_udp' | 'network_station' | 'network_mqtt' | 'network_mqtts',
      number
    >
  >;
  readonly announcedHost: string;
  readonly routerId: string;
  readonly brokerId: string;
  /** Files with the tokens of their announcements. */
  readonly routerTokenFile: string;
  readonly brokerTokenFile: string;
  /** Address of the ports for gateways, where it is another one than that of all servers. */
  readonly gatewayHost: string | undefined;
  /** Where gateways reach these ports, where that is another host than the announced one. */
  readonly shownGatewayHost: string | undefined;
}

const accountSettings = (plan: AppPlan): Settings => ({
  ACCOUNT_HTTP_PORT: String(plan.ports.account_http),
  ACCOUNT_INTERNAL_PORT: String(plan.ports.account_internal),
  ACCOUNT_PUBLIC_URL: plan.publicUrl,
  ACCOUNT_OAUTH_ADDRESS: plan.oauth,
  ACCOUNT_AUTH_SERVERS: plan.authServers,
  ACCOUNT_KEYS_DIR: plan.keys,
  ACCOUNT_SEALING_KEY: plan.sealingKey,
});

const oauthSettings = (plan: AppPlan): Settings => ({
  OAUTH_HTTP_PORT: String(plan.ports.oauth_http),
  OAUTH_INTERNAL_PORT: String(plan.ports.oauth_internal),
  OAUTH_ACCOUNT_ADDRESS: plan.account,
  OAUTH_SEALING_KEY: plan.sealingKey,
  OAUTH_PUBLIC_URL: plan.publicUrl,
});

const discoverySettings = (plan: AppPlan): Settings => ({
  DISCOVERY_GRPC_PORT: String(plan.ports.discovery_grpc),
  ...(plan.ports.discovery_plaintext !== undefined && {
    DISCOVERY_PLAINTEXT_PORT: String(plan.ports.discovery_plaintext),
  }),
  DISCOVERY_HTTP_PORT: String(plan.ports.discovery_http),
  DISCOVERY_TLS_CERT_FILE: plan.certificate.cert,
  DISCOVERY_TLS_KEY_FILE: plan.certificate.key,
  DISCOVERY_AUTH_SERVERS: plan.authServers,
  DISCOVERY_MASTER_AUTH_SERVERS: plan.issuer,
  DISCOVERY_KEYS_DIR: plan.keys,
  DISCOVERY_ACCOUNT_ADDRESS: plan.account,
});

export const handlerSettings = (plan: HandlerPlan): Settings => ({
  HANDLER_ID: plan.handlerId,
  HANDLER_GRPC_PORT: String(plan.ports.handler_grpc),
  HANDLER_HTTP_PORT: String(plan.ports.handler_http),
  HANDLER_MQTT_PORT: String(plan.ports.mqtt),
  HANDLER_MQTTS_PORT: String(plan.ports.mqtts),
  HANDLER_ANNOUNCE_HOST: plan.announcedHost,
  HANDLER_TLS_CERT_FILE: plan.certificate.cert,
  HANDLER_TLS_KEY_FILE: plan.certificate.key,
  HANDLER_DISCOVERY_ADDRESS: plan.discovery,
  HANDLER_DISCOVERY_CA_FILE: plan.certificate.cert,
  HANDLER_OAUTH_ADDRESS: plan.oauth,
  HANDLER_ACCOUNT_ADDRESS: plan.account,
  HANDLER_AUTH_SERVERS: plan.authServers,
  HANDLER_KEYS_DIR: plan.keys,
  HANDLER_SEALING_KEY: plan.sealingKey,
  HANDLER_AUTH_TOKEN_FILE: plan.tokenFile,
});

export const networkSettings = (plan: NetworkPlan): Settings => ({
  NETWORK_ROUTER_ID: plan.routerId,
  NETWORK_BROKER_ID: plan.brokerId,
  NETWORK_GRPC_PORT: String(plan.ports.network_grpc),
  NETWORK_HTTP_PORT: String(plan.ports.network_http),
  NETWORK_UDP_PORT: String(plan.ports.network_udp),
  NETWORK_STATION_PORT: String(plan.ports.network_station),
  NETWORK_MQTT_PORT: String(plan.ports.network_mqtt),
  NETWORK_MQTTS_PORT: String(plan.ports.network_mqtts),
  NETWORK_STATION_TRUST_FILE: plan.certificate.cert,
  ...(plan.gatewayHost !== undefined && {
    NETWORK_UDP_HOST: plan.gatewayHost,
    NETWORK_STATION_HOST: plan.gatewayHost,
    NETWORK_MQTT_HOST: plan.gatewayHost,
  }),
  ...(plan.shownGatewayHost !== undefined && {
    NETWORK_UDP_ADDRESS: `${plan.shownGatewayHost}:${plan.ports.network_udp}`,
    NETWORK_STATION_ADDRESS: `${plan.shownGatewayHost}:${plan.ports.network_station}`,
    NETWORK_MQTT_ADDRESS: `${plan.shownGatewayHost}:${plan.ports.network_mqtt}`,
    NETWORK_MQTTS_ADDRESS: `${plan.shownGatewayHost}:${plan.ports.network_mqtts}`,
  }),
  NETWORK_ANNOUNCE_HOST: plan.announcedHost,
  NETWORK_TLS_CERT_FILE: plan.certificate.cert,
  NETWORK_TLS_KEY_FILE: plan.certificate.key,
  NETWORK_DISCOVERY_ADDRESS: plan.discovery,
  NETWORK_DISCOVERY_CA_FILE: plan.certificate.cert,
  NETWORK_ACCOUNT_ADDRESS: plan.account,
  NETWORK_AUTH_SERVERS: plan.authServers,
  NETWORK_KEYS_DIR: plan.keys,
  NETWORK_SEALING_KEY: plan.sealingKey,
  NETWORK_ROUTER_TOKEN_FILE: plan.routerTokenFile,
  NETWORK_BROKER_TOKEN_FILE: plan.brokerTokenFile,
});

const own = {
  account: accountSettings,
  oauth: oauthSettings,
  discovery: discoverySettings,
  handler: handlerSettings,
} as const;

/** Settings of every app of a suite but network: listeners, addresses of the other apps, and keys. */
export const ownSettings = (app: keyof typeof own, plan: AppPlan & HandlerPlan): Settings => own[app](plan);
