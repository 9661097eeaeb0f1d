import { createPublicKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { NetworkIdentity, OwnTls } from '@fieldpost/components';
import type { discovery } from '@fieldpost/contracts';
import { announcedVersion } from '@fieldpost/domain';
import { OwnCertificate } from '@fieldpost/transport';
import { createRequire } from 'node:module';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';

export function serviceVersion(build: string): string {
  const { version } = createRequire(import.meta.url)('@fieldpost/handler/package.json') as {
    version: string;
  };
  return announcedVersion(version, build);
}

export type AnnouncedSettings = Pick<
  HandlerSettings,
  | 'HANDLER_ID'
  | 'HANDLER_DESCRIPTION'
  | 'HANDLER_ANNOUNCE_HOST'
  | 'HANDLER_GRPC_PORT'
  | 'HANDLER_HTTP_PORT'
  | 'HANDLER_MQTT_PORT'
  | 'HANDLER_ANNOUNCE_MQTT_PORT'
  | 'HANDLER_ANNOUNCE_MQTT_ADDRESS'
  | 'HANDLER_ANNOUNCE_AMQP_ADDRESS'
>;

/** The credentials that peers check: the certificate in PEM, and the key whose public half is announced. */
export interface OwnKeys {
  readonly certificate: string;
  readonly privateKey: KeyObject;
}

/** Address under which peers reach the handler over gRPC. */
export const netAddressOf = (settings: AnnouncedSettings): string =>
  `${settings.HANDLER_ANNOUNCE_HOST}:${String(settings.HANDLER_GRPC_PORT)}`;

/**
 * What the handler announces. The MQTT address has no scheme, since no other form is read by every client
 * (docs/protocol/discovery.md#addresses).
 */
export function toAnnouncement(
  settings: AnnouncedSettings,
  { certificate, privateKey }: OwnKeys,
  serviceVersion: string,
): discovery.Announcement {
  const host = settings.HANDLER_ANNOUNCE_HOST;
  const mqttPort = settings.HANDLER_ANNOUNCE_MQTT_PORT ?? settings.HANDLER_MQTT_PORT;
  return {
    id: settings.HANDLER_ID,
    service_name: 'handler',
    service_version: serviceVersion,
    description: settings.HANDLER_DESCRIPTION,
    net_address: netAddressOf(settings),
    public_key: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    certificate,
    api_address: `http://${host}:${String(settings.HANDLER_HTTP_PORT)}`,
    mqtt_address: settings.HANDLER_ANNOUNCE_MQTT_ADDRESS ?? `${host}:${String(mqttPort)}`,
    // Empty where there is none, so that one which was announced before is taken back.
    amqp_address: settings.HANDLER_ANNOUNCE_AMQP_ADDRESS ?? '',
  };
}

/** The announcement of this handler; it changes when the certificate is renewed. */
@Injectable()
export class OwnAnnouncement {
  constructor(
    @Inject(HANDLER_CONFIG) private readonly settings: HandlerSettings,
    private readonly tls: OwnTls,
    private readonly identity: NetworkIdentity,
    private readonly certificate: OwnCertificate,
  ) {}

  get current(): discovery.Announcement {
    return toAnnouncement(this.settings, this.tls, this.identity.own.serviceVersion);
  }

  onRenewal(listener: () => void): void {
    this.certificate.onRenewal(listener);
  }
}
