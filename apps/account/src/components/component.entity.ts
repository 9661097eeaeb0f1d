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

  /** The user who made it; null where the operator did, or the user is gone. */
  @Column('text', { name: 'creator_id', nullable: true })
  creatorId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;
}
