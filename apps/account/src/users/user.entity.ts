import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('varchar')
  username!: string;

  @Column('varchar')
  email!: string;

  /** Replaces `email` once it is verified. */
  @Column('varchar', { name: 'pending_email', nullable: true })
  pendingEmail!: string | null;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  @Column('boolean', { name: 'is_admin' })
  isAdmin!: boolean;

  @Column('boolean', { name: 'is_banned' })
  isBanned!: boolean;

  @Column('boolean', { name: 'email_valid' })
  emailValid!: boolean;

  /** False until an administrator approves the registration. */
  @Column('boolean', { name: 'is_approved' })
  isApproved!: boolean;

  /** Whether the user cannot log in before the address is verified. */
  @Column('boolean', { name: 'must_verify_email' })
  mustVerifyEmail!: boolean;

  @Column('boolean', { name: 'has_second_factor' })
  hasSecondFactor!: boolean;

  /** Limits that an administrator set, by what they limit. */
  @Column('jsonb')
  limits!: object;

  /** The provider that created the user, who has no password of their own. */
  @Column('text', { name: 'login_provider', nullable: true })
  loginProvider!: string | null;

  /** Whether the last login through a trusted provider had a second factor. */
  @Column('boolean', { name: 'has_provider_factor', default: false })
  hasProviderFactor!: boolean;

  @Column('timestamptz', { name: 'valid_after', nullable: true })
  validAfter!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;
}
