import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last revocation of each subject; written by triggers. */
@Entity('revocations')
export class RevocationEntity {
  @PrimaryColumn('text')
  subject!: string;

  @Column('int8')
  position!: string;

  @Column('text', { array: true })
  rights!: string[];

  @Column('timestamptz')
  at!: Date;
}

/** The last position of the revocation feed, in one row. */
@Entity('revocation_feed')
export class RevocationFeedEntity {
  @PrimaryColumn('boolean', { name: 'only_row' })
  onlyRow!: boolean;

  @Column('int8')
  position!: string;
}
