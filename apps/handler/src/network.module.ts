import { Global, Module, type Provider } from '@nestjs/common';
import { Directory, DirectoryGrpc, NetworkIdentity, OwnTls } from '@fieldpost/components';
import { ActivationGrpc } from './api/grpc/activation.grpc.js';
import { ActivationsService } from './joins/activations.service.js';
import { JoinTokensService } from './joins/join-tokens.service.js';
import { RegisterOnJoinService } from './joins/register-on-join.service.js';
import { DiscoveryRegistrationsService } from './applications/discovery-registrations.service.js';
import { netAddressOf, OwnAnnouncement, serviceVersion } from './discovery/announcement.js';
import { Announcer } from './discovery/announcer.js';
import { DownlinkOffersService } from './downlinks/downlink-offers.service.js';
import { QueuedDownlinks } from './downlinks/queued-downlinks.js';
import { ClassCDownlinks } from './network/class-c-downlinks.js';
import { DownlinksService } from './downlinks/downlinks.service.js';
import { HANDLER_CONFIG, type HandlerSettings } from './handler.config.js';
import { DeviceQueue } from './shared/device-queue.js';
import { DeviceCache } from './uplinks/device-cache.js';
import { UplinkMeter } from './uplinks/uplink-meter.js';
import { UplinkService } from './uplinks/uplink.service.js';
import { BrokerAddresses } from './network/broker-addresses.js';
import { BrokerDevices } from './network/broker-devices.js';
import { BrokerLinks } from './network/broker-links.js';
import { NetworkCallers } from './network/network-callers.js';
import { NetworkTokens } from './network/network-tokens.js';
import { DevAddresses, NetworkDevices } from './devices/network-devices.js';
import { TrustedBrokers } from './network/trusted-brokers.js';

const identity: Provider = {
  provide: NetworkIdentity,
  useFactory: (settings: HandlerSettings, tls: OwnTls) =>
    new NetworkIdentity({
      serviceName: 'handler',
      id: settings.HANDLER_ID,
      serviceVersion: serviceVersion(settings.HANDLER_BUILD),
      netAddress: netAddressOf(settings),
      signer: tls,
    }),
  inject: [HANDLER_CONFIG, OwnTls],
};

/**
 * The side of the handler that faces the network: discovery, brokers, joins, uplinks and downlinks. Global, like the
 * module with the APIs for applications: each needs the other's injection tokens.
 */
@Global()
@Module({
  controllers: [ActivationGrpc],
  providers: [
    identity,
    ActivationsService,
    Announcer,
    BrokerLinks,
    { provide: DevAddresses, useClass: BrokerAddresses },
    DeviceQueue,
    DeviceCache,
    { provide: Directory, useClass: DirectoryGrpc },
    DiscoveryRegistrationsService,
    DownlinksService,
    DownlinkOffersService,
    QueuedDownlinks,
    ClassCDownlinks,
    JoinTokensService,
    NetworkCallers,
    { provide: NetworkDevices, useClass: BrokerDevices },
    NetworkTokens,
    OwnAnnouncement,
    OwnTls,
    RegisterOnJoinService,
    TrustedBrokers,
    UplinkService,
    UplinkMeter,
  ],
  exports: [
    NetworkDevices,
    NetworkIdentity,
    DevAddresses,
    Directory,
    DiscoveryRegistrationsService,
    DownlinksService,
    QueuedDownlinks,
  ],
})
export class NetworkModule {}
