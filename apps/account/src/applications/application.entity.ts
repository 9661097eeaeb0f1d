import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('applications')
export class ApplicationEntity {
  @PrimaryColumn('varchar')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text', { name: 'created_by', nullable: true })
  createdBy!: string | null;

  /** The organization that it counts for, instead of a user. */
  @Column('varchar', { name: 'organization_id', nullable: true })
  organizationId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;

  @Column('timestamptz', { nullable: true })
  deleted!: Date | null;
}
