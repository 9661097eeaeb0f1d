import type { ServiceName } from '@fieldpost/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MetadataKind } from '../register/announcement.js';

@Entity('announcements')
export class AnnouncementEntity {
  @PrimaryColumn({ name: 'service_name', type: 'text' })
  serviceName!: ServiceName;

  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ name: 'service_version', type: 'text' })
  serviceVersion!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ type: 'text' })
  url!: string;

  @Column({ name: 'is_public', type: 'boolean' })
  isPublic!: boolean;

  @Column({ name: 'net_address', type: 'text' })
  netAddress!: string;

  @Column({ name: 'public_key', type: 'text' })
  publicKey!: string;

  @Column({ type: 'text' })
  certificate!: string;

  @Column({ name: 'api_address', type: 'text' })
  apiAddress!: string;

  @Column({ name: 'mqtt_address', type: 'text' })
  mqttAddress!: string;

  @Column({ name: 'amqp_address', type: 'text' })
  amqpAddress!: string;
}

@Entity('metadata')
export class MetadataEntity {
  @PrimaryColumn({ name: 'service_name', type: 'text' })
  serviceName!: ServiceName;

  @PrimaryColumn({ type: 'text' })
  id!: string;

  @PrimaryColumn({ type: 'text' })
  kind!: MetadataKind;

  @PrimaryColumn({ type: 'text' })
  value!: string;
}
