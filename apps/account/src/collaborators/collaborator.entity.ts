import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('collaborators')
export class CollaboratorEntity {
  @PrimaryColumn('text')
  kind!: string;

  @PrimaryColumn('varchar', { name: 'entity_id' })
  entityId!: string;

  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  @Column('text', { array: true })
  rights!: string[];

  /** Rights besides those through organizations; null when all rights are the user's own. */
  @Column('text', { array: true, nullable: true })
  own!: string[] | null;

  @CreateDateColumn({ type: 'timestamptz' })
  added!: Date;
}
