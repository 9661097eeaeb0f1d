/** Values that turn on what the example for production leaves off. */
export const everyOption = {
  image: {
    pullSecrets: ['registry'],
    digests: { console: `sha256:${'0'.repeat(64)}` },
  },
  settings: { FIELDPOST_LOG_LEVEL: 'warn' },
  account: {
    settings: { ACCOUNT_APPLICATIONS_PER_USER: 10 },
    extraEnv: [{ name: 'ACCOUNT_PASSWORD_LOGIN', value: 'all' }],
    extraVolumes: [{ name: 'own', emptyDir: {} }],
    extraVolumeMounts: [{ name: 'own', mountPath: '/own' }],
    nodeSelector: { pool: 'apps' },
    tolerations: [{ key: 'apps', operator: 'Exists' }],
    affinity: { nodeAffinity: {} },
    priorityClassName: 'important',
    podAnnotations: { note: 'own' },
    serviceAccount: { annotations: { role: 'account' } },
  },
  oauth: { serviceAccount: { name: 'own' } },
  discovery: { monitorPerSecond: 5, publicServiceAnnotations: { name: 'discovery.example.org' } },
  network: {
    station: { trustSecret: 'station-trust', clientCaSecret: 'station-clients' },
    monitor: { address: 'monitor.example.org:1910', caSecret: 'monitor-ca' },
  },
  database: { account: { caSecret: 'database-ca' } },
  mail: { existingSecret: 'oauth-mail', from: 'Fieldpost <noreply@example.org>' },
  brokers: {
    existingSecret: 'handler-dependencies',
    keys: ['HANDLER_MQTT_BROKER_URL', 'HANDLER_AMQP_URL', 'HANDLER_BROKER_AUTHENTICATION_SECRET'],
  },
  service: {
    public: {
      annotations: { pool: 'public' },
      loadBalancerClass: 'example.org/public',
      sourceRanges: ['192.0.2.0/24'],
      plainMqtt: true,
      plainHttp: true,
    },
  },
  networkPolicy: { extraEgress: { handler: [{ ports: [{ protocol: 'TCP', port: 1884 }] }] } },
  tracing: { endpoint: 'http://collector.monitoring:4318' },
  backup: {
    enabled: true,
    s3: { enabled: true, bucket: 'backups', endpoint: 'https://s3.example.org:9000' },
  },
};

/** Values for two more handler ids, one of which does not scale. */
export const severalHandlers = {
  handlers: [
    { name: 'eu', id: 'eu-handler', host: 'eu.example.org' },
    { name: 'us-1', id: 'us-handler', host: 'us.example.org', replicas: 1, autoscaling: { enabled: false } },
  ],
  ingress: { publicRoutes: 'tls' },
  backup: { enabled: true },
};

/** Values for an installation whose Secrets, certificates, database and tokens others make. */
export const onlyExisting = {
  trustedProxies: [],
  ingress: { type: 'none' },
  postgres: { enabled: false },
  secrets: { generate: false },
  certificates: { mode: 'existing', discoveryCaSecret: 'discovery-tls' },
  internalTls: { mode: 'existing' },
  migrations: { mode: 'hook' },
  bootstrap: { enabled: false },
};

/** Values with which operators make Secrets and databases. */
export const withOperators = {
  ...severalHandlers,
  backup: { enabled: true, s3: { enabled: true, bucket: 'backups' } },
  mail: everyOption.mail,
  externalSecrets: { enabled: true, secretStoreRef: { name: 'vault', kind: 'ClusterSecretStore' } },
  cnpg: { enabled: true, imageName: 'ghcr.io/cloudnative-pg/postgresql:18', storage: { className: 'fast' } },
  migrations: { mode: 'initContainer' },
};

/** Values for one node with both kinds of backups. */
export const withArchive = { backup: { enabled: true }, postgres: { archive: { enabled: true } } };
