import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('signing_keys')
export class SigningKeyEntity {
  @PrimaryColumn('char', { length: 43 })
  id!: string;

  @Column('text')
  algorithm!: string;

  @Column('text', { name: 'public_key' })
  publicKey!: string;

  @Column('bytea')
  sealed!: Buffer;

  @Column('text')
  state!: string;

  @Column('timestamptz', { default: () => 'now()' })
  created!: Date;

  @Column('timestamptz', { nullable: true })
  activated!: Date | null;

  @Column('timestamptz', { nullable: true })
  replaced!: Date | null;

  @Column('integer', { name: 'longest_life', nullable: true })
  longestLife!: number | null;
}

/** The signing keys of id tokens. A table of its own, because releases without OpenID Connect would sign with them. */
@Entity('id_token_keys')
export class IdTokenKeyEntity extends SigningKeyEntity {}
