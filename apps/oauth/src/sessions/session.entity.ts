import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('char', { length: 43 })
  digest!: string;

  /** Null only while the column was being added. */
  @Column('uuid', { nullable: true, default: () => 'gen_random_uuid()' })
  sid!: string | null;

  @Column('text', { array: true })
  methods!: string[];

  @Column('text', { nullable: true })
  provider!: string | null;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** The driver returns 64-bit integers as text. */
  @Column('bigint', { name: 'valid_after' })
  validAfter!: string;

  @Column('timestamptz')
  created!: Date;

  @Column('timestamptz')
  expires!: Date;

  @Column('timestamptz')
  used!: Date;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { nullable: true })
  browser!: string | null;
}
