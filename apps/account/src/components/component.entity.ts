import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('components')
export class ComponentEntity {
  @PrimaryColumn('varchar')
  id!: string;

  @Column('text')
  type!: string;

  /** `pending`, `approved` or `withdrawn`. */
  @Column('text')
  approval!: string;

  /** The user who created it; null for the operator and for deleted users. */
  @Column('text', { name: 'creator_id', nullable: true })
  creatorId!: string | null;

  /** Name of the creator, or empty. The database writes it, for the order of the list. */
  @Column({ type: 'text', name: 'creator_name', default: '', insert: false, update: false, select: false })
  creatorName!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;
}
