import type { GroupMapping } from '@fieldpost/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('login_providers')
export class LoginProviderEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  icon!: string;

  @Column('text')
  issuer!: string;

  @Column('text', { name: 'client_id' })
  clientId!: string;

  @Column('bytea', { nullable: true })
  sealed!: Buffer | null;

  @Column('text', { array: true })
  scopes!: string[];

  @Column('text', { name: 'email_domains', array: true })
  emailDomains!: string[];

  @Column('text', { name: 'username_claim' })
  usernameClaim!: string;

  @Column('text', { name: 'email_claim' })
  emailClaim!: string;

  @Column('text', { name: 'groups_claim' })
  groupsClaim!: string;

  @Column('text', { name: 'administrator_groups', array: true })
  administratorGroups!: string[];

  @Column('jsonb')
  organizations!: GroupMapping[];

  @Column('boolean', { name: 'creates_users' })
  createsUsers!: boolean;

  @Column('boolean', { name: 'trusts_second_factor' })
  trustsSecondFactor!: boolean;

  @Column('boolean', { name: 'is_enabled' })
  isEnabled!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;
}

/** A login at a provider that belongs to a user. */
@Entity('linked_logins')
export class LinkedLoginEntity {
  @PrimaryColumn('text')
  provider!: string;

  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  subject!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** Address or user name at the provider. */
  @Column('text')
  label!: string;

  @Column('boolean', { name: 'gave_administrator', default: false })
  gaveAdministrator!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;

  @Column('timestamptz', { name: 'last_used', default: () => 'now()' })
  lastUsed!: Date;
}
