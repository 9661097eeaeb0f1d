import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last report of each process of the installation. */
@Entity('process_reports')
export class ProcessReportEntity {
  @PrimaryColumn('text')
  process!: string;

  @Column('text')
  app!: string;

  @Column('jsonb')
  report!: unknown;

  /** How far the clock of the process was ahead of that of the database, in milliseconds. */
  @Column('int8')
  clock_offset!: string;

  @Column('timestamptz')
  received!: Date;
}

/** When a key was reported for the first time. */
@Entity('reported_keys')
export class ReportedKeyEntity {
  @PrimaryColumn('text')
  app!: string;

  @PrimaryColumn('text')
  use!: string;

  @PrimaryColumn('text')
  id!: string;

  @Column('timestamptz')
  since!: Date;
}
