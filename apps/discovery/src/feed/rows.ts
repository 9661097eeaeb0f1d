import type { ServiceName } from '@fieldpost/domain';
import type { Announcement, ComponentName, Metadata, MetadataKind } from '../register/announcement.js';
import type { SharedTexts } from './shared-texts.js';

/** A row of `announcements`, as a query and as the body of a change give it. */
export interface AnnouncementRow {
  readonly service_name: ServiceName;
  readonly id: string;
  readonly service_version: string;
  readonly description: string;
  readonly url: string;
  readonly is_public: boolean;
  readonly net_address: string;
  readonly public_key: string;
  readonly certificate: string;
  readonly api_address: string;
  readonly mqtt_address: string;
  readonly amqp_address: string;
  readonly operator_name: string;
  readonly contact: string;
  readonly icon_url: string;
  /** Missing in changes that an earlier release wrote. */
  readonly issuer?: string | null;
  /** A date from a query, a text in a change. */
  readonly registered_at?: Date | string | null;
}

/** A row of `metadata`. */
export interface MetadataRow {
  readonly service_name: ServiceName;
  readonly id: string;
  readonly kind: MetadataKind;
  readonly value: string;
}

/** What names a component in a change. */
export type ComponentRow = Pick<AnnouncementRow, 'service_name' | 'id'>;

/** One identifier on one component. */
export interface OwnedMetadata {
  readonly component: ComponentName;
  readonly metadata: Metadata;
}

export const toAnnouncementRow = (announcement: Announcement): AnnouncementRow => ({
  service_name: announcement.serviceName,
  id: announcement.id,
  service_version: announcement.serviceVersion,
  description: announcement.description,
  url: announcement.url,
  is_public: announcement.isPublic,
  net_address: announcement.netAddress,
  public_key: announcement.publicKey,
  certificate: announcement.certificate,
  api_address: announcement.apiAddress,
  mqtt_address: announcement.mqttAddress,
  amqp_address: announcement.amqpAddress,
  operator_name: announcement.operatorName,
  contact: announcement.contact,
  icon_url: announcement.iconUrl,
  issuer: announcement.issuer ?? null,
  registered_at:
    announcement.registeredAt === undefined ? null : new Date(announcement.registeredAt).toISOString(),
});

/**
 * Reads rows. Texts that many components have in common are kept once: a network has few versions, descriptions and
 * certificates.
 */
export class RowReader {
  constructor(private readonly texts: SharedTexts) {}

  announcement(row: AnnouncementRow): Announcement {
    const { texts } = this;
    return {
      serviceName: texts.get(row.service_name),
      id: row.id,
      serviceVersion: texts.get(row.service_version),
      description: texts.get(row.description),
      url: texts.get(row.url),
      isPublic: row.is_public,
      netAddress: row.net_address,
      publicKey: texts.get(row.public_key),
      certificate: texts.get(row.certificate),
      apiAddress: texts.get(row.api_address),
      mqttAddress: texts.get(row.mqtt_address),
      amqpAddress: texts.get(row.amqp_address),
      operatorName: texts.get(row.operator_name),
      contact: texts.get(row.contact),
      iconUrl: texts.get(row.icon_url),
      issuer: typeof row.issuer === 'string' ? texts.get(row.issuer) : undefined,
      registeredAt: row.registered_at ? new Date(row.registered_at).getTime() : undefined,
    };
  }

  component({ service_name, id }: ComponentRow): ComponentName {
    return { serviceName: this.texts.get(service_name), id };
  }

  metadata({ kind, value, ...component }: MetadataRow): OwnedMetadata {
    return {
      component: this.component(component),
      metadata: { kind: this.texts.get(kind), value },
    };
  }
}

export const toComponentRow = ({ serviceName, id }: ComponentName): ComponentRow => ({
  service_name: serviceName,
  id,
});

export const toMetadataRow = (component: ComponentName, metadata: Metadata): MetadataRow => ({
  ...toComponentRow(component),
  ...metadata,
});
