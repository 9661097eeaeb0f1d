import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('mailed_links')
export class MailedLinkEntity {
  @PrimaryColumn('char', { length: 43 })
  digest!: string;

  @Column('text')
  purpose!: string;

  @Column('text', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('varchar', { nullable: true })
  email!: string | null;

  @Column('text', { name: 'password_state', nullable: true })
  passwordState!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;

  @Column('timestamptz')
  expires!: Date;
}
