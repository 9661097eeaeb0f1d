import type { ClientKey } from '@fieldpost/auth';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('clients')
export class ClientEntity {
  @PrimaryColumn('varchar')
  id!: string;

  @Column('char', { name: 'secret_digest', nullable: true })
  secretDigest!: string | null;

  @Column('text')
  name!: string;

  @Column('text')
  description!: string;

  @Column('text', { name: 'owner_id', nullable: true })
  ownerId!: string | null;

  @Column('text', { name: 'redirect_uris', array: true })
  redirectUris!: string[];

  @Column('text', { array: true })
  grants!: string[];

  @Column('text', { array: true })
  scopes!: string[];

  @Column('boolean', { name: 'is_accepted' })
  isAccepted!: boolean;

  @Column('boolean', { name: 'is_rejected' })
  isRejected!: boolean;

  @Column('boolean', { name: 'is_official' })
  isOfficial!: boolean;

  @Column('boolean', { name: 'is_public' })
  isPublic!: boolean;

  @Column('boolean', { name: 'is_v2' })
  isV2!: boolean;

  @Column('text', { name: 'id_token_algorithm' })
  idTokenAlgorithm!: string;

  @Column('text', { name: 'post_logout_redirect_uris', array: true })
  postLogoutRedirectUris!: string[];

  @Column('text', { name: 'backchannel_logout_uri', nullable: true })
  backchannelLogoutUri!: string | null;

  @Column('jsonb')
  keys!: ClientKey[];

  @Column('text', { name: 'jwks_uri', nullable: true })
  jwksUri!: string | null;

  @Column('boolean', { name: 'for_development' })
  forDevelopment!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;

  @Column('timestamptz', { nullable: true })
  deleted!: Date | null;
}
