import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('second_factors')
export class SecondFactorEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text')
  name!: string;

  @Column('bytea')
  sealed!: Buffer;

  @Column('boolean', { name: 'is_confirmed' })
  isConfirmed!: boolean;

  /** The driver returns 64-bit integers as text. */
  @Column('bigint', { name: 'last_step' })
  lastStep!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;

  @Column('timestamptz', { name: 'last_used', nullable: true })
  lastUsed!: Date | null;
}

@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('char', { length: 43 })
  digest!: string;

  /** Null for codes from before this column. */
  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  created!: Date | null;
}

@Entity('app_passwords')
export class AppPasswordEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text')
  name!: string;

  @Column('char', { length: 43 })
  digest!: string;

  @Column('text', { array: true })
  scopes!: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;

  @Column('timestamptz', { name: 'last_used', nullable: true })
  lastUsed!: Date | null;
}
