import type { Location } from '@fieldpost/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Attributes } from './gateway-settings.js';

@Entity('gateways')
export class GatewayEntity {
  @PrimaryColumn('varchar')
  id!: string;

  @Column('text', { name: 'owner_id', nullable: true })
  ownerId!: string | null;

  @Column('text', { name: 'created_by', nullable: true })
  createdBy!: string | null;

  /** The organization that it counts for, instead of a user. */
  @Column('varchar', { name: 'organization_id', nullable: true })
  organizationId!: string | null;

  /** Null for a gateway whose id names its EUI. */
  @Column('varchar', { nullable: true })
  eui!: string | null;

  @Column('text', { name: 'frequency_plan' })
  frequencyPlan!: string;

  @Column('jsonb', { nullable: true })
  location!: Location | null;

  @Column('boolean', { name: 'location_public' })
  locationPublic!: boolean;

  @Column('boolean', { name: 'status_public' })
  statusPublic!: boolean;

  @Column('boolean', { name: 'owner_public' })
  ownerPublic!: boolean;

  @Column('boolean', { name: 'auto_update' })
  autoUpdate!: boolean;

  @Column('boolean', { name: 'beta_updates' })
  betaUpdates!: boolean;

  @Column('jsonb')
  attributes!: Attributes;

  @Column('text', { nullable: true })
  router!: string | null;

  @Column('text', { array: true, name: 'fallback_routers' })
  fallbackRouters!: string[];

  @Column('boolean', { default: false })
  activated!: boolean;

  @Column('char')
  digest!: string;

  @Column('bytea')
  sealed!: Buffer;

  @Column('bytea', { name: 'scramble_seed' })
  scrambleSeed!: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;

  @Column('timestamptz', { nullable: true })
  deleted!: Date | null;
}
