import type { Metadata } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { TokenVerifier, verifyForGrpc } from '@fieldpost/auth';
import type { discovery, google, Rpc } from '@fieldpost/contracts';
import { type Claims, isServiceName } from '@fieldpost/domain';
import { type CompressedCall, type GrpcListener, metadataValue } from '@fieldpost/transport';
import type { MetadataKind } from '../register/announcement.js';
import { componentOf, fromAnnouncement, fromMetadata, toAppEui } from './announcement.message.js';
import { AnnouncementMessages } from './announcement-messages.js';
import { announcementNotFound, pageNotValid, tokenMissing } from './announcements.errors.js';
import { AnnouncementsService } from './announcements.service.js';
import { wrongNumber } from './page.js';

const service = 'Discovery';

const kib = 1024;
const announcePath = '/discovery.Discovery/Announce';

/** Bytes of a request, also after decompression: announcements hold certificates, all other requests a few names. */
export const requestSizes = {
  maxRequestBytes: 4 * kib,
  requestBytesOfMethods: { [announcePath]: 256 * kib },
} as const satisfies Partial<GrpcListener>;

type Found = discovery.Announcement | Promise<discovery.Announcement>;

/** The gRPC API: reads need no token, writes a token of a known issuer (docs/protocol/discovery.md#service). */
@Controller()
export class AnnouncementsGrpc implements Rpc<discovery.DiscoveryHandlers> {
  constructor(
    private readonly announcements: AnnouncementsService,
    private readonly messages: AnnouncementMessages,
    private readonly verifier: TokenVerifier,
  ) {}

  @GrpcMethod(service, 'Announce')
  async announce(request: discovery.Announcement__Output, metadata: Metadata): Promise<google.Empty> {
    const claims = await this.claimsOf(metadata);
    await this.announcements.announce(claims, fromAnnouncement(request));
    return {};
  }

  @GrpcMethod(service, 'GetAll')
  getAll(request: discovery.GetServiceRequest__Output, metadata: Metadata): discovery.AnnouncementsResponse {
    const [limit, offset] = [metadataValue(metadata, 'limit'), metadataValue(metadata, 'offset')];
    const wrong = wrongNumber(limit, offset);
    if (wrong !== undefined) throw pageNotValid({ value: wrong });
    if (!isServiceName(request.service_name)) return { services: [] };
    const page = { limit: Number(limit), offset: Number(offset) };
    return this.messages.list(this.announcements.list(request.service_name, page));
  }

  @GrpcMethod(service, 'Get')
  get({ service_name, id }: discovery.GetRequest__Output): Found {
    if (!isServiceName(service_name)) throw announcementNotFound({ service_name, id });
    return this.announcements.find((known) => this.messages.registered(known.get({ service_name, id })));
  }

  @GrpcMethod(service, 'AddMetadata')
  async addMetadata(request: discovery.MetadataRequest__Output, metadata: Metadata): Promise<google.Empty> {
    const claims = await this.claimsOf(metadata);
    await this.announcements.addMetadata(claims, componentOf(request), fromMetadata(request.metadata));
    return {};
  }

  @GrpcMethod(service, 'DeleteMetadata')
  async deleteMetadata(
    request: discovery.MetadataRequest__Output,
    metadata: Metadata,
  ): Promise<google.Empty> {
    const claims = await this.claimsOf(metadata);
    await this.announcements.removeMetadata(claims, componentOf(request), fromMetadata(request.metadata));
    return {};
  }

  @GrpcMethod(service, 'GetByAppID')
  getByAppID({ app_id }: discovery.GetByAppIDRequest__Output): Found {
    return this.owner('app_id', app_id);
  }

  @GrpcMethod(service, 'GetByGatewayID')
  getByGatewayID({ gateway_id }: discovery.GetByGatewayIDRequest__Output): Found {
    return this.owner('gateway_id', gateway_id);
  }

  @GrpcMethod(service, 'GetByAppEUI')
  getByAppEUI({ app_eui }: discovery.GetByAppEUIRequest__Output): Found {
    return this.owner('app_eui', toAppEui(app_eui.toString('hex')));
  }

  /** Verifies the token of an announcement before it is decompressed: 300 bytes may become all that it may have. */
  async admitCompressed({ path, metadata }: CompressedCall): Promise<void> {
    if (path === announcePath) await this.claimsOf(metadata);
  }

  private owner(kind: MetadataKind, value: string): Found {
    return this.announcements.find((known) => this.messages.announcement(known.findBy(kind, value)));
  }

  private async claimsOf(metadata: Metadata): Promise<Claims> {
    const token = metadataValue(metadata, 'token');
    if (token === '') throw tokenMissing();
    return verifyForGrpc(this.verifier, token);
  }
}
