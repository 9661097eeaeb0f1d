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

  @CreateDateColumn({ type: 'timestamptz' })
  added!: Date;
}
