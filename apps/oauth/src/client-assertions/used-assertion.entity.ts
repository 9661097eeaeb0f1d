import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An assertion that a client has used; it is not valid again. */
@Entity('used_assertions')
export class UsedAssertionEntity {
  @PrimaryColumn('text', { name: 'client_id' })
  clientId!: string;

  /** Digest of the `jti`. */
  @PrimaryColumn('char', { length: 43 })
  digest!: string;

  @Column('timestamptz')
  expires!: Date;
}
