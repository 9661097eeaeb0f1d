import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The end of a session that a client is to be notified of. */
@Entity('logout_notices')
export class LogoutNoticeEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  sid!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'client_id' })
  clientId!: string;

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { default: () => 'now()' })
  due!: Date;
}
