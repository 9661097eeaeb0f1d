import type { Announcement, ComponentName, Metadata } from '../register/announcement.js';
import type { SharedTexts } from './shared-texts.js';

/** A row of `announcements`, as a query and as the body of a change give it. */
export interface AnnouncementRow extends Omit<Announcement, 'public' | 'issuer' | 'registeredAt'> {
  readonly is_public: boolean;
  /** Missing in changes that an earlier release wrote. */
  readonly issuer?: string | null;
  /** A date from a query, a text in a change. */
  readonly registered_at?: Date | string | null;
}

/** A row of `metadata`. */
export type MetadataRow = ComponentName & Metadata;

/** One identifier on one component. */
export interface OwnedMetadata {
  readonly component: ComponentName;
  readonly metadata: Metadata;
}

export const toAnnouncementRow = ({
  public: is_public,
  issuer,
  registeredAt,
  ...announcement
}: Announcement): AnnouncementRow => ({
  ...announcement,
  is_public,
  issuer: issuer ?? null,
  registered_at: registeredAt === undefined ? null : new Date(registeredAt).toISOString(),
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
      service_name: texts.get(row.service_name),
      id: row.id,
      service_version: texts.get(row.service_version),
      description: texts.get(row.description),
      url: texts.get(row.url),
      public: row.is_public,
      net_address: row.net_address,
      public_key: texts.get(row.public_key),
      certificate: texts.get(row.certificate),
      api_address: texts.get(row.api_address),
      mqtt_address: texts.get(row.mqtt_address),
      amqp_address: texts.get(row.amqp_address),
      operator_name: texts.get(row.operator_name),
      contact: texts.get(row.contact),
      icon_url: texts.get(row.icon_url),
      issuer: typeof row.issuer === 'string' ? texts.get(row.issuer) : undefined,
      registeredAt: row.registered_at ? new Date(row.registered_at).getTime() : undefined,
    };
  }

  component({ service_name, id }: ComponentName): ComponentName {
    return { service_name: this.texts.get(service_name), id };
  }

  metadata({ kind, value, ...component }: MetadataRow): OwnedMetadata {
    return {
      component: this.component(component),
      metadata: { kind: this.texts.get(kind), value },
    };
  }
}

export const toMetadataRow = ({ service_name, id }: ComponentName, metadata: Metadata): MetadataRow => ({
  service_name,
  id,
  ...metadata,
});
