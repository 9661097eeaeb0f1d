import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LoginEvent } from '../sessions/login-event.js';

@Entity('grants')
export class GrantEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'client_id' })
  clientId!: string;

  @Column('text', { array: true })
  scopes!: string[];

  @Column('text', { array: true, nullable: true })
  consented!: string[] | null;

  /** The driver returns 64-bit integers as text. */
  @Column('bigint', { name: 'valid_after' })
  validAfter!: string;

  @Column('jsonb', { nullable: true })
  login!: LoginEvent | null;

  @Column('timestamptz')
  created!: Date;

  @Column('timestamptz')
  expires!: Date;
}

@Entity('refresh_tokens')
export class RefreshTokenEntity {
  @PrimaryColumn('char', { length: 43 })
  digest!: string;

  @Column('uuid', { name: 'grant_id' })
  grantId!: string;

  @Column('bytea')
  salt!: Buffer;

  @Column('timestamptz')
  expires!: Date;

  @Column('timestamptz', { nullable: true })
  used!: Date | null;
}
