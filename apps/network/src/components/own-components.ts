import { createPublicKey } from 'node:crypto';
import { createRequire } from 'node:module';
import { Inject, Injectable } from '@nestjs/common';
import {
  ComponentAnnouncer,
  DiscoveryChannel,
  measureTokens,
  NetworkIdentity,
  OwnTls,
} from '@fieldpost/components';
import { announcedVersion, devAddrPrefixToBytes } from '@fieldpost/domain';
import type { Logger, Metrics } from '@fieldpost/observability';
import { OwnCertificate } from '@fieldpost/transport';
import { LOGGER, NETWORK_CONFIG, type NetworkSettings } from '../network.config.js';

const netAddressOf = ({ NETWORK_ANNOUNCE_HOST: host, NETWORK_GRPC_PORT: port }: NetworkSettings): string =>
  `${host}:${String(port)}`;

function serviceVersion({ NETWORK_BUILD }: NetworkSettings): string {
  const { version } = createRequire(import.meta.url)('@fieldpost/network/package.json') as {
    version: string;
  };
  return announcedVersion(version, NETWORK_BUILD);
}

const partsOf = (settings: NetworkSettings, signer: OwnTls) => ({
  serviceVersion: serviceVersion(settings),
  netAddress: netAddressOf(settings),
  signer,
});

/** The router of this process, for its peers. */
@Injectable()
export class RouterIdentity extends NetworkIdentity {
  constructor(@Inject(NETWORK_CONFIG) settings: NetworkSettings, tls: OwnTls) {
    super({ serviceName: 'router', id: settings.NETWORK_ROUTER_ID, ...partsOf(settings, tls) });
  }
}

/** The broker of this process, for its peers. */
@Injectable()
export class BrokerIdentity extends NetworkIdentity {
  constructor(@Inject(NETWORK_CONFIG) settings: NetworkSettings, tls: OwnTls) {
    super({ serviceName: 'broker', id: settings.NETWORK_BROKER_ID, ...partsOf(settings, tls) });
  }
}

/** Keeps router and broker announced at discovery, the broker with its prefix of device addresses. */
@Injectable()
export class Announcers {
  private readonly announcers: readonly ComponentAnnouncer[];

  constructor(
    @Inject(NETWORK_CONFIG) private readonly settings: NetworkSettings,
    private readonly tls: OwnTls,
    private readonly certificate: OwnCertificate,
    channel: DiscoveryChannel,
    @Inject(LOGGER) logger: Logger,
    router: RouterIdentity,
    broker: BrokerIdentity,
  ) {
    const common = { channel, leadership: { isLeader: true }, logger };
    const { NETWORK_ROUTER_TOKEN_FILE, NETWORK_BROKER_TOKEN_FILE, NETWORK_DEV_ADDR_PREFIX } = settings;
    this.announcers = [
      new ComponentAnnouncer({
        ...common,
        identity: router,
        announcement: this.announcementOf(router),
        token: { file: NETWORK_ROUTER_TOKEN_FILE, setting: 'NETWORK_ROUTER_TOKEN_FILE' },
      }),
      new ComponentAnnouncer({
        ...common,
        identity: broker,
        announcement: this.announcementOf(broker),
        token: { file: NETWORK_BROKER_TOKEN_FILE, setting: 'NETWORK_BROKER_TOKEN_FILE' },
        prefixes: [Buffer.from(devAddrPrefixToBytes(NETWORK_DEV_ADDR_PREFIX))],
      }),
    ];
  }

  onApplicationBootstrap(): void {
    for (const announcer of this.announcers) announcer.onApplicationBootstrap();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.announcers.map((announcer) => announcer.onModuleDestroy()));
  }

  measure(metrics: Metrics): void {
    const { NETWORK_ROUTER_TOKEN_FILE, NETWORK_BROKER_TOKEN_FILE } = this.settings;
    measureTokens(metrics, [
      { component: 'router', file: NETWORK_ROUTER_TOKEN_FILE },
      { component: 'broker', file: NETWORK_BROKER_TOKEN_FILE },
    ]);
  }

  /** It changes when the certificate is renewed. */
  private announcementOf({ own }: NetworkIdentity) {
    const { tls, certificate, settings } = this;
    return {
      get current() {
        return {
          id: own.id,
          service_name: own.serviceName,
          service_version: own.serviceVersion,
          description: settings.NETWORK_DESCRIPTION,
          net_address: own.netAddress,
          public_key: createPublicKey(tls.privateKey).export({ type: 'spki', format: 'pem' }).toString(),
          certificate: tls.certificate,
        };
      },
      onRenewal: (listener: () => void) => certificate.onRenewal(listener),
    };
  }
}
