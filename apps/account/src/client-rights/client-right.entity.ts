import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Rights of an OAuth client that acts for itself. */
@Entity('client_rights')
export class ClientRightEntity {
  @PrimaryColumn('text')
  kind!: string;

  @PrimaryColumn('varchar', { name: 'entity_id' })
  entityId!: string;

  @PrimaryColumn('varchar', { name: 'client_id' })
  clientId!: string;

  @Column('text', { array: true })
  rights!: string[];

  /** Null for an access key. */
  @Column('text', { name: 'granted_by', nullable: true })
  grantedBy!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  added!: Date;
}
