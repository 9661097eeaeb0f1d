import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A row of `applications`; members are named as the columns, so that rows of joins read the same. */
@Entity('applications')
export class ApplicationEntity {
  @PrimaryColumn({ type: 'varchar', length: 71 })
  app_id!: string;

  @Column({ type: 'text' })
  payload_format!: string;

  @Column({ type: 'text' })
  decoder!: string;

  @Column({ type: 'text' })
  converter!: string;

  @Column({ type: 'text' })
  validator!: string;

  @Column({ type: 'text' })
  encoder!: string;

  @Column({ type: 'text' })
  codec!: string;

  @Column({ type: 'bytea', nullable: true })
  register_on_join_access_key!: Buffer | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  readonly updated_at!: Date;
}

/** The columns that hold what an application is. */
export type ApplicationRow = Omit<ApplicationEntity, 'updated_at'>;
