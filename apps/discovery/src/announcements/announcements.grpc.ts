import type { Metadata } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { TokenVerifier, verifyForGrpc } from '@fieldpost/auth';
import type { discovery, google, Rpc } from '@fieldpost/contracts';
import { type Claims, isServiceName } from '@fieldpost/domain';
import { metadataValue } from '@fieldpost/transport';
import {
  componentOf,
  fromAnnouncement,
  fromMetadata,
  toAnnouncement,
  toAppEui,
  toRegistered,
} from './announcement.message.js';
import { announcementNotFound, pageNotValid, tokenMissing } from './announcements.errors.js';
import { AnnouncementsService } from './announcements.service.js';
import { wrongNumber } from './page.js';

const service = 'Discovery';

/** The gRPC API: reads need no token, writes a token of a known issuer (docs/protocol/discovery.md#service). */
@Controller()
export class AnnouncementsGrpc implements Rpc<discovery.DiscoveryHandlers> {
  constructor(
    private readonly announcements: AnnouncementsService,
    private readonly verifier: TokenVerifier,
  ) {}

  @GrpcMethod(service, 'Announce')
  async announce(request: discovery.Announcement__Output, metadata: Metadata): Promise<google.Empty> {
    const claims = await this.claimsOf(metadata);
    await this.announcements.announce(claims, fromAnnouncement(request));
    return {};
  }

  @GrpcMethod(service, 'GetAll')
  async getAll(
    request: discovery.GetServiceRequest__Output,
    metadata: Metadata,
  ): Promise<discovery.AnnouncementsResponse> {
    const [limit, offset] = [metadataValue(metadata, 'limit'), metadataValue(metadata, 'offset')];
    const wrong = wrongNumber(limit, offset);
    if (wrong !== undefined) throw pageNotValid({ value: wrong });
    if (!isServiceName(request.service_name)) return { services: [] };
    const page = { limit: Number(limit), offset: Number(offset) };
    return { services: this.announcements.list(request.service_name, page).map(toRegistered) };
  }

  @GrpcMethod(service, 'Get')
  async get({ service_name, id }: discovery.GetRequest__Output): Promise<discovery.Announcement> {
    if (!isServiceName(service_name)) throw announcementNotFound({ service_name, id });
    const name = { serviceName: service_name, id };
    return toRegistered(await this.announcements.find((known) => known.get(name)));
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
  async getByAppID({ app_id }: discovery.GetByAppIDRequest__Output): Promise<discovery.Announcement> {
    return toAnnouncement(await this.announcements.find((known) => known.findBy('app_id', app_id)));
  }

  @GrpcMethod(service, 'GetByGatewayID')
  async getByGatewayID({
    gateway_id,
  }: discovery.GetByGatewayIDRequest__Output): Promise<discovery.Announcement> {
    return toAnnouncement(await this.announcements.find((known) => known.findBy('gateway_id', gateway_id)));
  }

  @GrpcMethod(service, 'GetByAppEUI')
  async getByAppEUI({ app_eui }: discovery.GetByAppEUIRequest__Output): Promise<discovery.Announcement> {
    const eui = toAppEui(app_eui.toString('hex'));
    return toAnnouncement(await this.announcements.find((known) => known.findBy('app_eui', eui)));
  }

  private async claimsOf(metadata: Metadata): Promise<Claims> {
    const token = metadataValue(metadata, 'token');
    if (token === '') throw tokenMissing();
    return verifyForGrpc(this.verifier, token);
  }
}
