import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuthModule } from '@fieldpost/auth';
import { Directory, DirectoryGrpc, discoveryChannel, NetworkIdentity, OwnTls } from '@fieldpost/components';
import {
  accountRegistry,
  type InternalCredentials,
  processReports,
  revocationFeed,
} from '@fieldpost/internal-clients';
import type { Logger, Metrics } from '@fieldpost/observability';
import { databaseModule, sealingProviders } from '@fieldpost/persistence';
import { servedDocument } from '@fieldpost/openapi';
import { OwnCertificate } from '@fieldpost/transport';
import { BrokerManagerGrpc } from './api/broker-manager.grpc.js';
import { BrokerGrpc } from './api/broker.grpc.js';
import { ClassCGrpc } from './api/class-c.grpc.js';
import { FrameIntake } from './api/frame-intake.js';
import { GatewayCallers } from './api/gateway-callers.js';
import { GatewayStreams } from './api/gateway-streams.js';
import { MonitorGrpc } from './api/monitor.grpc.js';
import { OpenStreams } from './api/open-streams.js';
import { RouterManagerGrpc } from './api/router-manager.grpc.js';
import { RouterGrpc } from './api/router.grpc.js';
import { BrokerCallers } from './components/broker-callers.js';
import { Announcers, BrokerIdentity, RouterIdentity } from './components/own-components.js';
import { sealedColumns } from './database/sealed-columns.js';
import { storageAt } from './database/storage.js';
import { AddressesGrpc } from './devices/addresses.grpc.js';
import { Addresses } from './devices/addresses.js';
import { DeviceManagerGrpc } from './devices/device-manager.grpc.js';
import { Devices } from './devices/devices.repository.js';
import { UserCallers } from './devices/user-callers.js';
import { ClassCAirtime } from './downlinks/class-c-airtime.js';
import { ClassCService } from './downlinks/class-c.service.js';
import { DownlinksService } from './downlinks/downlinks.service.js';
import { OtherRouters } from './downlinks/other-routers.js';
import { PendingAnswers } from './downlinks/pending-answers.js';
import { Transmitter } from './downlinks/transmitter.js';
import { GatewayCredentials } from './gateways/gateway-credentials.js';
import { GatewayOwnerLimits } from './gateways/gateway-owner-limits.js';
import { GatewayDirectory } from './gateways/gateway-directory.js';
import { GatewayRegistry } from './gateways/gateway-registry.js';
import { GatewayConnections, GatewayTraffic } from './gateways/gateway-traffic.js';
import { MqttGatewayServer } from './gateways/mqtt/mqtt-gateway-server.js';
import { StationServer } from './gateways/station/station-server.js';
import { UdpServer } from './gateways/udp/udp-server.js';
import { UnregisteredGateways } from './gateways/unregistered-gateways.js';
import { ApplicationHandlers } from './handlers/application-handlers.js';
import { HandlerCalls } from './handlers/handler-calls.js';
import { HandlerStreams } from './handlers/handler-streams.js';
import { Administrators } from './http/administrators.js';
import { GatewaysController } from './http/gateways.controller.js';
import { SimulationsController } from './http/simulations.controller.js';
import { JoinsService } from './joins/joins.service.js';
import { TrafficMonitor } from './monitor/traffic-monitor.js';
import { LOGGER, NETWORK_CONFIG, type NetworkSettings } from './network.config.js';
import { networkDialect } from './openapi/network.dialect.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { Deduplication } from './receptions/deduplication.js';
import { FrameDistribution } from './receptions/frame-distribution.js';
import { KeptOptions } from './receptions/kept-options.js';
import { GatewayAirtime } from './router/gateway-airtime.js';
import { ComparedWindows } from './router/compared-windows.js';
import { GatewayStates } from './router/gateway-states.js';
import { NoOtherReplicas, ReplicaBus } from './replicas/replica-bus.js';
import { RedisReplicaBus } from './replicas/redis-replica-bus.js';
import { Replicas } from './replicas/replicas.js';
import { RouterService } from './router/router.service.js';
import { MacCommands } from './mac/mac-commands.js';
import { SimulationControl } from './simulation/simulation-control.js';
import { SimulationsService } from './simulation/simulations.service.js';
import { GatewayStatusService } from './status/gateway-status.service.js';
import { GatewaySignals } from './status/gateway-signals.repository.js';
import { GatewaysSeen } from './status/gateways-seen.repository.js';
import { MonitoredGateways } from './status/monitored-gateways.js';
import { SeenWriter } from './status/seen-writer.js';
import { SignalReports } from './status/signal-report.js';
import { SignalWriter } from './status/signal-writer.js';
import { UplinksService } from './uplinks/uplinks.service.js';

/** Dependencies created before the Nest container. */
export interface NetworkDependencies {
  readonly logger: Logger;
  readonly certificate: OwnCertificate;
  readonly inside: InternalCredentials;
}

/** A service that registers metrics. */
interface Measured {
  measure(metrics: Metrics): void;
}

/** The services that register metrics. */
export const measured: readonly (abstract new (...args: never) => Measured)[] = [
  Announcers,
  Deduplication,
  Devices,
  DownlinksService,
  HandlerStreams,
  JoinsService,
  MqttGatewayServer,
  Replicas,
  RouterService,
  StationServer,
  TrafficMonitor,
  Transmitter,
  UdpServer,
  UplinksService,
];

const controllers = [
  AddressesGrpc,
  BrokerGrpc,
  BrokerManagerGrpc,
  ClassCGrpc,
  DeviceManagerGrpc,
  GatewaysController,
  MonitorGrpc,
  OpenApiController,
  RouterGrpc,
  RouterManagerGrpc,
  SimulationsController,
];

/** Everything that needs no settings of its own. */
const services: Provider[] = [
  OwnTls,
  RouterIdentity,
  BrokerIdentity,
  // The network looks components up as its broker.
  { provide: NetworkIdentity, useExisting: BrokerIdentity },
  { provide: Directory, useClass: DirectoryGrpc },
  Announcers,
  BrokerCallers,
  Replicas,
  Devices,
  Addresses,
  UserCallers,
  GatewayRegistry,
  GatewayDirectory,
  UnregisteredGateways,
  UdpServer,
  GatewayCredentials,
  GatewayOwnerLimits,
  StationServer,
  MqttGatewayServer,
  { provide: GatewayConnections, useExisting: GatewayRegistry },
  TrafficMonitor,
  GatewayStates,
  ComparedWindows,
  GatewayAirtime,
  RouterService,
  { provide: GatewayTraffic, useExisting: RouterService },
  GatewaysSeen,
  SeenWriter,
  GatewaySignals,
  SignalWriter,
  SignalReports,
  GatewayStatusService,
  MonitoredGateways,
  Administrators,
  servedDocument(networkDialect),
  GatewayCallers,
  OpenStreams,
  GatewayStreams,
  Deduplication,
  KeptOptions,
  FrameDistribution,
  FrameIntake,
  ApplicationHandlers,
  HandlerCalls,
  HandlerStreams,
  OtherRouters,
  PendingAnswers,
  Transmitter,
  DownlinksService,
  ClassCAirtime,
  ClassCService,
  MacCommands,
  UplinksService,
  JoinsService,
  SimulationsService,
  SimulationControl,
];

/** One replica needs no Redis. */
function replicaBus(settings: NetworkSettings, logger: Logger): Provider {
  const { NETWORK_REDIS_URL: url, NETWORK_BROKER_ID: brokerId } = settings;
  const create = () =>
    url === undefined ? new NoOtherReplicas() : new RedisReplicaBus({ url, brokerId, logger });
  return { provide: ReplicaBus, useFactory: create };
}

/** The state of this process, for administrators. */
const reportsOf = (settings: NetworkSettings, { logger, certificate, inside }: NetworkDependencies) =>
  processReports({
    app: 'network',
    logger,
    certificates: [certificate, inside.certificate],
    sealingKeys: settings.NETWORK_SEALING_KEY,
    more: () => ({
      components: [
        { type: 'router', id: settings.NETWORK_ROUTER_ID, health: '' },
        { type: 'broker', id: settings.NETWORK_BROKER_ID, health: '' },
      ],
    }),
  });

/** Router, broker and network server in one process. */
@Module({})
export class NetworkModule {
  static forRoot(settings: NetworkSettings, dependencies: NetworkDependencies): DynamicModule {
    const { logger, certificate, inside } = dependencies;
    const { NETWORK_ACCOUNT_ADDRESS: address, FIELDPOST_INTERNAL_SECRET: secret } = settings;
    const common = [
      { provide: NETWORK_CONFIG, useValue: settings },
      { provide: LOGGER, useValue: logger },
      { provide: OwnCertificate, useValue: certificate },
      replicaBus(settings, logger),
      accountRegistry({ address, secret, credentials: inside }),
      revocationFeed(settings, logger),
      reportsOf(settings, dependencies),
    ];
    const discoveryRoots = { setting: 'NETWORK_DISCOVERY_CA_FILE', file: settings.NETWORK_DISCOVERY_CA_FILE };
    const auth = {
      servers: settings.NETWORK_AUTH_SERVERS,
      keysDirectory: settings.NETWORK_KEYS_DIR,
      revocationsOf: settings.FIELDPOST_ISSUER,
    };
    return {
      module: NetworkModule,
      global: true,
      imports: [
        DiscoveryModule,
        AuthModule.forRoot(auth),
        databaseModule(storageAt(settings.NETWORK_DATABASE_URL)),
      ],
      controllers,
      providers: [
        ...common,
        ...sealingProviders(settings.NETWORK_SEALING_KEY, sealedColumns, 'NETWORK_SEALING_KEY'),
        discoveryChannel(settings.NETWORK_DISCOVERY_ADDRESS, discoveryRoots, logger),
        ...services,
      ],
      exports: [...common, Directory],
    };
  }
}
