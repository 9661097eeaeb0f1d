import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('audit_log')
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int8' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @Column('text')
  kind!: string;

  @Column('text', { name: 'entity_id' })
  entityId!: string;

  @Column('text')
  action!: string;

  @Column('text', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text')
  actor!: string;

  @Column('text', { nullable: true })
  client!: string | null;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('jsonb')
  details!: object;
}
