import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('notices')
export class NoticeEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  text!: string;

  @Column('text')
  level!: string;

  @Column('timestamptz')
  starts!: Date;

  /** Null until it is removed. */
  @Column('timestamptz', { nullable: true })
  ends!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;

  @Column('text', { name: 'created_by', nullable: true })
  createdBy!: string | null;
}
