import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A login at a provider that has begun, or an identity that waits to be linked; for one browser, once, for minutes. */
@Entity('provider_requests')
export class ProviderRequestEntity {
  @PrimaryColumn('char', { length: 43 })
  digest!: string;

  @Column('char', { length: 43 })
  visitor!: string;

  @Column('text')
  kind!: string;

  @Column('bytea')
  sealed!: Buffer;

  @Column('timestamptz')
  expires!: Date;
}

/** What is known of a user at a provider. */
@Entity('provider_logins')
export class ProviderLoginEntity {
  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('text')
  provider!: string;

  @Column('text')
  subject!: string;

  @Column('bytea', { nullable: true })
  sealed!: Buffer | null;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('boolean', { name: 'is_ended', default: false })
  isEnded!: boolean;

  @Column('timestamptz')
  confirmed!: Date;

  @Column('timestamptz')
  checked!: Date;
}
