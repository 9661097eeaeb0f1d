import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The handlers that report usage. */
@Entity('usage_reports')
export class UsageReportEntity {
  @PrimaryColumn('text', { name: 'handler_id' })
  handlerId!: string;

  /** Time of the last request of a report. */
  @Column('timestamptz')
  received!: Date;

  /** When the last whole report ended; null before the first one. */
  @Column('timestamptz', { nullable: true })
  completed!: Date | null;
}

/** What a handler has reported of an application. Counts are null when the handler does not know them. */
@Entity('application_usage')
export class ApplicationUsageEntity {
  @PrimaryColumn('text', { name: 'handler_id' })
  handlerId!: string;

  @PrimaryColumn('text', { name: 'app_id' })
  appId!: string;

  @Column('int8')
  devices!: string;

  @Column('int8', { name: 'day_uplinks', nullable: true })
  dayUplinks!: string | null;

  @Column('int8', { name: 'day_downlinks', nullable: true })
  dayDownlinks!: string | null;

  @Column('int8', { name: 'day_joins', nullable: true })
  dayJoins!: string | null;

  @Column('int8', { name: 'month_uplinks', nullable: true })
  monthUplinks!: string | null;

  @Column('int8', { name: 'month_downlinks', nullable: true })
  monthDownlinks!: string | null;

  @Column('int8', { name: 'month_joins', nullable: true })
  monthJoins!: string | null;
}
