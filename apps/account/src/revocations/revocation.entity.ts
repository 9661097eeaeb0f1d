import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last revocation of each subject; triggers of the migration write it. */
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

/** How far the feed of revocations is: one row. */
@Entity('revocation_feed')
export class RevocationFeedEntity {
  @PrimaryColumn('boolean', { name: 'only_row' })
  onlyRow!: boolean;

  @Column('int8')
  position!: string;
}
