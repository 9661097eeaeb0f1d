import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LoginEvent } from '../sessions/login-event.js';

@Entity('authorization_codes')
export class AuthorizationCodeEntity {
  @PrimaryColumn('char', { length: 43 })
  digest!: string;

  @Column('text', { name: 'client_id' })
  clientId!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'redirect_uri' })
  redirectUri!: string;

  @Column('char', { length: 43, nullable: true })
  challenge!: string | null;

  @Column('text', { array: true })
  scopes!: string[];

  @Column('text', { array: true, nullable: true })
  consented!: string[] | null;

  /** The driver returns 64-bit integers as text. */
  @Column('bigint', { name: 'valid_after' })
  validAfter!: string;

  @Column('jsonb', { nullable: true })
  login!: LoginEvent | null;

  @Column('text', { nullable: true })
  nonce!: string | null;

  @Column('timestamptz')
  expires!: Date;

  @Column('uuid', { name: 'grant_id', nullable: true })
  grantId!: string | null;
}
