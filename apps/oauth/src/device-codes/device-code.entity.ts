import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LoginEvent } from '../sessions/login-event.js';

@Entity('device_codes')
export class DeviceCodeEntity {
  @PrimaryColumn('char', { length: 43 })
  digest!: string;

  @Column('char', { name: 'user_code', length: 43 })
  userCode!: string;

  @Column('text', { name: 'client_id' })
  clientId!: string;

  @Column('text', { array: true })
  scopes!: string[];

  @Column('text')
  address!: string;

  @Column('text')
  network!: string;

  @Column('timestamptz')
  expires!: Date;

  @Column('integer', { name: 'interval_seconds' })
  intervalSeconds!: number;

  @Column('timestamptz', { nullable: true })
  polled!: Date | null;

  @Column('text', { nullable: true })
  decision!: string | null;

  @Column('text', { name: 'user_id', nullable: true })
  userId!: string | null;

  /** The driver returns 64-bit integers as text. */
  @Column('bigint', { name: 'valid_after', nullable: true })
  validAfter!: string | null;

  @Column('text', { array: true, nullable: true })
  consented!: string[] | null;

  @Column('jsonb', { nullable: true })
  login!: LoginEvent | null;
}

/** Wrong user codes of one user or address within a period. */
@Entity('user_code_guesses')
export class UserCodeGuessEntity {
  @PrimaryColumn('text')
  bucket!: string;

  @Column('integer')
  count!: number;

  @Column('timestamptz')
  ends!: Date;
}
