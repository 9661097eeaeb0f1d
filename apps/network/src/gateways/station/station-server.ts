import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Eui } from '@fieldpost/domain';
import { BackgroundLoop } from '@fieldpost/batching';
import { type Logger, type Metrics, only, Tally } from '@fieldpost/observability';
import {
  type Allowance,
  fileNotReadable,
  limitsOf,
  OwnCertificate,
  readSetting,
  toAppError,
  TokenBuckets,
} from '@fieldpost/transport';
import type { WebSocket } from 'ws';
import { LOGGER, NETWORK_CONFIG, type NetworkSettings } from '../../network.config.js';
import { GatewayCredentials } from '../gateway-credentials.js';
import { GatewayDirectory } from '../gateway-directory.js';
import { GatewayOwnerLimits } from '../gateway-owner-limits.js';
import { GatewayConnections, GatewayTraffic } from '../gateway-traffic.js';
import { UnregisteredGateways } from '../unregistered-gateways.js';
import { StationAccess, type StationCaller } from './station-access.js';
import { StationConnections } from './station-connections.js';
import { cupsResponseFor, readBody, readTrust } from './station-cups.js';
import { serveDiscovery } from './station-discovery.js';
import { respondWithError, StationListener } from './station-listener.js';
import { callerOf, cupsPath, discoveryPath, euiInPath, ownAddress, pathOf } from './station-requests.js';
import { stationBodyTooLarge, stationConnectsTooOften, stationPathNotFound } from './station.errors.js';

const sweepMs = 30_000;
/** Connections of one gateway: two machines with one identity replace each other all the time. */
const perGateway: Allowance = { burst: 20, refillMs: 3_000 };
const retryAfter = perGateway.refillMs / 1_000;
const mostGateways = 20_000;
const mostLoggedCharacters = 64;
/** Floods of rejected stations do not flood the log. */
const reports: Allowance = { burst: 10, refillMs: 30_000 };

const texts = {
  connected: 'gateway connected over Basics Station',
  ended: 'connection of a station ended',
} as const;

/** The listener for gateways with LoRa Basics Station: LNS and CUPS, both over TLS. */
@Injectable()
export class StationServer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly attempts = new Tally([
    'admitted',
    'not_found',
    'unauthenticated',
    'unavailable',
    'resource_exhausted',
    'invalid_argument',
  ]);
  private readonly rejections = new TokenBuckets(reports, 1);
  private readonly perGateway = new TokenBuckets(perGateway, mostGateways);
  private readonly cupsPerGateway = new TokenBuckets(perGateway, mostGateways);
  private readonly access: StationAccess;
  private readonly stations: StationConnections;
  private listener: StationListener | undefined;
  private readonly sweeps: BackgroundLoop;

  constructor(
    @Inject(NETWORK_CONFIG) private readonly settings: NetworkSettings,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'info' | 'warn'>,
    private readonly certificate: OwnCertificate,
    directory: GatewayDirectory,
    credentials: GatewayCredentials,
    unregistered: UnregisteredGateways,
    traffic: GatewayTraffic,
    connections: GatewayConnections,
    owners: GatewayOwnerLimits,
  ) {
    this.access = new StationAccess({ directory, credentials, unregistered });
    this.stations = new StationConnections({
      ...{ traffic, connections, owners },
      report: (what, about) => this.log.info(about, texts[what]),
      now: () => performance.now(),
    });
    this.sweeps = new BackgroundLoop(async () => {
      await this.sweep();
      return sweepMs;
    });
  }

  measure(metrics: Metrics): void {
    metrics.tally(
      {
        name: 'fieldpost_network_station_messages_total',
        help: 'Messages of gateways with Basics Station by how they ended.',
        label: 'result',
      },
      this.stations.results,
    );
    metrics.tally(
      {
        name: 'fieldpost_network_station_connections_total',
        help: 'Attempts of gateways with Basics Station to connect, by result.',
        label: 'result',
      },
      this.attempts,
    );
    metrics.gauge(
      {
        name: 'fieldpost_network_station_gateways',
        help: 'Gateways that are connected with Basics Station.',
        labels: [],
      },
      () => only(this.stations.count),
    );
  }

  /** The port on which it listens. */
  get port(): number {
    return (this.listener?.server.address() as AddressInfo | undefined)?.port ?? 0;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { settings, certificate } = this;
    const { NETWORK_STATION_TRUST_FILE: trustFile, NETWORK_STATION_PORT: port } = settings;
    const host = settings.NETWORK_STATION_HOST ?? settings.FIELDPOST_LISTEN_HOST;
    if (trustFile !== undefined) await requireTrust(trustFile);
    const listener = new StationListener(
      {
        limits: limitsOf(settings),
        serve: (request, response) => void this.serve(request, response),
        open: (request) => this.open(request),
        now: () => performance.now(),
      },
      this.tls(),
    );
    certificate.onRenewal(() => listener.renew(this.tls()));
    this.listener = listener;
    listener.server.listen({ port, host });
    await once(listener.server, 'listening');
    listener.server.on('error', (err) => this.log.warn({ err }, 'error at the listener for stations'));
    this.sweeps.start();
    this.log.info({ host, port: this.port }, 'listener for stations is open');
  }

  async onModuleDestroy(): Promise<void> {
    this.stations.close();
    await this.sweeps.stop();
    await this.listener?.close();
  }

  /** Ends connections that are silent or no longer admitted; called 30 seconds after the last time. */
  sweep(): Promise<void> {
    return this.stations.sweep();
  }

  private tls() {
    const { NETWORK_STATION_CLIENT_CA_FILE: file } = this.settings;
    const { cert, key } = this.certificate;
    const clientCa = file === undefined ? undefined : readSetting('NETWORK_STATION_CLIENT_CA_FILE', file);
    return { cert, key, clientCa };
  }

  private addressFor(request: IncomingMessage): string {
    return this.settings.NETWORK_STATION_ADDRESS ?? ownAddress(request);
  }

  /** What serves the WebSocket of a request. */
  private async open(request: IncomingMessage): Promise<(socket: WebSocket) => void> {
    const path = pathOf(request);
    const caller = callerOf(request);
    const reject = (error: unknown) => this.noteRejection(error, { address: caller.address, path });
    const address = this.addressFor(request);
    const { access } = this;
    if (path.endsWith(discoveryPath))
      return (socket) => serveDiscovery(socket, { access, caller, address, reject });
    try {
      const eui = euiInPath(path);
      if (eui === undefined) throw stationPathNotFound();
      const admit = () => access.admit(eui, caller);
      const admitted = await admit();
      countFor(eui, this.perGateway);
      return (socket) => {
        const isServed = this.stations.serve({ ...admitted, socket, admit, address: caller.address });
        this.attempts.count(isServed ? 'admitted' : 'resource_exhausted');
      };
    } catch (error) {
      reject(error);
      throw toAppError(error);
    }
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    const caller = callerOf(request);
    try {
      if (request.method !== 'POST' || path !== cupsPath) throw stationPathNotFound();
      const body = await this.cups(request, caller);
      const headers = { 'content-type': 'application/octet-stream', 'content-length': body.length };
      response.writeHead(200, headers).end(body);
    } catch (error) {
      this.noteRejection(error, { address: caller.address, path });
      respondWithError(response, toAppError(error));
    }
  }

  private async cups(request: IncomingMessage, caller: StationCaller): Promise<Buffer> {
    const address = this.addressFor(request);
    const body = await readBody(request);
    if (body === undefined) throw stationBodyTooLarge();
    const { access, settings } = this;
    const countRequest = (eui: Eui) => countFor(eui, this.cupsPerGateway);
    const trustFile = settings.NETWORK_STATION_TRUST_FILE;
    return cupsResponseFor(body, { access, caller, countRequest, address, trustFile });
  }

  /** The headers have secrets, and are not logged. */
  private noteRejection(thrown: unknown, { address, path }: { address: string; path: string }): void {
    const { kind, message, cause } = toAppError(thrown);
    this.attempts.count(kind);
    if (!this.rejections.take('all', performance.now())) return;
    const about = { address, path: path.slice(0, mostLoggedCharacters), reason: message };
    if (kind === 'internal') this.log.warn({ ...about, err: cause }, 'station could not be served');
    else this.log.info(about, 'station rejected');
  }
}

/** Counts a connection or a request of a gateway; throws when it has to wait. */
function countFor(eui: Eui, buckets: TokenBuckets): void {
  if (!buckets.take(eui, performance.now())) throw stationConnectsTooOften({ retryAfter });
}

async function requireTrust(file: string): Promise<void> {
  try {
    await readTrust(file);
  } catch (cause) {
    throw fileNotReadable(
      { setting: 'NETWORK_STATION_TRUST_FILE', reason: (cause as Error).message },
      { cause },
    );
  }
}
