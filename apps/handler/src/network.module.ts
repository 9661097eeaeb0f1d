import { randomBytes, randomInt } from 'node:crypto';
import { Global, Module, type Provider } from '@nestjs/common';
import { AccountRegistry, Tokens } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { OwnCertificate } from '@fieldpost/transport';
import { ActivationGrpc } from './api/grpc/activation.grpc.js';
import { Activations } from './joins/activations.service.js';
import { JoinTokens } from './joins/join-tokens.service.js';
import { RegisterOnJoin } from './joins/register-on-join.service.js';
import { DiscoveryChanges } from './applications/discovery-changes.repository.js';
import { DiscoveryRegistrations } from './applications/discovery-registrations.service.js';
import { Devices } from './devices/devices.repository.js';
import { netAddressOf, toAnnouncement } from './discovery/announcement.js';
import { Announcer } from './discovery/announcer.js';
import { Directory } from './discovery/directory.js';
import { DirectoryGrpc } from './discovery/directory.grpc.js';
import { DiscoveryChannel } from './discovery/discovery-channel.js';
import { DiscoveryRoots, trustingDiscovery } from './discovery/discovery-roots.js';
import { serviceVersion } from './discovery/service-version.js';
import { DownlinkOffers } from './downlinks/downlink-offers.service.js';
import { DownlinkReceiver } from './downlinks/downlink-receiver.js';
import { Downlinks } from './downlinks/downlinks.service.js';
import { Publisher } from './events/publisher.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from './handler.config.js';
import { Leadership } from './cluster/leadership.js';
import { DeviceQueue } from './shared/device-queue.js';
import { DeviceCache } from './uplinks/device-cache.js';
import { UplinkService } from './uplinks/uplink.service.js';
import { BrokerAddresses } from './network/broker-addresses.js';
import { BrokerDevices } from './network/broker-devices.js';
import { BrokerLinks } from './network/broker-links.js';
import { NetworkCallers } from './network/network-callers.js';
import { NetworkIdentity } from './discovery/network-identity.js';
import { NarrowedTokens, NetworkTokens } from './network/network-tokens.js';
import { DevAddresses, NetworkDevices } from './devices/network-devices.js';
import { OwnTls } from './discovery/own-tls.js';
import { TrustedBrokers } from './network/trusted-brokers.js';

const ownTls: Provider = {
  provide: OwnTls,
  useFactory: (certificate: OwnCertificate) => new OwnTls(certificate),
  inject: [OwnCertificate],
};

const identity: Provider = {
  provide: NetworkIdentity,
  useFactory: (settings: HandlerSettings, tls: OwnTls) =>
    new NetworkIdentity({
      id: settings.HANDLER_ID,
      serviceVersion: serviceVersion(settings.HANDLER_BUILD),
      netAddress: netAddressOf(settings),
      signer: tls,
    }),
  inject: [HANDLER_CONFIG, OwnTls],
};

const discoveryChannel: Provider = {
  provide: DiscoveryChannel,
  useFactory: (settings: HandlerSettings, logger: Logger) => {
    const { HANDLER_DISCOVERY_ADDRESS: address, HANDLER_DISCOVERY_CA_FILE: file } = settings;
    const roots = file === undefined ? undefined : new DiscoveryRoots(file, logger);
    return new DiscoveryChannel(address, trustingDiscovery(roots));
  },
  inject: [HANDLER_CONFIG, LOGGER],
};

const directory: Provider = {
  provide: Directory,
  useFactory: ({ client }: DiscoveryChannel, self: NetworkIdentity) => new DirectoryGrpc(client, self),
  inject: [DiscoveryChannel, NetworkIdentity],
};

const announcer: Provider = {
  provide: Announcer,
  useFactory: (
    settings: HandlerSettings,
    logger: Logger,
    tls: OwnTls,
    ...[certificate, { client }, self, leadership]: [
      OwnCertificate,
      DiscoveryChannel,
      NetworkIdentity,
      Leadership,
    ]
  ) =>
    new Announcer({
      client,
      identity: self,
      leadership,
      announcement: () => toAnnouncement(settings, tls, self.own.serviceVersion),
      onRenewal: (take) => certificate.onRenewal(take),
      tokenFile: settings.HANDLER_AUTH_TOKEN_FILE,
      logger,
      random: Math.random,
    }),
  inject: [HANDLER_CONFIG, LOGGER, OwnTls, OwnCertificate, DiscoveryChannel, NetworkIdentity, Leadership],
};

const registrations: Provider = {
  provide: DiscoveryRegistrations,
  useFactory: (announced: Directory, changes: DiscoveryChanges, leadership: Leadership, logger: Logger) =>
    new DiscoveryRegistrations({ directory: announced, changes, leadership, logger, now: Date.now }),
  inject: [Directory, DiscoveryChanges, Leadership, LOGGER],
};

const trustedBrokers: Provider = {
  provide: TrustedBrokers,
  useFactory: (settings: HandlerSettings, approvals: AccountRegistry) =>
    new TrustedBrokers({ brokerIds: settings.HANDLER_BROKER_IDS, approvals }),
  inject: [HANDLER_CONFIG, AccountRegistry],
};

const networkTokens: Provider = {
  provide: NetworkTokens,
  useFactory: (tokens: Tokens, settings: HandlerSettings) =>
    new NarrowedTokens(tokens, settings.FIELDPOST_ISSUER),
  inject: [Tokens, HANDLER_CONFIG],
};

const brokerLinks: Provider = {
  provide: BrokerLinks,
  useFactory: (
    trusted: TrustedBrokers,
    logger: Logger,
    announced: Directory,
    ...[self, uplinks, leadership]: [NetworkIdentity, UplinkService, Leadership]
  ) =>
    new BrokerLinks({
      identity: self,
      uplinks,
      logger,
      random: Math.random,
      directory: announced,
      leadership,
      trusted,
    }),
  inject: [TrustedBrokers, LOGGER, Directory, NetworkIdentity, UplinkService, Leadership],
};

const networkDevices: Provider = {
  provide: NetworkDevices,
  useFactory: (links: BrokerLinks, settings: HandlerSettings, tokens: NetworkTokens, logger: Logger) =>
    new BrokerDevices(links, { ownId: settings.HANDLER_ID, tokens, logger }),
  inject: [BrokerLinks, HANDLER_CONFIG, NetworkTokens, LOGGER],
};

const devAddresses: Provider = {
  provide: DevAddresses,
  useFactory: (links: BrokerLinks, identity: NetworkIdentity, settings: HandlerSettings, logger: Logger) =>
    new BrokerAddresses(links, {
      identity,
      own: { prefix: settings.HANDLER_DEV_ADDR_PREFIX, random: () => randomInt(2 ** 32) },
      logger,
    }),
  inject: [BrokerLinks, NetworkIdentity, HANDLER_CONFIG, LOGGER],
};

const networkCallers: Provider = {
  provide: NetworkCallers,
  useFactory: (announced: Directory, settings: HandlerSettings, trusted: TrustedBrokers) =>
    new NetworkCallers(announced, { id: settings.HANDLER_ID, trusted }),
  inject: [Directory, HANDLER_CONFIG, TrustedBrokers],
};

const activations: Provider = {
  provide: Activations,
  useFactory: (devices: Devices, registerOnJoin: RegisterOnJoin, publisher: Publisher, logger: Logger) =>
    new Activations({ devices, registerOnJoin, publisher, logger, randomBytes, now: Date.now }),
  inject: [Devices, RegisterOnJoin, Publisher, LOGGER],
};

/**
 * The side of the handler that faces the network: discovery, brokers, joins, uplinks and downlinks. Global, like the
 * module with the APIs for applications: each needs the other's injection tokens.
 */
@Global()
@Module({
  controllers: [ActivationGrpc],
  providers: [
    ownTls,
    identity,
    discoveryChannel,
    directory,
    registrations,
    announcer,
    trustedBrokers,
    networkTokens,
    brokerLinks,
    networkDevices,
    devAddresses,
    networkCallers,
    activations,
    DeviceQueue,
    DeviceCache,
    Downlinks,
    { provide: DownlinkReceiver, useExisting: Downlinks },
    DownlinkOffers,
    UplinkService,
    JoinTokens,
    RegisterOnJoin,
  ],
  exports: [
    NetworkDevices,
    NetworkIdentity,
    DevAddresses,
    Directory,
    DiscoveryRegistrations,
    Downlinks,
    DownlinkReceiver,
  ],
})
export class NetworkModule {}
