import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text')
  name!: string;

  @Column('text', { name: 'credential_id' })
  credentialId!: string;

  @Column('bytea', { name: 'public_key' })
  publicKey!: Buffer;

  /** The driver returns 64-bit integers as text. */
  @Column('bigint')
  counter!: string;

  @Column('text', { array: true })
  transports!: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;

  @Column('timestamptz', { name: 'last_used', nullable: true })
  lastUsed!: Date | null;
}

/** A challenge that a passkey has signed, until it expires. */
@Entity('used_challenges')
export class UsedChallengeEntity {
  @PrimaryColumn('char', { length: 43 })
  digest!: string;

  @Column('timestamptz')
  expires!: Date;
}

/** Wrong codes of a user. */
@Entity('code_attempts')
export class CodeAttemptsEntity {
  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  /** As of `counted`; it decreases with time. */
  @Column('float8')
  wrong!: number;

  @Column('timestamptz')
  counted!: Date;
}
