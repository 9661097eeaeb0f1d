import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('organizations')
export class OrganizationEntity {
  @PrimaryColumn('varchar')
  id!: string;

  @Column('text')
  name!: string;

  /** Limits that an administrator set, by what they limit. */
  @Column('jsonb')
  limits!: object;

  @Column('text', { name: 'created_by', nullable: true })
  createdBy!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;

  @Column('timestamptz', { nullable: true })
  deleted!: Date | null;
}

@Entity('organization_members')
export class OrganizationMemberEntity {
  @PrimaryColumn('varchar', { name: 'organization_id' })
  organizationId!: string;

  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  /** Null for an own set of rights. */
  @Column('text', { nullable: true })
  role!: string | null;

  @Column('text', { array: true })
  rights!: string[];

  /** Whose groups made the membership; null for one that a member made. */
  @Column('text', { name: 'login_provider', nullable: true })
  loginProvider!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  added!: Date;
}

/** When a user left an organization. */
@Entity('former_members')
export class FormerMemberEntity {
  @PrimaryColumn('varchar', { name: 'organization_id' })
  organizationId!: string;

  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;
}

/** The rights of an organization on an entity. Triggers give them to its members, in `collaborators`. */
@Entity('organization_collaborators')
export class OrganizationCollaboratorEntity {
  @PrimaryColumn('varchar', { name: 'organization_id' })
  organizationId!: string;

  @PrimaryColumn('text')
  kind!: string;

  @PrimaryColumn('varchar', { name: 'entity_id' })
  entityId!: string;

  @Column('text', { array: true })
  rights!: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  added!: Date;
}
