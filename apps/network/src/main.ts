import { AuthServers } from '@fieldpost/auth';
import { signingKey } from '@fieldpost/components';
import { InternalCredentials, measureRevocations, RevocationFeed } from '@fieldpost/internal-clients';
import { isReachable, measureDatabase } from '@fieldpost/persistence';
import {
  httpApiErrorFormat,
  type Main,
  OwnCertificate,
  renewedCredentials,
  runMain,
} from '@fieldpost/transport';
import { DataSource } from 'typeorm';
import { storageAt } from './database/storage.js';
import { httpPrefix } from './openapi/http-prefix.js';
import { type NetworkSettings, networkSettings } from './network.config.js';
import { measured, NetworkModule } from './network.module.js';

const kib = 1024;

/** The services of the gRPC server. */
const services = {
  packages: ['router', 'broker', 'monitor', 'lorawan', 'fieldpost.network.v1'],
  contract: [
    'router/router.proto',
    'broker/broker.proto',
    'monitor/monitor.proto',
    'lorawan/device.proto',
    'lorawan/device_address.proto',
    'fieldpost/network/v1/class_c.proto',
  ],
  healthNames: ['ttn'],
  maxRequestBytes: 64 * kib,
  requestBytesOfMethods: {
    // A handler gets the metadata of up to 64 gateways in one message, which may have 4 MiB.
    '/router.Router/Uplink': 8 * kib,
    '/router.Router/GatewayStatus': 8 * kib,
    '/monitor.Monitor/GatewayUplink': 8 * kib,
    '/monitor.Monitor/GatewayStatus': 8 * kib,
    '/monitor.Monitor/GatewayDownlink': 8 * kib,
    '/fieldpost.network.v1.ClassC/Offer': 4 * kib,
    '/lorawan.DevAddrManager/GetPrefixes': 4 * kib,
    '/lorawan.DevAddrManager/GetDevAddr': 4 * kib,
  },
} as const;

const network: Main<NetworkSettings> = {
  name: 'network',
  schema: networkSettings,
  storage: (settings) => storageAt(settings.NETWORK_DATABASE_URL),
  migrateAtStart: (settings) => settings.NETWORK_MIGRATE_AT_START,
  plan: async (settings, logger) => {
    const certificate = OwnCertificate.follow({
      prefix: 'NETWORK',
      cert: settings.NETWORK_TLS_CERT_FILE,
      key: settings.NETWORK_TLS_KEY_FILE,
      logger,
      check: ({ key }) => void signingKey(key),
    });
    const inside = InternalCredentials.from(settings, logger);
    return {
      module: NetworkModule.forRoot(settings, { logger, certificate, inside }),
      logger,
      host: settings.FIELDPOST_LISTEN_HOST,
      httpPort: settings.NETWORK_HTTP_PORT,
      errorFormat: httpApiErrorFormat,
      crossOrigin: { origins: settings.FIELDPOST_CORS_ORIGINS, isOpen: () => true },
      httpPrefix,
      trustedProxies: settings.FIELDPOST_TRUSTED_PROXIES,
      grpc: {
        host: settings.FIELDPOST_LISTEN_HOST,
        port: settings.NETWORK_GRPC_PORT,
        ...services,
        credentials: renewedCredentials(certificate),
      },
      remark: (app) => app.get(RevocationFeed).remark,
      measure: (app, metrics) => {
        measureDatabase(metrics, app.get(DataSource));
        measureRevocations(metrics, app.get(RevocationFeed));
        for (const service of measured) app.get(service, { strict: false }).measure(metrics);
      },
      isReady: async (app) => app.get(AuthServers).isReady && (await isReachable(app.get(DataSource))),
    };
  },
};

export default runMain(network, process.env, process.argv.slice(2));
