import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the doctor has found last; at most one row. */
@Entity('outside_checks')
export class OutsideChecksEntity {
  @PrimaryColumn('boolean', { name: 'is_only' })
  isOnly!: boolean;

  @Column('timestamptz')
  received!: Date;

  /** Null after the user is removed. */
  @Column('text', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text')
  version!: string;

  @Column('jsonb')
  findings!: unknown;
}
