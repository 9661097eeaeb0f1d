import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('registration_policy')
export class RegistrationPolicyEntity {
  @PrimaryColumn('boolean', { name: 'is_only' })
  isOnly!: boolean;

  @Column('text', { nullable: true })
  mode!: string | null;

  @Column('text', { name: 'email_domains', array: true, nullable: true })
  emailDomains!: string[] | null;

  @Column('boolean', { name: 'verification_required', nullable: true })
  isVerificationRequired!: boolean | null;

  @Column('text', { name: 'step_up', nullable: true })
  stepUp!: string | null;
}

@Entity('invitations')
export class InvitationEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('char', { length: 43 })
  digest!: string;

  @Column('varchar', { nullable: true })
  email!: string | null;

  @Column('boolean', { name: 'is_mailed' })
  isMailed!: boolean;

  @Column('boolean')
  administrator!: boolean;

  @Column('jsonb')
  rights!: object;

  /** Memberships in organizations. */
  @Column('jsonb')
  organizations!: object;

  /** Null for the link for the first administrator. */
  @Column('text', { name: 'invited_by', nullable: true })
  invitedBy!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;

  @Column('timestamptz')
  expires!: Date;
}
